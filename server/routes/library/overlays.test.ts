/** Overlays stand below the starter kits, are for every account, and are counted nowhere. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { zipFile, type Overlay } from '#shared/goods.ts'
import { accountServer, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { testBuild, testGoods } from '../../testing/goods.ts'

const overlay: Overlay = {
  slug: 'laid',
  title: 'Laid',
  description: 'What it is.',
  notRun: 'It was not run.',
  parts: [{ slug: 'pages', title: 'Pages', over: 'make it', files: 1, zip: { bytes: 1, hash: 'hash-of-laid' } }],
}
const zip = '/app/extras/overlays/laid/pages.zip'

describeEachDatabase('overlays', (open) => {
  let accounts: AccountServer
  let member: Browser
  beforeAll(async () => {
    const buildDir = testBuild()
    const file = join(buildDir, zipFile('overlays', 'laid', 'pages'))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, zipSync({ 'MILLWORK.md': strToU8('Lay it over.') }))
    accounts = await accountServer(await open(), { goods: testGoods, overlays: () => [overlay], buildDir })
    member = (await accounts.member()).client
  })

  test('the pages of starter kits have them apart from what they list, those of templates do not', async () => {
    for (const path of ['/starter-kits', '/app/extras/starter-kits']) {
      const { props } = await member.visit(path)
      expect(props.overlays).toEqual([overlay])
      expect(props.goods).toMatchObject(testGoods['starter-kits'].map(({ slug }) => ({ slug })))
    }
    expect((await member.visit('/templates')).props.overlays).toEqual([])
  })

  test('no figure counts them', async () => {
    const { props } = await member.visit('/starter-kits')
    expect(props.site).toMatchObject({ counts: { starter_kits: testGoods['starter-kits'].length, templates: 1 } })
  })

  test('an account without a licence takes one home, a guest is asked to sign in', async () => {
    const answer = await member.send(zip)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="millwork-laid-pages.zip"',
      etag: '"hash-of-laid"',
    })
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(strFromU8(files['MILLWORK.md']!)).toBe('Lay it over.')
    const asked = await accounts.browser().send(zip)
    expect([asked.status, asked.headers.get('location')]).toEqual([303, `/login?next=${encodeURIComponent(zip)}`])
  })

  test.each([
    '/app/extras/overlays/laid/other.zip',
    '/app/extras/overlays/other/pages.zip',
    '/app/extras/overlays/..%2Flaid/pages.zip',
    '/app/extras/starter-kits/laid/pages.zip',
    '/starter-kits/laid',
  ])('there is nothing at %s', async (path) => {
    expect((await member.send(path)).status).toBe(404)
  })
})
