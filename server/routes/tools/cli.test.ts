import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { cliFile } from '#shared/cli.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { needed } from '#shared/needed.ts'
import { ownLicenseOf } from '../../domain/selling/licenses.ts'
import { revokeLicense } from '../../domain/selling/revocation.ts'
import { accessKeyOf } from '../../testing/access-keys.ts'
import { accountServer, type AccountServer } from '../../testing/accounts.ts'
import { insideOf, testBuild, testGoods } from '../../testing/goods.ts'

describeEachDatabase('what the command line asks', (open) => {
  let accounts: AccountServer
  const keys: Record<string, string> = {}
  beforeAll(async () => {
    accounts = await accountServer(await open(), { goods: testGoods, buildDir: testBuild() })
    keys.free = await accessKeyOf(accounts, (await accounts.member()).id)
    for (const license of ['developer', 'unlimited', 'team'] as const)
      keys[license] = await accessKeyOf(accounts, (await accounts.member({ license })).id)
  })
  const ask = (path: string, key?: string, headers: Record<string, string> = {}) =>
    accounts.browser().send(path, { headers: { ...headers, ...(key && { authorization: `Bearer ${key}` }) } })

  test('the package is for everybody and for good, its older versions lead to it, and others are not there', async () => {
    const answer = await ask(urls.cliTarball(cliFile()))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('application/gzip')
    expect(Buffer.from(await answer.arrayBuffer()).readUInt16BE()).toBe(0x1f8b)
    const etag = answer.headers.get('etag')!
    expect((await ask(urls.cliTarball(cliFile()), undefined, { 'if-none-match': etag })).status).toBe(304)
    const older = await ask('/cli/millwork-0.9.0.tgz')
    expect([older.status, older.headers.get('location'), older.headers.get('cache-control')]).toEqual([
      302,
      urls.cliTarball(cliFile()),
      'no-store',
    ])
    for (const path of [
      '/cli/millwork-999.0.0.tgz',
      '/cli/millwork-1.0.0-beta.tgz',
      '/cli/millwork-..%2F..%2Fetc.tgz',
    ]) {
      const none = await ask(path)
      expect([path, none.status]).toEqual([path, 404])
      expect(none.headers.get('content-type')).toContain('application/json')
    }
    expect(await (await ask(urls.cliLatest())).json()).toEqual({
      version: site.version,
      url: `http://localhost:3000${urls.cliTarball(cliFile())}`,
      integrity: expect.stringMatching(/^sha512-/),
      size: expect.any(Number),
    })
  })

  test('whose key asks is told to whoever has it, and nothing that opens anything', async () => {
    expect(await (await ask(urls.cliSelf(), keys.team)).json()).toEqual({
      key: { name: 'Build', isTeam: false },
      licence: 'Team',
    })
    expect(await (await ask(urls.cliSelf(), keys.free)).json()).toEqual({
      key: { name: 'Build', isTeam: false },
      licence: null,
    })
    const none = await ask(urls.cliSelf())
    expect(none.status).toBe(401)
    expect(await none.json()).toEqual({ message: expect.stringContaining('This needs an access key.') })
    expect((await ask(urls.cliSelf(), 'mwk_unknown')).status).toBe(401)
  })

  test('a session opens nothing here', async () => {
    const { client } = await accounts.member({ license: 'team' })
    expect((await client.send(urls.cliSelf())).status).toBe(401)
    expect((await client.send(urls.cliProject('templates', 'kept', 'html'))).status).toBe(401)
  })

  test.each([
    // whose key, a free kit, another kit, a template
    [undefined, 401, 401, 401],
    ['free', 200, 403, 403],
    ['developer', 200, 200, 403],
    ['unlimited', 200, 200, 200],
    ['team', 200, 200, 200],
  ])('key of %s: a free kit %i, any kit %i, a template %i, and the list says the same', async (who, ...expected) => {
    const key = who && keys[who]
    const wanted = [
      ['starter-kits', 'open'],
      ['starter-kits', 'kept'],
      ['templates', 'kept'],
    ] as const
    const answers = await Promise.all(wanted.map(([kind, slug]) => ask(urls.cliProject(kind, slug, 'html'), key)))
    expect(answers.map(({ status }) => status)).toEqual(expected)
    for (const [at, answer] of answers.entries()) {
      const text = await answer.text()
      const inside = insideOf(wanted[at]![0], wanted[at]![1])
      if (answer.status !== 200) expect(JSON.parse(text)).toEqual({ message: expect.any(String) })
      if (answer.status !== 200) expect(text).not.toContain(inside)
    }
    const list = (await (await ask(urls.cliProjects(), key)).json()) as { projects: { isOpen: boolean }[] }
    expect(list.projects.map(({ isOpen }) => isOpen)).toEqual(expected.map((status) => status === 200))
  })

  test('a refund closes it with the next request', async () => {
    const { id } = await accounts.member({ license: 'team' })
    const key = await accessKeyOf(accounts, id)
    const template = urls.cliProject('templates', 'kept', 'html')
    expect((await ask(template, key)).status).toBe(200)
    await revokeLicense(accounts.database, needed((await ownLicenseOf(accounts.database, id))?.id, 'A licence'))
    expect((await ask(template, key)).status).toBe(403)
    expect(await (await ask(urls.cliSelf(), key)).json()).toMatchObject({ licence: null })
  })

  test.each([
    '/cli/projects/tools/kept/html.zip',
    '/cli/projects/templates/nothing/html.zip',
    '/cli/projects/templates/kept/vue.zip',
    '/cli/projects/__proto__/kept/html.zip',
  ])('there is nothing at %s', async (path) => {
    expect((await ask(path, keys.team)).status).toBe(404)
  })
})
