import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { createTestApp } from '../testing.ts'

const palette = { slug: 'tailwind-color-palette', title: 'Colours', description: 'Scales.' }

describeEachDatabase('the free tools', (open) => {
  let server: ReturnType<typeof createTestApp>
  beforeAll(async () => {
    server = createTestApp(await open(), { goods: { tools: [palette], 'starter-kits': [], templates: [] } })
  })

  test('GET /tools/tailwind-color-palette is a page that keeps its query', async () => {
    const page = await server.client().visit('/tools/tailwind-color-palette?color=brand:2563eb')
    expect(page).toMatchObject({
      component: 'tools/tailwind-color-palette',
      props: { about: palette },
      url: '/tools/tailwind-color-palette?color=brand:2563eb',
    })
  })

  test('a tool that is not there answers 404', async () => {
    expect((await server.client().send('/tools/nothing')).status).toBe(404)
  })

  test('scripts of any site get colours as JSON, without a cookie', async () => {
    const response = await server.client().send('/tools/tailwind-color-palette.json?color=brand:2563eb@600')
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.json()).toMatchObject({
      colors: [{ name: 'brand', step: 600, scale: { 600: { hex: '#2563eb' } } }],
    })
  })

  test.each(['', '?color=nothing', '?color=2563eb@12', '?color=2563eb&gamut=x'])(
    'GET /tools/tailwind-color-palette.json%s is refused with a sentence',
    async (query) => {
      const response = await server.client().send(`/tools/tailwind-color-palette.json${query}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { message: expect.stringMatching(/^.{20,}$/) as string } })
    },
  )
})
