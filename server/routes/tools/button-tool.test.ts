import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { createTestApp } from '../../testing/index.ts'

const about = { slug: 'tailwind-button-builder', title: 'Buttons', description: 'States.' }

describeEachDatabase('the button builder', (open) => {
  let server: ReturnType<typeof createTestApp>
  beforeAll(async () => {
    server = createTestApp(await open(), { goods: { tools: [about], 'starter-kits': [], templates: [] } })
  })

  test('GET /tools/tailwind-button-builder is a page with the structure its query asks for, and its icons', async () => {
    const page = await server.client().visit('/tools/tailwind-button-builder?color=red')
    expect(page).toMatchObject({
      component: 'tools/tailwind-button-builder',
      props: { about, kit: { version: 'test', templates: { 'none rest button -': expect.anything() as unknown } } },
    })
    expect(page.props.kit).not.toHaveProperty('css')
    const other = await server.client().visit('/tools/tailwind-button-builder?start=Plus')
    expect(other.props.kit).toMatchObject({ templates: {}, icons: { Plus: expect.anything() as unknown } })
  })

  test('an icon of any set comes with the page, and the arrow of its set; one that does not exist does not', async () => {
    const { props } = await server
      .client()
      .visit('/tools/tailwind-button-builder?start=lucide-icons/outline/bell&end=lucide-icons/outline/nothing')
    expect(Object.keys((props.kit as unknown as { icons: object }).icons)).toEqual(
      expect.arrayContaining(['lucide-icons/outline/bell']),
    )
    expect(props.kit).not.toHaveProperty(['icons', 'lucide-icons/outline/nothing'])
  })

  test('its stylesheet has the colours of the button and is the same for everyone, without a cookie', async () => {
    const response = await server.client().send('/tools/tailwind-button-builder.css?v=test&color=0b6e4f')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/css')
    expect(response.headers.get('set-cookie')).toBeNull()
    const css = await response.text()
    expect(css).toContain('.b\\:inline-flex{display:inline-flex}')
    expect(css).toMatch(/\.b\\:bg-brand-\d+\{background-color:#[\da-f]{6}\}/)
  })

  test.each(['templates', 'icons'])('GET …/%s.json is kept for good', async (name) => {
    const response = await server.client().send(`/tools/tailwind-button-builder/${name}.json?v=test`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(Object.keys((await response.json()) as object)).toHaveLength(1)
  })
})
