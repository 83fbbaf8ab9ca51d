import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { publicationsOf } from '../domain/publications.ts'
import { createTestApp, signUp } from '../testing.ts'

const doc = (slug: string) => ({ slug, title: slug, description: '', section: 'Begin', headings: [], blocks: [] })
const changelog = [{ version: '4.5.0', date: '2026-11-21', summary: 'New.', blocks: [] }]
const sections = [{ title: 'Begin', pages: [] }]
const publications = publicationsOf(() => ({ changelog, sections, docs: ['a', 'b', 'c'].map(doc) }))

describeEachDatabase('what we publish', (open) => {
  let server: ReturnType<typeof createTestApp>
  beforeAll(async () => {
    server = createTestApp(await open(), { publications })
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

  describe('a page that does not exist', () => {
    test.each(['/docs/x', '/docs/..%2Fa', '/docs/__proto__', '/app/documentation/x'])(
      '%s answers 404',
      async (path) => {
        expect((await (await member()).send(path)).status).toBe(404)
      },
    )
  })
})
