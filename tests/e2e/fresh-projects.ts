/** A fresh project per flavour, as a customer begins one, with every copied snippet in a file of its own. */
import { createRequire } from 'node:module'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import tailwindcss from '@tailwindcss/vite'
import { build, preview, type InlineConfig, type PluginOption, type PreviewServer } from 'vite'
import type { AcceptedPlugin } from 'postcss'
import type { Flavour } from '#shared/catalog.ts'

const require = createRequire(import.meta.url)
const tailwindV3 = require('tailwindcss-v3') as (config: object) => AcceptedPlugin

/** Inside the project, so that the fresh ones find the packages that are installed. */
const freshDir = join(import.meta.dirname, '../../build/fresh')

/** Takes away what an earlier run left of a project; the folders beside it are other suites', which may be at work. */
export const removeProject = (folder: string) => rmSync(join(freshDir, folder), { recursive: true, force: true })

/** Code by the component's path. */
export type Snippets = Record<string, string>
export type Project = { server: PreviewServer; addressOf(path: string): string }

/** What a project has before anything is pasted: its folder, Tailwind's stylesheet, and what makes CSS of that. */
export type Setup = { folder: string; css: string; tailwind: InlineConfig }

const css = "@import 'tailwindcss';\n@custom-variant dark (&:where(.dark, .dark *));\n@source './';\n"
const usual = { css, tailwind: { plugins: [tailwindcss()] } }

/** A project on Tailwind CSS 4 with a theme below the import, as it was copied. */
export const onVersion4 = (folder: string, theme: string): Setup => ({ ...usual, folder, css: `${css}${theme}` })

/** A project on Tailwind CSS 3 with a configuration, as it was copied. */
export function onVersion3(folder: string, theme: string): Setup {
  const config = write(join(freshDir, folder), 'tailwind.theme.cjs', theme)
  const content = [join(freshDir, folder, '**/*.{html,tsx,vue,svelte}')]
  const plugin = tailwindV3({ content, darkMode: 'selector', ...(require(config) as object) })
  return {
    folder,
    css: '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n',
    tailwind: { css: { postcss: { plugins: [plugin] } } },
  }
}

const nameOf = (path: string) => path.replaceAll('/', '_')
const page = (body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fresh page</title><link rel="icon" href="data:,"></head>
<body>
${body}
</body>
</html>
`

/** How each flavour's project differs: its plugin, the ending of its files, and what shows a snippet. */
const frameworks: Record<Exclude<Flavour, 'html'>, { ending: string; plugin: () => PluginOption; show: string }> = {
  react: {
    ending: 'tsx',
    plugin: react,
    show: `import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
export const show = (Snippet: React.ComponentType, main: Element) =>
  createRoot(main).render(createElement(StrictMode, null, createElement(Snippet)))`,
  },
  vue: {
    ending: 'vue',
    plugin: vue,
    show: `import { createApp, type Component } from 'vue'
export const show = (Snippet: Component, main: Element) => createApp(Snippet).mount(main)`,
  },
  svelte: {
    ending: 'svelte',
    plugin: svelte,
    show: `import { mount, type Component } from 'svelte'
export const show = (Snippet: Component, target: Element) => mount(Snippet, { target })`,
  },
}

/** What the name of a copied file ends in. */
export const endingOf = (flavour: Flavour) => (flavour === 'html' ? 'html' : frameworks[flavour].ending)

/** Writes, builds and serves the project of a flavour. */
export function freshProject(
  flavour: Flavour,
  snippets: Snippets,
  setup: Setup = { ...usual, folder: flavour },
): Promise<Project> {
  return flavour === 'html' ? staticProject(snippets, setup) : frameworkProject(flavour, snippets, setup)
}

/** A page per snippet with Tailwind's stylesheet and Alpine with its Focus plugin, as the snippet's notes ask for. */
async function staticProject(snippets: Snippets, setup: Setup): Promise<Project> {
  const dir = join(freshDir, setup.folder)
  const main = `import './style.css'
import Alpine from 'alpinejs'
import focus from '@alpinejs/focus'

window.Alpine = Alpine
Alpine.plugin(focus)
Alpine.start()
`
  write(dir, 'style.css', `${setup.css}[x-cloak] { display: none !important; }\n`)
  write(dir, 'main.js', main)
  const pages = Object.entries(snippets).map(([path, code]) =>
    write(dir, `${nameOf(path)}.html`, page(`<main>\n${code}</main>\n<script type="module" src="/main.js"></script>`)),
  )
  const server = await serve(dir, pages, [], setup)
  return { server, addressOf: (path) => `${server.resolvedUrls!.local[0]}${nameOf(path)}.html` }
}

/** The usual Vite project, with a file per snippet; the query says which one is shown. */
async function frameworkProject(flavour: Exclude<Flavour, 'html'>, snippets: Snippets, setup: Setup): Promise<Project> {
  const { ending, plugin, show } = frameworks[flavour]
  const dir = join(freshDir, setup.folder)
  for (const [path, code] of Object.entries(snippets)) write(dir, `src/${nameOf(path)}.${ending}`, code)
  const loaders = Object.keys(snippets).map(
    (path) => `  '${nameOf(path)}': () => import('./${nameOf(path)}.${ending}'),`,
  )
  const main = `import './style.css'
import { show } from './show'

const snippets: Record<string, () => Promise<{ default: never }>> = {
${loaders.join('\n')}
}
const { default: Snippet } = await snippets[location.search.slice(1)]!()
show(Snippet, document.querySelector('main')!)
`
  write(dir, 'src/style.css', setup.css)
  write(dir, 'src/show.ts', show)
  write(dir, 'src/main.ts', main)
  const entry = write(dir, 'index.html', page('<main></main><script type="module" src="/src/main.ts"></script>'))
  const server = await serve(dir, [entry], [plugin()], setup)
  return { server, addressOf: (path) => `${server.resolvedUrls!.local[0]}?${nameOf(path)}` }
}

function write(dir: string, file: string, text: string): string {
  const path = join(dir, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  return path
}

async function serve(
  root: string,
  input: string[],
  plugins: PluginOption[],
  { tailwind }: Setup,
): Promise<PreviewServer> {
  const shared = { root, configFile: false, logLevel: 'error' } as const
  await build({
    ...shared,
    ...tailwind,
    plugins: [...plugins, ...(tailwind.plugins ?? [])],
    build: { target: 'esnext', rolldownOptions: { input } },
  })
  return preview({ ...shared, preview: { port: 0 } })
}
