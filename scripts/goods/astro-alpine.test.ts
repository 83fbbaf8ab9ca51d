import { expect, test } from 'vitest'
import { alpineAstro } from './astro-alpine.ts'

const script = (body: string) => `
<script>
  {
    const register = () => {
${body.replace(/^(?=.)/gm, '      ')}
    }

    // Where markup is swapped in later, as by Turbo, Livewire or htmx, Alpine.js has started already.
    if (window.Alpine) register()
    else document.addEventListener('alpine:init', register)
  }
</script>
`

test('braces in text are references, those in quoted attributes stay', async () => {
  expect(
    await alpineAstro(`<p x-data="{ a: { b: '<i>' } }" :class="{ 'p-4': a }">Write {{ name }} > 1</p>\n`),
  ).toContain(`<p x-data="{ a: { b: '<i>' } }" :class="{ 'p-4': a }">Write &#123;&#123; name &#125;&#125; > 1</p>`)
})

test('a line break between words and what stands among them is a space, and another is none', async () => {
  const html = `<div>
  <p>
    One <b>two</b>
    <a href="/">three</a>
    <!-- aside -->
    four
    <input name="five" />
  </p>
  <p class="p-4 inline-flex">
    six
    <b>apart</b>
  </p>
  <ul class="flex-wrap md:flex">
    <li>
      seven
      <p>eight</p>
      nine
    </li>
  </ul>
</div>
`
  expect(await alpineAstro(html)).toBe(
    html.replace('</b>\n', "</b>{' '}\n").replace('four\n', "four{' '}\n").replace('<!-- aside -->', '{/* aside */}'),
  )
  expect(await alpineAstro('<b>One</b>\ntwo\n<i>three</i>\n')).toBe("<b>One</b>{' '}\ntwo{' '}\n<i>three</i>\n")
})

test('comments are those of a component, and end where they ended', async () => {
  expect(await alpineAstro('<p>\n  <!-- Replace {this} */ with <b>yours</b> -->\n  1 < 2\n</p>\n')).toBe(
    '<p>\n  {/* Replace {this} * / with <b>yours</b> */}\n  1 < 2\n</p>\n',
  )
})

test('what registers with Alpine.js is a module that imports it, and keeps the text of its templates', async () => {
  const body = "function line(a) {\n  return `${a}\n    four`\n}\n\nAlpine.data('part', () => ({ open: false, line }))"
  const [head = '', tail = ''] = script(body).split('          four')
  expect(await alpineAstro(`<p x-data="part">Text</p>\n${head}    four${tail}`)).toBe(`<p x-data="part">Text</p>

<script>
  // @ts-nocheck
  import Alpine from '@/lib/alpine.ts'

  function line(a) {
    return \`\${a}
    four\`
  }

  Alpine.data('part', () => ({ open: false, line }))
</script>
`)
})

test('a part without a script brings Alpine.js where its markup waits for it, and nothing else', async () => {
  const brought = "<script>\n  import '@/lib/alpine.ts'\n</script>\n"
  expect(await alpineAstro('<p x-data="{ open: false }">Text</p>\n')).toContain(brought)
  expect(await alpineAstro('<p x-data><b @click="go()">Text</b></p>\n')).toContain(brought)
  expect(await alpineAstro('<p data-x-data="a">x-data</p>\n')).toBe('<p data-x-data="a">x-data</p>\n')
})

test('another script is refused', async () => {
  await expect(alpineAstro('<p>Text</p>\n<script>\n  go()\n</script>\n')).rejects.toThrow(
    'something else than to register',
  )
})

test('links of navigations say which page is shown, where the source asks for it', async () => {
  const html = `<a href="/">Home</a>
<nav aria-label="Main">
  <li><a href="/work" class="link" aria-current="page">Work</a></li>
  <li><a
    class="link"
    href="/team"
  >
    Team
  </a></li>
  <li><a href="/team#ada">Ada</a></li>
  <li><a href="//elsewhere.example">Out</a></li>
  <li><a href="#main">Down</a></li>
</nav>
<a href="/team">Team</a>
`
  expect(await alpineAstro(html, { knowsPage: true })).toBe(`---
const path = Astro.url.pathname.replace(/(?:\\/index)?(?:\\.html)?\\/?$/, '') || '/'
---

<a href="/">Home</a>
<nav aria-label="Main">
  <li><a href="/work" aria-current={path === '/work' ? 'page' : undefined} class="link">Work</a></li>
  <li><a
    class="link"
    href="/team"
    aria-current={path === '/team' ? 'page' : undefined}
  >
    Team
  </a></li>
  <li><a href="/team#ada">Ada</a></li>
  <li><a href="//elsewhere.example">Out</a></li>
  <li><a href="#main">Down</a></li>
</nav>
<a href="/team">Team</a>
`)
  expect(await alpineAstro(html)).toBe(html)
})
