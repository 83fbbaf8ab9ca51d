import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { createTestApp } from '../../testing/index.ts'

const lucide = { slug: 'lucide-icons', title: 'Lucide icons', description: 'All of them.' }
const palette = { slug: 'tailwind-color-palette', title: 'Colours', description: 'Scales.' }

describeEachDatabase('the free tools', (open) => {
  let server: ReturnType<typeof createTestApp>
  beforeAll(async () => {
    server = createTestApp(await open(), { goods: { tools: [palette, lucide], 'starter-kits': [], templates: [] } })
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
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ error: { message: expect.stringMatching(/^.{20,}$/) as string } })
    },
  )

  test('GET /tools/lucide-icons shows what its query asks for, and the icon it opens', async () => {
    const { component, props } = await server.client().visit('/tools/lucide-icons?q=alert&icon=bell')
    expect(component).toBe('tools/icons')
    expect(props).toMatchObject({
      about: lucide,
      set: 'lucide-icons',
      first: { count: 1, cells: [['lucide-icons/outline/bell', '<path d="lucide-icons outline bell"/>']] },
      opened: ['lucide-icons/outline/bell', '<path d="lucide-icons outline bell"/>'],
    })
  })

  test('all sets are searched when the address says so, each in the style that is like the wanted one', async () => {
    const { props } = await server.client().visit('/tools/lucide-icons?q=bell&in=all')
    const { cells } = (props as unknown as { first: { cells: [string, string][] } }).first
    expect(cells.map(([key]) => key).slice(0, 4)).toEqual([
      'heroicons-v2/outline/bell',
      'heroicons-v1/outline/bell',
      'lucide-icons/outline/bell',
      'bootstrap-icons/regular/bell',
    ])
  })

  test('a tool that is not listed answers 404', async () => {
    expect((await server.client().send('/tools/heroicons-v1')).status).toBe(404)
  })

  test('single drawings come as JSON; what does not exist is left out, and too many are refused', async () => {
    const known = 'lucide-icons/outline/bell'
    const response = await server
      .client()
      .send(`/tools/icon-bodies.json?of=${known},lucide-icons/solid/bell,x,lucide-icons/outline/none`)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.json()).toEqual({ [known]: '<path d="lucide-icons outline bell"/>' })
    const many = Array.from({ length: 41 }, () => known).join(',')
    for (const query of ['', `?of=${many}`])
      expect((await server.client().send(`/tools/icon-bodies.json${query}`)).status).toBe(422)
  })
})
