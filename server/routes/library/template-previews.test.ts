import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { createTestApp } from '../../testing/index.ts'
import { testBuild, testGoods, testPreviews } from '../../testing/goods.ts'

describeEachDatabase('the live preview of a template', (open) => {
  let server: ReturnType<typeof createTestApp>
  beforeAll(async () => {
    server = createTestApp(await open(), { goods: testGoods, previews: () => testPreviews, buildDir: testBuild() })
  })
  const get = (path: string) => server.client().send(`/templates/kept/preview/html${path}`)

  test('stands in a frame of its own page, with the pages it has', async () => {
    const { component, props } = await server.client().visit('/templates/kept/preview')
    expect(component).toBe('template-preview')
    expect(props).toMatchObject({ template: { slug: 'kept', pages: [{ path: '/', title: 'Home' }] }, edition: 'html' })
    expect((await server.client().send('/templates/nothing/preview')).status).toBe(404)
  })

  test.each([
    ['/', 200, '<h1>Home</h1>'],
    ['/index.html', 200, '<h1>Home</h1>'],
    ['/pricing', 200, '<h1>Pricing</h1>'],
    ['/pricing/', 200, '<h1>Pricing</h1>'],
    ['/pricing.html', 200, '<h1>Pricing</h1>'],
    ['/nothing', 404, 'None'],
    ['/nothing.css', 404, 'Not found'],
    ['/secret.txt', 404, 'Not found'],
    ['/..%2fhtml%2fsecret.txt', 404, 'Not found'],
    ['/constructor', 404, 'None'],
  ])('%s answers %i', async (path, status, text) => {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([status, text])
  })

  test('runs in a sandbox under a policy of its own, without cookies', async () => {
    const { headers } = await get('/')
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain("script-src 'self' 'unsafe-eval' 'sha256-abc';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).toMatch(/sandbox allow-scripts allow-forms$/)
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.getSetCookie()).toEqual([])
  })

  test('files named by their content are kept for good, pages are asked for again', async () => {
    expect((await get('/assets/a-1.js')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/')).headers.get('cache-control')).toBe('public, no-cache')
  })

  test.each([
    '/templates/nothing/preview/html/',
    '/templates/kept/preview/vue/',
    '/templates/constructor/preview/html/',
  ])('there is none at %s', async (path) => {
    expect((await server.client().send(path)).status).toBe(404)
  })
})
