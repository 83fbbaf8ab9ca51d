/** A fresh project per flavour, as a customer begins one, with every copied snippet in a file of its own. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import tailwindcss from '@tailwindcss/vite'
import { build, preview, type PluginOption, type PreviewServer } from 'vite'
import type { Flavour } from '#shared/catalog.ts'

/** Inside the project, so that the fresh ones find the packages that are installed. */
export const freshDir = join(import.meta.dirname, '../../build/fresh')

/** Code by the component's path. */
export type Snippets = Record<string, string>
export type Project = { server: PreviewServer; addressOf(path: string): string }

const css = "@import 'tailwindcss';\n@custom-variant dark (&:where(.dark, .dark *));\n@source './';\n"
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
export function freshProject(flavour: Flavour, snippets: Snippets): Promise<Project> {
  return flavour === 'html' ? staticProject(snippets) : frameworkProject(flavour, snippets)
}

/** A page per snippet with Tailwind's stylesheet and Alpine with its Focus plugin, as the snippet's notes ask for. */
async function staticProject(snippets: Snippets): Promise<Project> {
  const dir = join(freshDir, 'html')
  const main = `import './style.css'
import Alpine from 'alpinejs'
import focus from '@alpinejs/focus'

window.Alpine = Alpine
Alpine.plugin(focus)
Alpine.start()
`
  write(dir, 'style.css', `${css}[x-cloak] { display: none !important; }\n`)
  write(dir, 'main.js', main)
  const pages = Object.entries(snippets).map(([path, code]) =>
    write(dir, `${nameOf(path)}.html`, page(`<main>\n${code}</main>\n<script type="module" src="/main.js"></script>`)),
  )
  const server = await serve(dir, pages, [])
  return { server, addressOf: (path) => `${server.resolvedUrls!.local[0]}${nameOf(path)}.html` }
}

/** The usual Vite project, with a file per snippet; the query says which one is shown. */
async function frameworkProject(flavour: Exclude<Flavour, 'html'>, snippets: Snippets): Promise<Project> {
  const { ending, plugin, show } = frameworks[flavour]
  const dir = join(freshDir, flavour)
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
  write(dir, 'src/style.css', css)
  write(dir, 'src/show.ts', show)
  write(dir, 'src/main.ts', main)
  const entry = write(dir, 'index.html', page('<main></main><script type="module" src="/src/main.ts"></script>'))
  const server = await serve(dir, [entry], [plugin()])
  return { server, addressOf: (path) => `${server.resolvedUrls!.local[0]}?${nameOf(path)}` }
}

function write(dir: string, file: string, text: string): string {
  const path = join(dir, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  return path
}

async function serve(root: string, input: string[], plugins: PluginOption[]): Promise<PreviewServer> {
  const shared = { root, configFile: false, logLevel: 'error' } as const
  await build({
    ...shared,
    plugins: [...plugins, tailwindcss()],
    build: { target: 'esnext', rolldownOptions: { input } },
  })
  return preview({ ...shared, preview: { port: 0 } })
}
