import type { Told } from './stage.ts'

export function fine(body: unknown): Told {
  return { status: 200, body }
}

export function listOf(body: readonly unknown[]): Told {
  return { status: 200, body, isPaged: true }
}

export function notFound(message = 'Not Found'): Told {
  return { status: 404, body: { message, documentation_url: 'https://docs.github.com/rest', status: '404' } }
}

export function forbidden(message = 'Resource not accessible by integration'): Told {
  return { status: 403, body: { message, documentation_url: 'https://docs.github.com/rest', status: '403' } }
}

export function unprocessable(resource: string, field: string, message: string): Told {
  const errors = [{ resource, code: 'custom', field, message }]
  return {
    status: 422,
    body: { message: 'Validation Failed', errors, documentation_url: 'https://docs.github.com/rest' },
  }
}
