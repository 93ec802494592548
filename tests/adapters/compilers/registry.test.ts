import { describe, expect, it } from 'vitest'
import { registryOf } from '../../../src/adapters/compilers/registry.ts'

function registryWith(
  environment: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
) {
  return registryOf(environment, async (path) => files[path.replaceAll('\\', '/')])
}

describe('registryOf', () => {
  it("is npm's own where nothing is set", async () => {
    expect(await registryWith({})).toMatchObject({
      kind: 'usable',
      url: expect.stringMatching(/^https:.*npmjs.*\/$/),
    })
    expect(await registryWith({ HOME: '/home/me' }, { '/home/me/.npmrc': 'audit=false\n' })).toEqual(
      await registryWith({}),
    )
  })

  it.each(['npm_config_registry', 'NPM_CONFIG_REGISTRY'])('is what %s says', async (name) => {
    const files = { '/home/me/.npmrc': 'registry=https://npm.example.org/mine' }

    expect(await registryWith({ HOME: '/home/me', [name]: 'https://npm.example.org/all' }, files)).toEqual({
      kind: 'usable',
      url: 'https://npm.example.org/all/',
    })
  })

  it.each([
    ['registry=https://npm.example.org/'],
    ['# mine\n registry = "https://npm.example.org" \n@x:registry=https://other.example.org\n'],
    ['registry=https://old.example.org\r\nregistry=https://npm.example.org\r\nregistry=\r\n'],
  ])("is what the user's own file says: %j", async (text) => {
    expect(await registryWith({ HOME: '/home/me' }, { '/home/me/.npmrc': text })).toEqual({
      kind: 'usable',
      url: 'https://npm.example.org/',
    })
  })

  it('reads another file where npm is told to', async () => {
    const environment = { HOME: '/home/me', npm_config_userconfig: '/etc/my-npmrc' }

    expect(await registryWith(environment, { '/etc/my-npmrc': 'registry=https://npm.example.org/' })).toEqual(
      {
        kind: 'usable',
        url: 'https://npm.example.org/',
      },
    )
  })

  it.each([
    ['http://npm.example.org/', "npm's registry must be reached by https; it is http://npm.example.org"],
    ['file:///etc/', "npm's registry must be reached by https; it is file://"],
    ['npm', 'npm\'s registry is no URL: "npm"'],
    [
      'https://me:secret@npm.example.org/',
      "npm's registry at npm.example.org asks for a password in its URL",
    ],
  ])('is not %s', async (url, reason) => {
    expect(await registryWith({ npm_config_registry: url })).toEqual({ kind: 'unusable', reason })
  })

  it('may be on this machine', async () => {
    expect(await registryWith({ npm_config_registry: 'http://127.0.0.1:4873' })).toEqual({
      kind: 'usable',
      url: 'http://127.0.0.1:4873/',
    })
  })
})
