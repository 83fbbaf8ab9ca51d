import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import type { Goods } from '#shared/goods.ts'
import { createTestApp, signUp } from '../../testing/index.ts'
import { testProject } from '../../testing/goods.ts'

const good = (slug: string) => ({ slug, title: slug, description: 'What it is.' })
const goods: Goods = { tools: [good('a')], 'starter-kits': [], templates: [testProject('b'), testProject('c')] }

describeEachDatabase('extras', (open) => {
  let server: ReturnType<typeof createTestApp>
  let client: ReturnType<typeof server.client>
  beforeAll(async () => {
    server = createTestApp(await open(), { goods })
    client = server.client()
    await signUp(client)
  })

  test.each([
    ['/app/extras/tools', ['a']],
    ['/app/extras/starter-kits', []],
    ['/app/extras/templates', ['b', 'c']],
  ])('GET %s lists what the build contains', async (path, slugs) => {
    const { component, props } = await client.visit(path)
    expect(component).toBe(path.slice(1))
    expect(props).toMatchObject({ goods: slugs.map((slug) => ({ slug })) })
  })

  test('every page counts them', async () => {
    expect((await client.visit('/app')).props.site).toMatchObject({
      counts: { tools: 1, starter_kits: 0, templates: 2 },
    })
  })

  test('a guest is sent to sign in', async () => {
    const response = await server.client().send('/app/extras/tools')
    expect(response.headers.get('location')).toBe('/login?next=%2Fapp%2Fextras%2Ftools')
  })
})
