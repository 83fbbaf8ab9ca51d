import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import type { KitProps, Pages } from '#shared/page-props.ts'
import { hrefOf } from '#shared/search/documents.ts'
import { urls } from '#shared/urls.ts'
import { accountServer, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { testBuild, testGoods } from '../../testing/goods.ts'

describeEachDatabase('the page of a starter kit', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open(), { goods: testGoods, buildDir: testBuild() })
  })
  const shown = async (client: Browser, path: string) => {
    const { component, props } = await client.visit(path)
    return { component, props: props as unknown as KitProps }
  }

  test('tells everyone what is in it, by the names and sizes of its files', async () => {
    const { component, props } = await shown(accounts.browser(), urls.starterKit('kept'))
    expect(component).toBe('starter-kit')
    expect(props).toMatchObject({
      kit: { slug: 'kept', kit: { family: 'react', accounts: true } },
      contents: {
        files: [
          ['README.md', 12],
          ['src/app.ts', 2048],
        ],
        readme: null,
      },
      isOpen: false,
      others: [{ slug: 'open' }],
    })
  })

  test('has the README of a free one', async () => {
    const { props } = await shown(accounts.browser(), urls.starterKit('open'))
    expect(props.contents.readme).toBe('# A free kit')
  })

  test.each([
    ['free', 'open', true],
    ['free', 'kept', false],
    ['developer', 'kept', true],
  ] as const)('in the app, %s finds “%s” open: %s', async (license, slug, isOpen) => {
    const { client } = await accounts.member(license === 'free' ? {} : { license })
    const { component, props } = await shown(client, urls.appStarterKit(slug))
    expect([component, props.isOpen]).toEqual(['app/extras/starter-kit', isOpen])
  })

  test('in the app, a guest is sent to sign in', async () => {
    const answer = await accounts.browser().send(urls.appStarterKit('kept'))
    expect(answer.headers.get('location')).toBe(`/login?next=${encodeURIComponent(urls.appStarterKit('kept'))}`)
  })

  test('says to programs where it stands, and what it is', async () => {
    const html = await (await accounts.browser().send(urls.starterKit('kept'))).text()
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html).toContain('/starter-kits#kits-react')
    expect(html).toContain('"name":"kept, starter kit"')
  })

  describe('where there is none of this name', () => {
    test('the nearest are offered', async () => {
      const answer = await accounts.browser().visit(urls.starterKit('opne'))
      expect(answer).toMatchObject({
        component: 'error',
        props: { status: 404, near: [{ title: 'open', href: urls.starterKit('open') }, { title: 'kept' }] },
      })
      const { client } = await accounts.member()
      expect(await client.visit(urls.appStarterKit('keept'))).toMatchObject({
        props: { status: 404, near: [{ href: urls.appStarterKit('kept') }, { title: 'open' }] },
      })
    })

    test.each(['..%2Fkept', 'constructor', '__proto__', 'x'.repeat(3000)])('%s is not found', async (slug) => {
      expect((await accounts.browser().send(`/starter-kits/${slug}`)).status).toBe(404)
    })
  })

  test('every kit is in the sitemap, in the text for assistants and among what search finds', async () => {
    const client = accounts.browser()
    const textOf = async (path: string) => (await client.send(path)).text()
    for (const slug of ['open', 'kept']) {
      expect(await textOf(urls.sitemap())).toContain(`/starter-kits/${slug}<`)
      expect(await textOf(urls.llms())).toContain(`/starter-kits/${slug})`)
    }
    const { groups } = (await client.visit(urls.search('kept'))).props as unknown as Pages['search']
    const found = groups.flatMap(({ documents }) => documents).find(({ kind }) => kind === 'kit')!
    expect([hrefOf(found, false), hrefOf(found, true)]).toEqual([urls.starterKit('kept'), urls.appStarterKit('kept')])
  })

  test('the shelf has one picture of each, and leaves the others to their pages', async () => {
    const page = await accounts.browser().visit(urls.starterKits())
    const goods = page.props.goods as unknown as KitProps['kit'][]
    expect(goods.map(({ gallery, phone }) => [gallery.length, phone.length])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})
