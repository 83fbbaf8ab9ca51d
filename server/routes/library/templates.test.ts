import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import type { Pages, TemplateProps } from '#shared/page-props.ts'
import { editionName } from '#shared/goods.ts'
import { hrefOf } from '#shared/search/documents.ts'
import { urls } from '#shared/urls.ts'
import { accountServer, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { testBuild, testContents, testGoods, testProject } from '../../testing/goods.ts'

const pages = [
  { path: '/', title: 'Home' },
  { path: '/work/a-bridge', title: 'A bridge' },
]
const astroFiles: [string, number][] = [['astro.config.ts', 300]]

describeEachDatabase('the page of a template', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    const [html] = testProject('kept').editions
    const editions = [html!, { ...html!, slug: 'astro', title: 'Astro' }]
    const templates = [testProject('kept', { pages, editions }), testProject('other', { editions: [] })]
    const ofAstro = { ...testContents[editionName('templates', 'kept', 'html')]!, files: astroFiles, packages: [] }
    const contents = () => ({ ...testContents, [editionName('templates', 'kept', 'astro')]: ofAstro })
    accounts = await accountServer(await open(), {
      goods: { ...testGoods, templates },
      contents,
      buildDir: testBuild(),
    })
  })
  const shown = async (client: Browser, path: string) => {
    const { component, props } = await client.visit(path)
    return { component, props: props as unknown as TemplateProps }
  }

  test('tells everyone what is in each edition, by the names and sizes of its files', async () => {
    const { component, props } = await shown(accounts.browser(), urls.template('kept'))
    expect(component).toBe('template')
    expect(props).toMatchObject({
      template: { slug: 'kept', pages },
      contents: { html: { files: 2, packages: 1 }, astro: { files: 1, packages: 0 } },
      shown: {
        edition: 'html',
        files: [
          ['README.md', 12],
          ['src/app.ts', 2048],
        ],
      },
      isOpen: false,
      others: [{ slug: 'other' }],
    })
  })

  test.each([
    ['?edition=astro', 'astro'],
    ['?edition=html', 'html'],
    ['?edition=__proto__', 'html'],
    ['?edition=html&edition=astro', 'html'],
    ['?edition=', 'html'],
  ])('%s names the files of %s, and of no other', async (query, edition) => {
    const { client } = await accounts.member()
    for (const [browser, path] of [
      [accounts.browser(), urls.template],
      [client, urls.appTemplate],
    ] as const) {
      const { props } = await shown(browser, path('kept') + query)
      expect(props.shown).toMatchObject({ edition, packages: edition === 'html' ? [{ name: 'vite' }] : [] })
      expect(JSON.stringify(props).includes('astro.config.ts')).toBe(edition === 'astro')
      expect(JSON.stringify(props).includes('src/app.ts')).toBe(edition === 'html')
    }
  })

  test('a template without an edition has a page that tells of none', async () => {
    const { props } = await shown(accounts.browser(), urls.template('other'))
    expect([props.contents, props.shown.files]).toEqual([{}, []])
  })

  test.each([
    ['free', false],
    ['developer', false],
    ['unlimited', true],
    ['team', true],
  ] as const)('in the app, %s finds it open: %s', async (license, isOpen) => {
    const { client } = await accounts.member(license === 'free' ? {} : { license })
    const { component, props } = await shown(client, urls.appTemplate('kept'))
    expect([component, props.isOpen]).toEqual(['app/extras/template', isOpen])
  })

  test('in the app, a guest is sent to sign in', async () => {
    const answer = await accounts.browser().send(urls.appTemplate('kept'))
    expect(answer.headers.get('location')).toBe(`/login?next=${encodeURIComponent(urls.appTemplate('kept'))}`)
  })

  test('says to programs where it stands, and what it is', async () => {
    const html = await (await accounts.browser().send(urls.template('kept'))).text()
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html).toContain('"name":"kept, template"')
  })

  describe('where there is none of this name', () => {
    test('the nearest are offered', async () => {
      const near = [{ href: urls.template('kept') }, { title: 'other' }]
      for (const path of [urls.template('keppt'), urls.templatePreview('keppt')])
        expect(await accounts.browser().visit(path)).toMatchObject({ component: 'error', props: { status: 404, near } })
      const { client } = await accounts.member()
      expect(await client.visit(urls.appTemplate('keppt'))).toMatchObject({
        props: { status: 404, near: [{ href: urls.appTemplate('kept') }, { title: 'other' }] },
      })
    })

    test.each(['..%2Fkept', 'constructor', '__proto__', 'x'.repeat(3000)])('%s is not found', async (slug) => {
      expect((await accounts.browser().send(`/templates/${slug}`)).status).toBe(404)
    })
  })

  describe('its live preview', () => {
    test.each([
      [urls.templatePreview('kept'), '/'],
      [urls.templatePreview('kept', '/work/a-bridge'), '/work/a-bridge'],
      [urls.templatePreview('kept', '/work/unknown'), '/'],
      [urls.templatePreview('kept', '//elsewhere.example'), '/'],
      [`${urls.templatePreview('kept')}?page=/work&page=/work/a-bridge`, '/'],
    ])('%s begins with %s', async (path, start) => {
      const { props } = await accounts.browser().visit(path)
      expect((props as unknown as Pages['template-preview']).start).toBe(start)
    })

    test('is none where no edition can be shown', async () => {
      expect((await accounts.browser().send(urls.templatePreview('other'))).status).toBe(404)
    })
  })

  test('every template is in the sitemap, in the text for assistants and among what search finds', async () => {
    const client = accounts.browser()
    const textOf = async (path: string) => (await client.send(path)).text()
    expect(await textOf(urls.sitemap())).toContain('/templates/kept<')
    expect(await textOf(urls.llms())).toContain('/templates/kept)')
    const { groups } = (await client.visit(urls.search('kept'))).props as unknown as Pages['search']
    const found = groups.flatMap(({ documents }) => documents).find(({ kind }) => kind === 'template')!
    expect([hrefOf(found, false), hrefOf(found, true)]).toEqual([urls.template('kept'), urls.appTemplate('kept')])
  })
})
