import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { steps } from '#shared/recolor.ts'
import { detect } from './detect.ts'
import { settingsOf } from './project.ts'

function project(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'detect-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return root
}

const using = (dependencies: Record<string, string>, devDependencies = {}) => ({ dependencies, devDependencies })

test.each([
  ['Vite with React', { 'package.json': using({ react: '^19.0.0' }, { tailwindcss: '^4.3.0', typescript: '^5.0.0' }), 'src/main.tsx': '' }, { framework: 'React', flavour: 'react', tailwind: 'v4', dir: 'src/components/millwork' }],
  ['React without types', { 'package.json': using({ react: '^19.0.0' }, { tailwindcss: '3.4.19' }), 'src/main.jsx': '' }, { flavour: 'react', tailwind: 'v3', hasTypeScript: false }],
  ['Next.js without src', { 'package.json': using({ next: '16.0.0', react: '19.0.0', tailwindcss: '^4' }), 'app/page.tsx': '', 'tsconfig.json': '{}' }, { framework: 'Next.js', flavour: 'react', tailwind: 'v4', dir: 'components/millwork', hasTypeScript: true }],
  ['Vite with Vue', { 'package.json': using({ vue: '^3.5.0' }, { '@tailwindcss/vite': '^4.3.0' }), 'src/main.ts': '' }, { framework: 'Vue', flavour: 'vue', tailwind: 'v4' }],
  ['Nuxt', { 'package.json': using({ nuxt: '^4.0.0', vue: '^3.5.0' }), 'app/app.vue': '' }, { framework: 'Nuxt', flavour: 'vue', dir: 'app/components/millwork' }],
  ['SvelteKit', { 'package.json': using({}, { '@sveltejs/kit': '^2.0.0', svelte: '^5.0.0' }), 'src/lib/a.ts': '' }, { framework: 'SvelteKit', flavour: 'svelte', dir: 'src/lib/components/millwork' }],
  ['Astro with React', { 'package.json': using({ astro: '^6.0.0', react: '^19.0.0' }), 'src/pages/index.astro': '' }, { framework: 'Astro with React', flavour: 'react' }],
  ['plain HTML', { 'index.html': '<p>' }, { framework: 'plain HTML', flavour: 'html', tailwind: null, dir: 'components/millwork', manager: 'npm' }],
  ['a configuration alone', { 'index.html': '', 'tailwind.config.js': 'module.exports = {}' }, { tailwind: 'v3' }],
  ['what is installed before what is asked for', { 'package.json': using({ tailwindcss: 'latest' }), 'node_modules/tailwindcss/package.json': { version: '3.4.19' } }, { tailwind: 'v3' }],
  ['pnpm', { 'package.json': {}, 'pnpm-lock.yaml': '' }, { manager: 'pnpm' }],
] as const)('%s', async (_, files, found) => {
  expect(await detect(project(files))).toMatchObject(found)
}) // prettier-ignore

const ramp = (name: string, notation: (step: number, hex: string) => string) =>
  steps.map((step, at) => notation(step, `#${(0x101010 * (15 - at)).toString(16).padStart(6, '0')}`)).join(name)

test('colours of a theme are found, and asked for as they are', async () => {
  const css = `@import "tailwindcss";\n@theme {\n${ramp('\n', (step, hex) => `--color-brand-${step}: ${hex};`)}\n}`
  const { colors } = await detect(project({ 'package.json': {}, 'src/app.css': css }))
  expect(colors.primary).toMatch(/^brand:f0f0f0\.e0e0e0(?:\.[\da-f]{6}){9}$/)
  expect(colors.named).toEqual({ name: 'brand', file: 'src/app.css' })
})

test('where a project knows primary and secondary, classes name them so', async () => {
  const both = ['primary', 'secondary'].map((name) => ramp('\n', (step, hex) => `--color-${name}-${step}: ${hex};`))
  const detected = await detect(project({ 'package.json': {}, 'app.css': `@theme {\n${both.join('\n')}\n}` }))
  expect(settingsOf(detected)).toMatchObject({
    names: 'roles',
    primary: expect.stringMatching(/^brand:/),
    secondary: expect.stringMatching(/^ink:/),
  })
})

test.each([
  [
    'a family in a configuration',
    { 'tailwind.config.js': 'module.exports = { theme: { extend: { colors: { primary: colors.teal } } } }' },
    'teal',
  ],
  ['a family by variables', { 'a.css': '@theme { --color-primary-500: var(--color-rose-500); }' }, 'rose'],
  [
    'colours of others',
    { 'a.css': `@theme {${ramp(' ', (step, hex) => `--color-gray-${step}: ${hex};`)}}` },
    undefined,
  ],
  ['a word in a text', { 'a.css': '.primary { color: red } /* brand: { } */' }, undefined],
])('%s', async (_, files, primary) => {
  expect((await detect(project(files))).colors.primary).toBe(primary)
})
