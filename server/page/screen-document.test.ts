import { expect, test } from 'vitest'
import { cspHash } from '../http/security-headers.ts'
import { scopePreview } from './scope-preview.ts'
import { screenDocument } from './screen-document.ts'
import type { Assets } from './assets.ts'

const assets = { sheets: () => '<link rel="stylesheet" href="/base.css">' } as unknown as Assets
const preview = (html: string, css: string, names: Record<string, string> = { a: 'm1', b: 'ma' }) => ({
  preview: { html, css, names, styleAttributes: ['width:40%'] },
})
const shell = preview(
  '<div class="m1"><nav>Menu</nav><main class="ma"><h1>Sample</h1></main></div>',
  '.m1{display:flex}.dark .ma{color:#fff}',
)
const chart = preview('<p class="m1 own" style="width:40%">Chart $1</p>', '.m1{display:grid}')

test.each([
  ['classes, each by itself', '<p class="m1 ma m12">', '<p class="x-m1 x-ma m12">'],
  [
    'names and what leads to them',
    '<b id="r1"><a href="#r1" aria-controls="r1 r2">',
    '<b id="x-r1"><a href="#x-r1" aria-controls="x-r1 x-r2">',
  ],
  ['groups of fields', '<input name="plan"><label for="f">', '<input name="x-plan"><label for="x-f">'],
  ['what a drawing is filled with', '<i fill="url(#g)">', '<i fill="url(#x-g)">'],
  ['links that lead nowhere stay', '<a href="#">', '<a href="#">'],
])('%s', (_what, html, scoped) => {
  expect(scopePreview({ html, css: '', names: { a: 'm1', b: 'ma' } }, 'x-').html).toBe(scoped)
})

test.each([
  ['.m1,.ma:hover{gap:.5rem}', '.x-m1,.x-ma:hover{gap:.5rem}'],
  ['.dark .m1{color:red}', '.dark .x-m1{color:red}'],
  ['.m12{}:is(.m1,.ma)>*{}', '.m12{}:is(.x-m1,.x-ma)>*{}'],
])('%s of a sheet', (css, scoped) => {
  expect(scopePreview({ html: '', css, names: { a: 'm1', b: 'ma' } }, 'x-').css).toBe(scoped)
})

test('no picture is asked for ahead that stood in the main of the shell', () => {
  const ahead = (picture: string) => `<link rel="preload" as="image" href="${picture}"/>`
  const { html } = screenDocument(assets, {
    title: 'A',
    theme: 'light',
    shell: preview(
      `${ahead('/ada.webp')}${ahead('/oat.webp')}<img src="/ada.webp"><main><img src="/oat.webp"></main>`,
      '',
    ),
    parts: [{ ...preview(`${ahead('/kettle.webp')}<img src="/kettle.webp">`, ''), columns: 12 }],
  })
  expect(html).not.toContain('/oat.webp')
  expect(html).toContain(ahead('/ada.webp'))
  expect(html).toContain(ahead('/kettle.webp'))
})

test('members stand in the main of the shell, each with the look of its own', () => {
  const { html, css, styleAttributes } = screenDocument(assets, {
    title: 'A <screen>',
    theme: 'dark',
    shell,
    parts: [
      { ...chart, columns: 8 },
      { ...chart, columns: 4 },
    ],
  })
  expect(html).toContain('<html lang="en" class="dark">')
  expect(html).toContain('<title>A &lt;screen&gt;</title>')
  expect(html).toContain('<nav>Menu</nav><main class="shell-ma"><div class="screen-grid">')
  expect(html).toContain('<div class="screen-8"><p class="p0-m1 own" style="width:40%">Chart $1</p></div>')
  expect(html).not.toContain('Sample')
  expect(css).toContain('.shell-m1{display:flex}')
  expect(css).toContain('.p1-m1{display:grid}')
  expect(html).toContain(`<style>${css}</style>`)
  expect(cspHash(css)).toMatch(/^'sha256-/)
  expect(styleAttributes).toEqual(['width:40%'])
})

test('a shell without a main is an error that says so', () => {
  const parts = [{ ...chart, columns: 12 }]
  expect(() => screenDocument(assets, { title: 'A', theme: 'light', shell: chart, parts })).toThrow('no main element')
})

const menu = '<a href="#" class="m1"><svg></svg>Overview</a> <a href="#" aria-current="page" class="m1">Orders</a>'
const withMenu = preview(`<nav>${menu}</nav><main></main>`, '')

test('the link of the screen is the current one of the shell', () => {
  const at = (current: string) =>
    screenDocument(assets, { title: 'A', theme: 'light', shell: { ...withMenu, current }, parts: [] }).html
  expect(at('Overview')).toContain('<a aria-current="page" href="#" class="shell-m1"><svg></svg>Overview</a>')
  expect(at('Overview').match(/aria-current/g)).toHaveLength(1)
  expect(() => at('Reports')).toThrow('no link “Reports”')
})
