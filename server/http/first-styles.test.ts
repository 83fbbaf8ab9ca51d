import { expect, test } from 'vitest'
import { firstStyles } from './first-styles.ts'

const page = (classes: string) => `<body><p class="${classes}">Text</p></body>`

test.each([
  ['a class that occurs', '.flex{display:flex}.grid{display:grid}', '.flex{display:flex}'],
  ['an element', 'p{margin:0}', 'p{margin:0}'],
  ['one class of two', '.flex.grid{gap:0}', ''],
  ['one selector of two', '.flex,.grid{gap:0}', '.flex{gap:0}'],
  ['a choice within brackets', ':is(.flex,.grid),.grid{gap:0}', ':is(.flex,.grid){gap:0}'],
  ['a class that only narrows', '.flex:where(.rtl,.rtl *){gap:0}', '.flex:where(.rtl,.rtl *){gap:0}'],
  ['the theme', '.dark{color:red}', '.dark{color:red}'],
  ['an escaped name', String.raw`.mt-\[1\.5rem\]:hover{margin:0}`, String.raw`.mt-\[1\.5rem\]:hover{margin:0}`],
  ['a name that begins with a digit', String.raw`.\32 xl\:flex{gap:0}`, String.raw`.\32 xl\:flex{gap:0}`],
  [
    'a name that is escaped in HTML',
    String.raw`.\[\&\>li\]\:p-0>li{padding:0}`,
    String.raw`.\[\&\>li\]\:p-0>li{padding:0}`,
  ],
  ['a group that stays empty', '@media (width>=40rem){.grid{gap:0}}', ''],
  ['signs in strings', '.flex:after{content:"}.grid{"}.grid{gap:0}', '.flex:after{content:"}.grid{"}'],
  ['what is no rule of classes', '@layer a,b;@font-face{src:url(a)}', '@layer a,b;@font-face{src:url(a)}'],
])('%s', (_, css, kept) => {
  expect(firstStyles(css)(page('flex mt-[1.5rem] 2xl:flex [&amp;&gt;li]:p-0'))).toBe(kept)
})

test('classes of drawn code, of data and of parts for browsers without scripts count', () => {
  const css = '.k{gap:0}.s{gap:1px}.still{gap:2px}'
  const html = String.raw`<span class=k>const</span><script>{"html":"<span class=\"s\">"}</script><noscript><b class="still"></b></noscript>`
  expect(firstStyles(css)(html)).toBe(css)
})

test('a face of a font stays where the document has one of its signs', () => {
  const face = (range: string) => `@font-face{font-family:Inter;unicode-range:${range}}`
  const css = ['U+0-FF', 'U+1F??', 'U+370-377,U+3b1', 'U+400-45F'].map(face).join('')
  expect(firstStyles(css)('<p>Sigma Σα</p>')).toBe(face('U+0-FF') + face('U+370-377,U+3b1'))
})

test('of the theme stays what a kept rule, a kept value or the document uses', () => {
  const theme = '@layer theme{:root,:host{--a:var(--b);--b:1px;--c:2px;--d:3px}}'
  const html = '<p class="flex"><svg><rect fill="var(--d)"></rect></svg></p>'
  expect(firstStyles(`${theme}.flex{gap:var(--a)}.grid{gap:var(--c)}`)(html)).toBe(
    '@layer theme{:root,:host{--a:var(--b);--b:1px;--d:3px}}.flex{gap:var(--a)}',
  )
})

test('properties and movements stay where a kept rule speaks of them', () => {
  const css =
    '.flex{gap:var(--x);animation:1s turn}.grid{gap:var(--y)}@property --x{syntax:"*"}@property --y{syntax:"*"}@keyframes turn{to{gap:0}}@keyframes rest{to{gap:0}}'
  expect(firstStyles(css)(page('flex'))).toBe(
    '.flex{gap:var(--x);animation:1s turn}@property --x{syntax:"*"}@keyframes turn{to{gap:0}}',
  )
})

test('the list for browsers without properties goes, and its layer keeps its place', () => {
  const css = '@layer properties{@supports (a:b){*,:before{--x:0}}}@layer theme,utilities;.flex{gap:var(--x)}'
  expect(firstStyles(css)(page('flex'))).toBe('@layer properties;@layer theme,utilities;.flex{gap:var(--x)}')
})
