import { unzipSync, strFromU8, strToU8, zipSync } from 'fflate'
import { parseSync } from 'oxc-parser'
import { compile } from 'svelte/compiler'
import { compileTemplate, parse } from 'vue/compiler-sfc'
import { describe, expect, test } from 'vitest'
import { bagFiles, bagFormats, spriteOf, symbolId, usageOf } from './bag.ts'
import { drawSvg, type Glyph, plain } from './draw.ts'
import { formatIds, formats } from './formats.ts'
import { frameworks, importOf } from './imports.ts'
import { iconPrompt } from './prompt.ts'
import { iconSets, type SetId, type StyleId } from './sets.ts'

const glyph = (id: SetId, styleId: StyleId, name: string, body: string): Glyph => ({
  set: iconSets[id],
  style: iconSets[id].styles.find((style) => style.id === styleId)!,
  name,
  body,
})
const bell = glyph('heroicons-v2', 'outline', 'bell', '<path stroke-linecap="round" d="M1 2"/><path d="M3 4"/>')
const solid = glyph('heroicons-v2', 'solid', 'bell', '<path fill-rule="evenodd" d="M1 2"/>')
const dot = glyph('lucide-icons', 'outline', 'dot', '<circle cx="1" cy="1" r="1" fill="currentColor"/>')
const one = glyph('bootstrap-icons', 'regular', '1-circle', '<path d="M1 1"/>')
const all = [bell, solid, dot, one]
const dressed = { size: 32, stroke: 2.5, color: '#ff0000' }

describe('an SVG', () => {
  test('stays as its makers drew it', () => {
    expect(drawSvg(bell)).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true">
  <path stroke-linecap="round" d="M1 2"/>
  <path d="M3 4"/>
</svg>`,
    )
  })

  test('carries size, lines and colour, also in its dots', () => {
    expect(drawSvg(dot, dressed)).toContain(
      'width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="#ff0000" stroke-width="2.5"',
    )
    expect(drawSvg(dot, dressed)).not.toContain('currentColor')
  })

  test('made of areas has no lines to make wider', () => {
    expect(drawSvg(solid, dressed)).toContain('fill="#ff0000"')
    expect(drawSvg(solid, dressed)).not.toContain('stroke')
  })

  test('cannot be broken by a colour', () => {
    expect(drawSvg(bell, { ...plain, color: '"><script>' })).toContain(
      'stroke="&quot;>&lt;script>"'.replaceAll('>&', '>&'),
    )
  })
})

describe('every format', () => {
  test.each(formatIds)('%s carries what was chosen', (id) => {
    const code = formats[id].write(bell, dressed)
    expect(code).toMatch(/32/)
    expect(code).toMatch(/#ff0000|%23ff0000/)
    expect(code).toMatch(/2\.5/)
  })

  test.each(all)('$set.id $name is code of its language', (each) => {
    expect(parseSync('a.tsx', formats.react.write(each, dressed)).errors).toEqual([])
    expect(parseSync('a.jsx', formats.jsx.write(each, dressed)).errors).toEqual([])
    expect(formats.jsx.write(each, dressed)).not.toMatch(/stroke-|fill-rule|clip-rule/)
    expectVue(formats.vue.write(each, dressed))
    expectSvelte(formats.svelte.write(each, dressed))
  })

  test('a data URL holds the drawing, in a colour of its own', () => {
    const url = formats.data.write(dot, plain)
    expect(url).not.toMatch(/["<>#\s]{1}[^ ]*["#]/)
    const svg = decodeURIComponent(url.slice('data:image/svg+xml,'.length))
    expect(svg).toContain("<circle cx='1' cy='1' r='1' fill='#000'/>")
  })
})

describe('a line for a package', () => {
  test.each([
    [
      bell,
      'react',
      'import { BellIcon } from \'@heroicons/react/24/outline\'\n\n<BellIcon width={32} height={32} strokeWidth={2.5} color="#ff0000" />',
    ],
    [
      solid,
      'vue',
      'import { BellIcon } from \'@heroicons/vue/24/solid\'\n\n<BellIcon width="32" height="32" color="#ff0000" />',
    ],
    [dot, 'react', 'import { Dot } from \'lucide-react\'\n\n<Dot size={32} strokeWidth={2.5} color="#ff0000" />'],
    [dot, 'vue', 'import { Dot } from \'@lucide/vue\'\n\n<Dot :size="32" :stroke-width="2.5" color="#ff0000" />'],
    [dot, 'svelte', 'import { Dot } from \'@lucide/svelte\'\n\n<Dot size={32} strokeWidth={2.5} color="#ff0000" />'],
    [
      one,
      'react',
      'import { Icon1Circle } from \'react-bootstrap-icons\'\n\n<Icon1Circle size={32} color="#ff0000" />',
    ],
  ] as const)('%o for %s', (each, framework, code) => {
    expect(importOf(each, framework, dressed)?.code).toBe(code)
  })

  test('files are imported under names that JavaScript allows', () => {
    for (const each of all) {
      for (const framework of frameworks) {
        const line = importOf(each, framework, plain)?.code.split('\n')[0]
        if (line) expect(parseSync('a.ts', line).errors).toEqual([])
      }
    }
  })
})

describe('a bag', () => {
  test.each(bagFormats)('as %s becomes a zip that opens and whose files compile', (format) => {
    const files = bagFiles(all, format, dressed, { 'lucide-icons': 'ISC License' })
    const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
    const opened = Object.fromEntries(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]))
    expect(opened).toEqual(files)
    expect(opened['lucide-icons/LICENSE.txt']).toContain('ISC License')
    const code = Object.entries(opened).filter(([path]) => !path.endsWith('.txt'))
    expect(code).toHaveLength(all.length)
    for (const [path, text] of code) {
      if (format === 'react') expect(parseSync(path, text).errors).toEqual([])
      if (format === 'vue') expectVue(text)
      if (format === 'svelte') expectSvelte(text)
      expect(text).toContain('#ff0000')
    }
  })

  test('as one sprite has a symbol for each, told apart', () => {
    const sprite = spriteOf(all, dressed)
    expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(all.map(symbolId))
    expect(new Set(all.map(symbolId)).size).toBe(all.length)
    expect(usageOf(solid, plain)).toContain('href="sprite.svg#heroicons-v2-bell-solid"')
  })
})

test('the words for an AI name set, style, licence and hold the code', () => {
  const prompt = iconPrompt(bell, 'vue', dressed)
  for (const part of ['Heroicons v2, outline (MIT licence)', '32 by 32', '@heroicons/react', '```vue', '#ff0000'])
    expect(prompt).toContain(part)
})

function expectVue(code: string) {
  const { descriptor, errors } = parse(code)
  expect(errors).toEqual([])
  expect(compileTemplate({ id: 'a', filename: 'a.vue', source: descriptor.template!.content }).errors).toEqual([])
}
function expectSvelte(code: string) {
  expect(compile(code, { generate: 'client' }).warnings).toEqual([])
}
