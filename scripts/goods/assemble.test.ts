import { expect, test } from 'vitest'
import { createAssembler } from './assemble.ts'
import { aboutOf, folderWith } from './fixture.ts'
import { allEditions } from './items.ts'

const shell = `/**
 * @title Shell
 * @description The frame of every page.
 * @order 1
 */
import { useState } from 'react'

const links = [{ name: 'Home', href: '/' }]

export default function Shell() {
  const [open, setOpen] = useState(false)

  return (
    <div className="flex font-display">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      <a href="/pricing" className="p-4">
        Pricing
      </a>
      <a href="#main">Skip</a>
      {links.map((link) => (
        <a key={link.name} href={link.href}>
          {link.name}
        </a>
      ))}
      <aside>{/* outlet: aside */}</aside>
      <main>{/* outlet */}</main>
    </div>
  )
}
`
const theme = "@import '@fontsource-variable/fine/wght.css';\n\n@theme { --font-display: 'Fine', serif; }"
const generated = (flavour: string, ending: string) => [
  { to: `src/shell.${ending}`, from: 'source/shell.tsx', flavour },
]

/** The files of a template's only edition as text. */
async function assembled(files: Record<string, string | object>) {
  const from = folderWith({
    'templates/fine/about.json': aboutOf('one'),
    'templates/fine/source/shell.tsx': shell,
    'templates/fine/source/theme.css': theme,
    'templates/fine/one/package.json': '{}',
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`templates/fine/one/${path}`, text])),
  })
  const tree = await createAssembler()(allEditions(from)[0]!)
  return Object.fromEntries([...tree].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
}

test('a function of the project that the compiler writes out is told', async () => {
  const source = shell
    .replace('const links =', '/* from lib/site */\nfunction isKept() {\n  return true\n}\n\nconst links =')
    .replace('setOpen(!open)', 'setOpen(isKept())')
  const files = { '../source/shell.tsx': source, 'generated.json': generated('html', 'html') }
  await expect(assembled(files)).rejects.toThrow('leaves out the call')
})

test.each([
  [
    'react',
    'tsx',
    '{}',
    [
      'Shell({ aside, children }: { aside?: ReactNode; children: ReactNode })',
      '<main>{children}</main>',
      '<a href="/pricing"',
    ],
  ],
  ['react-js', 'jsx', '{}', ['Shell({ aside, children })', '<main>{children}</main>']],
  ['vue', 'vue', '{}', ['<slot name="aside" />', '<slot />']],
  ['svelte', 'svelte', '{}', ['{@render children?.()}', "import type { Snippet } from 'svelte'"]],
  ['html', 'html', '{}', ['<!-- outlet -->', '<!-- outlet: aside -->']],
  [
    'astro',
    'astro',
    '{"devDependencies":{"astro":"1.0.0"}}',
    ['<slot name="aside" />', '    <slot />\n  </main>', 'x-data="{ open: false }"', "import '@/lib/alpine.ts'"],
  ],
  [
    'react',
    'tsx',
    '{"dependencies":{"next":"1.0.0"}}',
    [
      "'use client'\n\n",
      '<Link href="/pricing" className="p-4">',
      '<Link key={link.name} href={link.href}>',
      '<a href="#main">',
    ],
  ],
  [
    'react',
    'tsx',
    '{"dependencies":{"@tanstack/react-router":"1.0.0"}}',
    [
      "import { Link } from '@tanstack/react-router'",
      '<Link to="/pricing" className="p-4">',
      '<a key={link.name} href=',
    ],
  ],
  [
    'react',
    'tsx',
    '{"dependencies":{"@inertiajs/react":"1.0.0"}}',
    ["import { Link } from '@inertiajs/react'", '<Link href="/pricing" className="p-4">', '<a href="#main">'],
  ],
  [
    'vue',
    'vue',
    '{"dependencies":{"vue-router":"1.0.0"}}',
    ['<RouterLink to="/pricing"', ':to="link.href"', '<a href="#main">', "import { RouterLink } from 'vue-router'"],
  ],
  [
    'vue',
    'vue',
    '{"dependencies":{"nuxt":"1.0.0"}}',
    ['<script setup lang="ts">\nimport { ref }', '<NuxtLink to="/pricing"', ':to="link.href"', '<a href="#main">'],
  ],
])('a source in %s opens its outlets and routes its links (%#)', async (flavour, ending, manifest, words) => {
  const files = await assembled({ 'package.json': manifest, 'generated.json': generated(flavour, ending) })
  for (const word of words) expect(files[`src/shell.${ending}`]).toContain(word)
})

test('where a project has a link of its own, its parts use that one', async () => {
  const files = {
    'package.json': { dependencies: { next: '1.0.0' } },
    'generated.json': generated('react', 'tsx'),
    'src/components/link.tsx': "export { default } from 'next/link'\n",
  }
  const { 'src/shell.tsx': shell } = await assembled(files)
  expect(shell).toContain("import Link from '@/components/link'")
  expect(shell).not.toContain('next/link')
})

test('files are sorted, copied as they are where they have no flavour, and left out where .gitignore names them', async () => {
  const files = await assembled({
    'z.txt': 'last',
    'dist/old.js': '',
    'node_modules/a/index.js': '',
    '.env': 'SECRET=1',
    '.env.example': 'SECRET=',
    '.gitignore': 'node_modules\ndist/\n.env*\n!.env.example\n',
    'generated.json': [{ to: 'src/theme.css', from: 'source/theme.css' }],
  })
  expect(files).toEqual({
    '.env.example': 'SECRET=',
    '.gitignore': expect.any(String),
    'package.json': '{}',
    'src/theme.css': theme,
    'z.txt': 'last',
  })
})

test.each([
  [
    'a source that is not there',
    [{ to: 'a.tsx', from: 'source/a.tsx', flavour: 'react' }],
    /one\/generated\.json: a\.tsx: there is no .*source\/a\.tsx/,
  ],
  ['an ending of another flavour', [{ to: 'a.vue', from: 'source/shell.tsx', flavour: 'react' }], /ends in \.tsx/],
  [
    'what lies there already',
    [{ to: 'package.json', from: 'source/theme.css' }],
    /package\.json: something lies there already/,
  ],
  [
    'a way out of the project',
    [{ to: '../a.css', from: 'source/theme.css' }],
    /generated\.json does not say what is generated[^]*is no path inside the project/,
  ],
])('%s is refused by name', async (_what, generated, message) => {
  await expect(assembled({ 'generated.json': generated })).rejects.toThrow(message)
})

/** The shell with a picture in it, as HTML. */
const picturing = (address: string, manifest: string) =>
  assembled({
    '../source/shell.tsx': shell.replace('<a href="#main">', `<img src="${address}" alt="" /><a href="#main">`),
    'package.json': manifest,
    'generated.json': generated('html', 'html'),
  })

test.each([
  ['public', '{}'],
  ['static', '{"devDependencies":{"@sveltejs/kit":"1.0.0"}}'],
])('pictures that a compiled file shows lie in %s', async (served, manifest) => {
  const files = await picturing('/media/avatars/avatar-01.webp', manifest)
  expect(Object.keys(files)).toContain(`${served}/media/avatars/avatar-01.webp`)
})

test('a picture that nobody has is named', async () => {
  await expect(picturing('/media/avatars/nobody.webp', '{}')).rejects.toThrow('shows /media/avatars/nobody.webp')
})

const ways = `/* path of the router */
function currentPath() {
  return '/'
}
`

test('a still part in Astro keeps its data, and its markup as it is written', async () => {
  const source = shell
    .replace(/import .*\n/, '')
    .replace(/ {2}const \[open[^]*?\n\n/, '')
    .replace(/<button[^]*?<\/button>/, '<br />')
  const files = await assembled({ '../source/shell.tsx': source, 'generated.json': generated('astro', 'astro') })
  const code = files['src/shell.astro']
  expect(code).toMatch(
    /^---\nconst links = \[\{ name: 'Home', href: '\/' \}\]\n---\n\n<div class="flex font-display">\n/,
  )
  expect(code).toContain('{links.map((link) => (\n    <a href={link.href}>{link.name}</a>\n  ))}')
  expect(code).toContain('<slot name="aside" />')
  expect(code).not.toContain('<script>')
})

test('a frame in Astro marks the link to the page that is shown where its source asks for the path', async () => {
  const source = shell
    .replace('export default', `${ways}\nexport default`)
    .replace('(false)\n', '(false)\n  const path = currentPath()\n')
    .replace(
      /\{links[^]*?\)\)\}/,
      (list) => `<nav>${list.replace('key=', "aria-current={path === link.href ? 'page' : undefined} key=")}</nav>`,
    )
  const files = await assembled({ '../source/shell.tsx': source, 'generated.json': generated('astro', 'astro') })
  const code = files['src/shell.astro']
  expect(code).toMatch(/^---\nconst path = Astro\.url/)
  expect(code).toContain(`<a href="/" aria-current={path === '/' ? 'page' : undefined}>Home</a>`)
  expect(code).not.toContain('aria-current="page"')
})

const generatedFrom = (from: string) => [{ to: 'src/part.html', from, flavour: 'html' }]
const sold = 'application-ui/components/statistics/kpi-goals-with-progress-bars'
const free = 'application-ui/components/statistics/with-sparklines'

/** The paths of a kit that is free or not, with one file made from a component of the catalogue. */
async function kitWith(list: object, over: object) {
  const from = folderWith({
    'starter-kits/fine/about.json': aboutOf('project', { pictured: '/', ...over }),
    'starter-kits/fine/project/package.json': '{}',
    'starter-kits/fine/project/generated.json': list,
  })
  return [...(await createAssembler()(allEditions(from)[0]!)).keys()]
}

test('what is free holds no component that is sold, compiled or copied; what is sold may hold any', async () => {
  const copied = [{ to: 'src/part.tsx', from: sold }]
  for (const list of [generatedFrom(sold), copied])
    await expect(kitWith(list, { free: true })).rejects.toThrow(`${sold} is sold`)
  expect(await kitWith(generatedFrom(free), { free: true })).toContain('src/part.html')
  expect(await kitWith(generatedFrom(sold), {})).toContain('src/part.html')
})
