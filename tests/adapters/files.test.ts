import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { localFiles } from '../../src/adapters/files.ts'
import { UserError } from '../../src/domain/user-error.ts'

const files = localFiles()
/** An empty folder, gone after the test. */
function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sevengates-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
const errorOf = (promise: Promise<unknown>) => promise.then(() => undefined).catch((error: unknown) => error)

describe('a workspace', () => {
  it('is a folder that only we can read', async () => {
    const workspace = await files.makeWorkspace()

    expect(statSync(workspace.folder).mode & 0o777).toBe(0o700)
    await workspace.dispose()
  })

  it.each(['a.sol', 'src/deep/er/A.sol', 'ü $(x)/-rf "\n".sol', './b.sol', 'c/../d.sol', 'back\\slash.sol'])(
    'keeps what is written to %j',
    async (path) => {
      const workspace = await files.makeWorkspace()

      const written = await workspace.write(path, 'contract A {}')

      expect(readFileSync(written, 'utf8')).toBe('contract A {}')
      expect(written.startsWith(`${workspace.folder}/`)).toBe(true)
      await workspace.dispose()
    },
  )

  it('keeps bytes as they are, and the later of two writes', async () => {
    const workspace = await files.makeWorkspace()
    await workspace.write('a', 'much longer before')

    const written = await workspace.write('a', new Uint8Array([0, 255, 10]))

    expect([...readFileSync(written)]).toEqual([0, 255, 10])
    await workspace.dispose()
  })

  it('takes many writes at once', async () => {
    const workspace = await files.makeWorkspace()
    const paths = Array.from({ length: 200 }, (_, index) => `a/b/${index % 7}/${index}.sol`)

    const written = await Promise.all(paths.map((path) => workspace.write(path, path)))

    expect(written.map((path) => readFileSync(path, 'utf8'))).toEqual(paths)
    await workspace.dispose()
  })

  it.each(['', '.', '..', '../a', 'a/../../b', '/etc/x', 'a\0b'])('refuses %j', async (path) => {
    const workspace = await files.makeWorkspace()

    await expect(workspace.write(path, '')).rejects.toThrow('leaves the workspace')
    expect(readdirSync(workspace.folder)).toEqual([])
    await workspace.dispose()
  })

  it.each([
    ['a folder', 'link/a.sol'],
    ['a folder above new ones', 'link/new/a.sol'],
    ['a file', 'file'],
    ['nothing', 'dangling/a.sol'],
    ['nothing, as the file itself', 'dangling'],
  ])('refuses to go through a symbolic link to %s', async (_, path) => {
    const [workspace, outside] = [await files.makeWorkspace(), aFolder()]
    writeFileSync(join(outside, 'file'), 'before')
    symlinkSync(outside, join(workspace.folder, 'link'))
    symlinkSync(join(outside, 'file'), join(workspace.folder, 'file'))
    symlinkSync(join(outside, 'none'), join(workspace.folder, 'dangling'))

    await expect(workspace.write(path, 'after')).rejects.toThrow('leaves the workspace')
    expect(readdirSync(outside)).toEqual(['file'])
    expect(readFileSync(join(outside, 'file'), 'utf8')).toBe('before')
    await workspace.dispose()
  })

  it('shows a hostile path without obeying it', async () => {
    const workspace = await files.makeWorkspace()

    await expect(workspace.write('../\u001b[2J', '')).rejects.toThrow('../\\u{1b}[2J leaves the workspace')
    await workspace.dispose()
  })

  it('is gone when it is disposed of, also twice', async () => {
    const workspace = await files.makeWorkspace()
    await workspace.write('a/b', 'x')
    await workspace.dispose()
    await workspace.dispose()

    expect(existsSync(workspace.folder)).toBe(false)
  })

  it('is where the caller wants it, also behind a symbolic link', async () => {
    const folder = aFolder()
    mkdirSync(join(folder, 'real'))
    symlinkSync(join(folder, 'real'), join(folder, 'link'))

    const workspace = await localFiles(join(folder, 'link')).makeWorkspace()
    const written = await workspace.write('a/b', 'x')

    expect(written.startsWith(join(folder, 'real'))).toBe(true)
  })
})

describe('a report', () => {
  it('is written whole, with the folders on the way, and nothing beside it', async () => {
    const folder = aFolder()
    await files.writeReport(join(folder, 'out/deep/audit.json'), '{}')

    expect(readdirSync(join(folder, 'out/deep'))).toEqual(['audit.json'])
    expect(readFileSync(join(folder, 'out/deep/audit.json'), 'utf8')).toBe('{}')
  })

  it('takes the place of an earlier one', async () => {
    const path = join(aFolder(), 'audit.json')
    writeFileSync(path, 'a longer one')
    await files.writeReport(path, '{}')

    expect(readFileSync(path, 'utf8')).toBe('{}')
  })

  it('takes the place of a symbolic link and leaves alone what it points to', async () => {
    const folder = aFolder()
    writeFileSync(join(folder, 'precious'), 'before')
    symlinkSync(join(folder, 'precious'), join(folder, 'audit.json'))
    await files.writeReport(join(folder, 'audit.json'), '{}')

    expect(readFileSync(join(folder, 'precious'), 'utf8')).toBe('before')
    expect(readFileSync(join(folder, 'audit.json'), 'utf8')).toBe('{}')
  })

  it('goes into a device without replacing it', async () => {
    await files.writeReport('/dev/null', '{}')

    expect(statSync('/dev/null').isCharacterDevice()).toBe(true)
  })

  it.each([
    ['a full disk', '/dev/full', '/dev/full could not be written: the disk is full'],
    ['a folder of the system', '/proc/audit.json', '/proc/audit.json could not be written: ENOENT'],
    ['a folder below a file', '/etc/hostname/a.json', 'a part of its path is not a folder'],
    ['a folder in its place', '/usr', '/usr could not be written: it is a folder'],
    ['a name that is too long', `/${'x'.repeat(300)}`, 'its name is too long'],
    ['a hostile name', '/proc/\u001b[2J\n', '/proc/\\u{1b}[2J\\n could not be written'],
    ['a name with a zero', 'a\0b', 'a\\u{0}b could not be written'],
  ])('tells what and where when it meets %s', async (_, path, message) => {
    const error = await errorOf(files.writeReport(path, '{}'))

    expect(error).toBeInstanceOf(UserError)
    expect(error).toMatchObject({ code: 'OUTPUT_NOT_WRITTEN', message: expect.stringContaining(message) })
  })

  it('leaves no draft behind when it fails', async () => {
    const folder = aFolder()
    mkdirSync(join(folder, 'audit.json'))
    await errorOf(files.writeReport(join(folder, 'audit.json'), '{}'))

    expect(readdirSync(folder)).toEqual(['audit.json'])
  })
})

describe('a text', () => {
  it('is read, without the byte order mark', async () => {
    const path = join(aFolder(), 'a')
    writeFileSync(path, '\ufeffgrüße\r\n')

    expect(await files.readText(path)).toBe('grüße\r\n')
  })

  it.each(['/no/such/file', '/etc/hostname/below'])('is undefined when there is no %s', async (path) => {
    expect(await files.readText(path)).toBeUndefined()
  })

  it('is refused beyond 16 MiB', async () => {
    const path = join(aFolder(), 'a')
    writeFileSync(path, Buffer.alloc(16 * 1024 * 1024, 'x'))
    expect(await files.readText(path)).toHaveLength(16 * 1024 * 1024)
    writeFileSync(path, Buffer.alloc(16 * 1024 * 1024 + 1, 'x'))

    await expect(files.readText(path)).rejects.toThrow(`${path} is larger than 16 MiB`)
  })

  it('is refused when it is not UTF-8', async () => {
    const path = join(aFolder(), 'a\u001b')
    writeFileSync(path, new Uint8Array([0x61, 0xff]))

    await expect(files.readText(path)).rejects.toThrow('a\\u{1b} is not UTF-8 text')
  })

  it('is refused when it is no file, without waiting for anybody', async () => {
    const pipe = join(aFolder(), 'pipe')
    spawnSync('mkfifo', [pipe])

    await expect(files.readText(pipe)).rejects.toThrow('is not a file')
    await expect(files.readText('/usr')).rejects.toThrow('/usr is not a file')
  })

  it('is refused with a reason when the system refuses it', async () => {
    const loop = join(aFolder(), 'loop')
    symlinkSync(loop, loop)

    await expect(files.readText(loop)).rejects.toThrow('cannot be read: ELOOP')
  })
})
