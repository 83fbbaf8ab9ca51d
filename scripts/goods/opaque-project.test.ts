import { expect, test } from 'vitest'
import type { Tree } from './assemble.ts'
import { foreignIn, opaqueProject, opaqueSheets } from './opaque-project.ts'

const page = `<body>
  <p class="flex
    gap-2" x-data="look" :class="{ 'px-2': open, 'pt-1 pb-1': look === 'gap-2' }">Flex it</p>
  <b :class="[shown === 'px-2' ? 'opacity-45 invert' : 'flex gap-2', !open && 'hidden', toneClasses.calm]" x-transition:enter="duration-200 ease-out" @click="pick('gap-2')"></b>
  <script>
    const toneClasses = { calm: 'px-2 pt-1' }
    const text = '<p class="x">'
  </script>
  <script type="application/ld+json">{ "class": "flex" }</script>
</body>
`
const project = (files: Record<string, string>): Tree =>
  new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]))
const textOf = (tree: Tree, path: string) => new TextDecoder().decode(tree.get(path))
const sheet = "@import './fonts.css';\n@import 'tailwindcss';\n@import './theme.css';\n"

test('lists become names wherever Alpine reads classes; what is compared or called with stays', () => {
  const { tree, names } = opaqueProject(project({ 'index.html': page, 'src/styles/app.css': sheet }))
  expect(textOf(tree, 'index.html')).toBe(
    page
      .replace('class="flex\n    gap-2"', 'class="m1"')
      .replace("'px-2': open", "'m2': open")
      .replace("'pt-1 pb-1'", "'m3'")
      .replace("'opacity-45 invert'", "'m4'")
      .replace("'flex gap-2'", "'m1'")
      .replace("'hidden'", "'m5'")
      .replace('duration-200 ease-out', 'm6')
      .replace("'px-2 pt-1'", "'m7'"),
  )
  expect(names).toMatchObject({ 'flex gap-2': 'm1', 'pb-1 pt-1': 'm3', 'pt-1 px-2': 'm7' })
})

test('the style sheet takes classes from the lists and from nothing else', () => {
  const { tree } = opaqueProject(project({ 'index.html': page, 'src/styles/app.css': sheet }))
  expect(textOf(tree, 'src/styles/app.css')).toBe(
    `${sheet.replace("'tailwindcss'", "'tailwindcss' source(none)")}\n@source '../../lists-of-classes.txt';\n`,
  )
  expect(textOf(tree, 'lists-of-classes.txt').split('\n')).toContain('opacity-45')
  expect(() => opaqueProject(project({ 'index.html': page }))).toThrow(/No style sheet/)
})

test('its rules are for names, before Vite names the file by what is in it', () => {
  const { transform } = opaqueSheets({ 'flex gap-2': 'm1' })
  expect(transform('.flex{display:flex}', '/app.css')?.code).toBe('.m1{display:flex}')
  expect(transform('x', '/main.js')).toBe(null)
})

test.each([
  ['a page', 'a.html', '<p class="m1"><b class="flex">', ['flex']],
  ['another attribute', 'a.html', '<p class="m1" data-look="flex gap-2 px-2">', ['flex gap-2 px-2']],
  ['a script in a page', 'a.html', '<script>const a = "flex gap-2 px-2"</script>', ['flex gap-2 px-2']],
  ['a script', 'a.js', 'const a = `flex gap-2 px-2`', ['flex gap-2 px-2']],
  ['nothing of a text', 'a.html', '<p class="m1 dark">flex gap-2 px-2</p>', []],
])('what was left in %s is found', (_, path, text, found) => {
  expect(foreignIn(path, text, { 'flex gap-2': 'm1', 'px-2': 'm2' })).toEqual(found)
})
