import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Play = (request: IncomingMessage, response: ServerResponse) => void

/** A server on this machine that answers the first request by the first play, and so on; the last play answers all further ones. */
export async function withServer<T>(
  plays: readonly Play[],
  use: (url: string, asked: readonly string[]) => Promise<T>,
): Promise<T> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const play = plays[Math.min(asked.length, plays.length - 1)]
    asked.push(String(request.url))
    play?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await use(`http://127.0.0.1:${port}/`, asked)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

export function giving(body: Uint8Array): Play {
  return (_, response) => void response.end(body)
}

export function answering(status: number, headers: Readonly<Record<string, string>> = {}): Play {
  return (_, response) => void response.writeHead(status, headers).end('no')
}

/** Promises the whole and breaks off in the middle. */
export function breakingOff(body: Uint8Array): Play {
  return (_, response) => {
    response.writeHead(200, { 'content-length': String(body.length) })
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  }
}

/** Ends properly after a part. */
export function givingHalf(body: Uint8Array): Play {
  return giving(body.subarray(0, Math.floor(body.length / 2)))
}

/** Begins, and then never goes on. */
export function stalling(body: Uint8Array): Play {
  return (_, response) => void response.write(body.subarray(0, 10))
}
