import { realpath } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { UserError } from '../domain/user-error.ts'

/**
 * Absolute path of the folder for the reports that an input names. Throws `INPUT_INVALID` when it lies in the workspace
 * by its name and elsewhere by its links: a pull request may have brought those.
 */
export async function outputFolder(workspace: string, named: string): Promise<string> {
  const folder = resolve(workspace, named)
  if (!isBelow(folder, workspace) || isBelow(await realPath(folder), await realPath(workspace))) return folder
  throw new UserError(
    'INPUT_INVALID',
    `\`output-directory\` "${named}" leads out of the workspace by a link`,
    {
      hint: 'Name a folder that the repository does not hold, or leave the input out.',
    },
  )
}

/** Where a path leads as far as it exists. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch {
    const above = dirname(path)
    return above === path ? path : resolve(await realPath(above), relative(above, path))
  }
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith('../') && resolve(folder, way) === path
}
