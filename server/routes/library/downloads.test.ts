import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { insideOf, testBuild, testGoods } from '../../testing/goods.ts'

const kept = '/app/extras/starter-kits/kept/html.zip'
const free = '/app/extras/starter-kits/open/html.zip'
const template = '/app/extras/templates/kept/html.zip'

describeEachDatabase('the zips of templates and starter kits', (open) => {
  let accounts: AccountServer
  const people: Record<string, Browser> = {}
  beforeAll(async () => {
    accounts = await accountServer(await open(), { goods: testGoods, buildDir: testBuild() })
    people.free = (await accounts.member()).client
    for (const license of ['developer', 'unlimited', 'team'] as const)
      people[license] = (await accounts.member({ license })).client
  })

  test.each([
    // who, a free kit, another kit, a template
    ['free', 200, 403, 403],
    ['developer', 200, 200, 403],
    ['unlimited', 200, 200, 200],
    ['team', 200, 200, 200],
  ])('%s: a free kit %i, any kit %i, a template %i', async (who, freeKit, kit, whole) => {
    const answers = await Promise.all([free, kept, template].map((path) => people[who]!.send(path)))
    expect(answers.map(({ status }) => status)).toEqual([freeKit, kit, whole])
    for (const answer of answers.filter(({ status }) => status === 403))
      expect(answer.headers.get('content-type')).toContain('text/html')
  })

  test('the pages name just what may be downloaded', async () => {
    const openTo = async (client: Browser, path: string) => (await client.visit(path)).props.open
    expect(await openTo(accounts.browser(), '/starter-kits')).toEqual([])
    expect(await openTo(people.free!, '/starter-kits')).toEqual(['open'])
    expect(await openTo(people.free!, '/app/extras/starter-kits')).toEqual(['open'])
    expect(await openTo(people.developer!, '/app/extras/starter-kits')).toEqual(['open', 'kept'])
    expect(await openTo(people.developer!, '/app/extras/templates')).toEqual([])
    expect(await openTo(people.team!, '/templates')).toEqual(['kept'])
  })

  test('a guest is sent to sign in, and back', async () => {
    const answer = await accounts.browser().send(free)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/login?next=${encodeURIComponent(free)}`])
  })

  test.each([
    '/app/extras/templates/nothing/html.zip',
    '/app/extras/templates/kept/vue.zip',
    '/app/extras/tools/kept/html.zip',
    '/app/extras/templates/..%2Fkept/html.zip',
    '/app/extras/templates/kept/html',
  ])('there is nothing at %s', async (path) => {
    expect((await people.team!.send(path)).status).toBe(404)
  })

  describe('as a file', () => {
    const whole = async () => new Uint8Array(await (await people.team!.send(template)).arrayBuffer())

    test('is whole, with its length, its name and its tag', async () => {
      const answer = await people.team!.send(template)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="millwork-kept.zip"',
        'accept-ranges': 'bytes',
        etag: '"hash-of-kept"',
        'cache-control': 'private, no-cache',
      })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
      expect(strFromU8(unzipSync(bytes)['readme.txt']!)).toBe(insideOf('templates', 'kept'))
    })

    test('goes on where it stopped', async () => {
      const all = await whole()
      const answer = await people.team!.send(template, {
        headers: { range: 'bytes=10-', 'if-range': '"hash-of-kept"' },
      })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([
        206,
        `bytes 10-${all.length - 1}/${all.length}`,
      ])
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(all.slice(10))
    })

    test.each([
      ['the last bytes', 'bytes=-5', 206, 5],
      ['some in the middle', 'bytes=2-5', 206, 4],
      ['more than there is', 'bytes=2-99999', 206, null],
      ['an order that is none', 'bytes=5-2', 200, null],
      ['several parts', 'bytes=0-1,4-5', 200, null],
      ['another unit', 'lines=0-1', 200, null],
      ['what lies behind the end', 'bytes=99999-', 416, 0],
    ])('asked for %s', async (_what, range, status, length) => {
      const answer = await people.team!.send(template, { headers: { range } })
      expect(answer.status).toBe(status)
      const bytes = (await answer.arrayBuffer()).byteLength
      if (length !== null) expect(bytes).toBe(length)
    })

    test('is sent anew to who began another one, and not again to who has it', async () => {
      const other = await people.team!.send(template, { headers: { range: 'bytes=10-', 'if-range': '"older"' } })
      expect(other.status).toBe(200)
      const known = await people.team!.send(template, { headers: { 'if-none-match': '"hash-of-kept"' } })
      expect([known.status, await known.text()]).toEqual([304, ''])
    })

    test('HEAD says the same without the bytes, to the same people', async () => {
      const answer = await people.team!.send(template, { method: 'HEAD' })
      expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String((await whole()).length)])
      expect(await answer.text()).toBe('')
      expect((await people.developer!.send(template, { method: 'HEAD' })).status).toBe(403)
    })
  })
})
