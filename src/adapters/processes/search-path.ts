import { constants, realpathSync } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { delimiter, isAbsolute, join, relative } from 'node:path'

const windowsEndings = ['.exe', '.com', '']

/**
 * The folders of a PATH in which programs are looked for, in order: absolute ones that exist and do not lie in an
 * untrusted folder. A repository could otherwise bring its own `solc`.
 */
export function trustedFolders(path: string, untrusted: readonly string[]): readonly string[] {
  const forbidden = untrusted.map((folder) => realPath(folder) ?? folder)
  const trusted = path.split(delimiter).filter((folder) => {
    const real = isAbsolute(folder) ? realPath(folder) : undefined
    return real !== undefined && !forbidden.some((parent) => isBelow(real, parent))
  })
  return [...new Set(trusted)]
}

/** The absolute path of a program in one of the folders; an absolute path is looked at as it is, any other path is nowhere. */
export async function findProgram(program: string, folders: readonly string[]): Promise<string | undefined> {
  const isPlainName = !/[\\/\0]/.test(program) && !['', '.', '..'].includes(program)
  const places = isAbsolute(program)
    ? [program]
    : isPlainName
      ? folders.map((folder) => join(folder, program))
      : []
  const endings = process.platform === 'win32' ? windowsEndings : ['']
  for (const place of places.flatMap((place) => endings.map((ending) => `${place}${ending}`))) {
    if (await isProgram(place)) return place
  }
  return undefined
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}

function isBelow(path: string, parent: string): boolean {
  const way = relative(parent, path)
  return way === '' || !(/^\.\.([\\/]|$)/.test(way) || isAbsolute(way))
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
