import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { publicationsOf } from '../../domain/publishing/publications.ts'
import { createTestApp, signUp } from '../../testing/index.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { publishedSample } from '../../testing/publications.ts'

const publications = publicationsOf(() => publishedSample)
const catalogue = testCatalogue([testComponent('marketing/sections/hero/big', { keywords: ['jumbotron', 'header'] })])

describeEachDatabase('what we publish', (open) => {
  let server: ReturnType<typeof createTestApp>
  beforeAll(async () => {
    server = createTestApp(await open(), { publications, catalogue })
  })
  const member = async () => {
    const client = server.client()
    await signUp(client)
    return client
  }

  test.each([
    ['/changelog', 'changelog'],
    ['/docs', 'docs/index'],
    ['/docs/b', 'docs/show'],
    ['/docs/search?q=contrast', 'docs/search'],
    ['/blog', 'blog/index'],
    ['/blog/tags/css', 'blog/index'],
    ['/blog/newer', 'blog/show'],
    ['/license', 'legal'],
  ])('GET %s shows everyone the page %s', async (path, component) => {
    const page = await server.client().visit(path)
    expect(page.component).toBe(component)
    expect(page.props).not.toHaveProperty('packages')
  })

  test.each([
    ['/app/changelog', 'app/changelog'],
    ['/app/documentation', 'app/documentation/index'],
    ['/app/documentation/b', 'app/documentation/show'],
  ])('GET %s shows users the page %s in the app', async (path, component) => {
    const page = await (await member()).visit(path)
    expect(page.component).toBe(component)
    expect(page.props).toHaveProperty('packages')
  })

  test('a page of the documentation comes with its neighbours', async () => {
    const { props } = await server.client().visit('/docs/b')
    expect(props).toMatchObject({ doc: { slug: 'b' }, previous: { slug: 'a' }, next: { slug: 'c' } })
    expect((await server.client().visit('/docs/c')).props).toMatchObject({ next: null })
  })

  test('a post comes with what to read next, and with the components in it', async () => {
    const { props } = await server.client().visit('/blog/newer')
    expect(props).toMatchObject({
      post: { slug: 'newer' },
      related: [{ slug: 'older' }],
      shown: { 'marketing/sections/hero/big': { title: 'big', code: null } },
    })
    expect(JSON.stringify(props.related)).not.toContain('blocks')
  })

  test('a text that asks for code has it in every flavour where the component is free', async () => {
    const free = testCatalogue([testComponent('marketing/sections/hero/big', { free: true })])
    const client = createTestApp(await open(), { publications, catalogue: free }).client()
    const { props } = await client.visit('/docs/b')
    const markdown = await (await client.send('/docs/b.md')).text()
    expect(markdown).toMatch(/big at work\]\([^)]+\)\n\n```html big\.html\n[^]*```svelte /)
    expect(await (await server.client().send('/docs/b.md')).text()).not.toContain('```')
    expect(props.shown).toMatchObject({
      'marketing/sections/hero/big': { code: { html: { fileName: 'big.html' }, svelte: {} } },
    })
  })

  test('the list of posts leads with a new one that has a component to show', async () => {
    const { props } = await server.client().visit('/blog')
    expect(props).toMatchObject({
      lead: { post: { slug: 'newer' }, thumbnail: { path: 'marketing/sections/hero/big' } },
    })
    expect((await server.client().visit('/blog/tags/css')).props).toMatchObject({ lead: null })
  })

  test('a tag lists its posts, and every page knows the newest', async () => {
    const { props } = await server.client().visit('/blog/tags/css')
    expect(props).toMatchObject({ tag: { title: 'CSS' }, posts: [{ slug: 'newer' }] })
    expect(props.blog).toEqual({
      latest_posts: [
        { slug: 'newer', title: 'Newer & better' },
        { slug: 'older', title: 'Older' },
      ],
    })
  })

  test.each([
    ['/feed.xml', 'application/rss+xml', '<title>Newer &amp; better</title>'],
    ['/feed.xml', 'application/rss+xml', '<link>http://localhost:3000/blog/newer</link>'],
    ['/feed.xml', 'application/rss+xml', '&lt;a href=&quot;http://localhost:3000/docs/b#x&quot;&gt;'],
    ['/changelog.xml', 'application/rss+xml', '<link>http://localhost:3000/changelog#v4.5.0</link>'],
    ['/sitemap.xml', 'application/xml', '<loc>http://localhost:3000/blog/newer</loc><lastmod>2026-11-20</lastmod>'],
    ['/sitemap.xml', 'application/xml', '<loc>http://localhost:3000/components/marketing/sections/hero</loc>'],
    ['/sitemap.xml', 'application/xml', '<loc>http://localhost:3000/components/marketing/sections/hero/'],
    ['/.well-known/security.txt', 'text/plain', 'Contact: mailto:support@millwork.example\nExpires: '],
    ['/license.md', 'text/markdown', 'Ask Sample Company Ltd.'],
    ['/robots.txt', 'text/plain', 'Sitemap: http://localhost:3000/sitemap.xml'],
    ['/llms.txt', 'text/plain', '- [b](http://localhost:3000/docs/b.md): About b.'],
    [
      '/llms.txt',
      'text/plain',
      '- [marketing](http://localhost:3000/components/marketing/llms.txt): 1 component, 0 of',
    ],
    [
      '/llms.txt',
      'text/plain',
      '/components/marketing/llms-full.txt): the same with descriptions, tests and addresses (1 KB)',
    ],
    ['/llms.txt', 'text/plain', '- [All of it in one text](http://localhost:3000/llms-full.txt): 1 KB'],
    ['/llms-full.txt', 'text/plain', '\n---\n\n# b\n\n> About b.\n\nSee [this]'],
    [
      '/components/marketing/llms.txt',
      'text/plain',
      '- [big](http://localhost:3000/components/marketing/sections/hero/big.md): `hero-big`; jumbotron, header',
    ],
    ['/components/marketing/llms-full.txt', 'text/plain', '### big\n\n> When you need big.\n\n- Name: `hero-big`'],
    ['/components/marketing/llms-full.txt?flavour=vue', 'text/plain', 'The code of what is free is Vue'],
    ['/AGENTS.md', 'text/markdown', '## Components'],
    ['/skills/millwork/SKILL.md', 'text/markdown', '# A skill'],
    ['/docs/b.md', 'text/markdown', '# b\n\n> About b.\n\nSee [this](http://localhost:3000/docs/b#x).'],
    ['/blog/newer.md', 'text/markdown', '[big at work](http://localhost:3000/components/marketing'],
    ['/license.md', 'text/markdown', '# Licence\n\n> Rights.'],
    ['/llms.txt', 'text/plain', '](http://localhost:3000/license.md): Rights.'],
  ])('GET %s answers %s with %j', async (path, type, text) => {
    const response = await server.client().send(path)
    expect(response.headers.get('content-type')).toBe(`${type}; charset=UTF-8`)
    expect(await response.text()).toContain(text)
  })

  test('a text that somebody has is not sent again', async () => {
    const client = server.client()
    const etag = (await client.send('/feed.xml')).headers.get('etag')!
    expect((await client.send('/feed.xml', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  describe('what does not exist', () => {
    test.each([
      '/docs/x',
      '/docs/..%2Fa',
      '/docs/__proto__',
      '/app/documentation/x',
      '/docs/x.md',
      '/docs/__proto__.md',
      '/blog/x',
      '/blog/x.md',
      '/blog/tags/x',
      '/terms-of-service',
      '/terms-of-service.md',
    ])('%s answers 404', async (path) => {
      const client = path.startsWith('/app/') ? await member() : server.client()
      expect((await client.send(path)).status).toBe(404)
    })
  })
})
