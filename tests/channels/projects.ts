/** A project of a customer per flavour, in which a program writes the components; then built and served. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import tailwindcss from '@tailwindcss/vite'
import { build, preview, type PluginOption, type PreviewServer } from 'vite'
import type { Flavour } from '#shared/catalog.ts'
import { registryEntry, type RegistryParams } from '#shared/registry.ts'

/** Inside ours, so that projects find Vite and frameworks; what a component needs besides, its project has to install. */
const projectsDir = join(import.meta.dirname, '../../build/fresh/channels')

const css = "@import 'tailwindcss';\n@custom-variant dark (&:where(.dark, .dark *));\n@source './';\n"

const frameworks: Record<Exclude<Flavour, 'html'>, { plugin: () => PluginOption; show: string }> = {
  react: {
    plugin: react,
    show: `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
export const show = (Part, main) => createRoot(main).render(createElement(Part))`,
  },
  vue: {
    plugin: vue,
    show: `import { createApp } from 'vue'
export const show = (Part, main) => createApp(Part).mount(main)`,
  },
  svelte: {
    plugin: svelte,
    show: `import { mount } from 'svelte'
export const show = (Part, target) => mount(Part, { target })`,
  },
}

/** They may hold all that a package manager installed. */
export const removeProjects = () => rmSync(projectsDir, { recursive: true, force: true })

export type CustomerProject = {
  dir: string
  read(file: string): string
  write(file: string, text: string): void
}

/** A project with nothing but the registry's entries and a key. */
export function beginProject(
  name: string,
  { origin, key, params = {} }: { origin: string; key?: string; params?: RegistryParams },
): CustomerProject {
  const dir = join(projectsDir, name)
  rmSync(dir, { recursive: true, force: true })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  const registries = { ...registryEntry(origin, params), ...registryEntry(origin, params, { isFree: true }) }
  write('package.json', `${JSON.stringify({ name, private: true, type: 'module', registries }, null, 2)}\n`)
  // It says which package manager this project has.
  write('package-lock.json', `${JSON.stringify({ name, lockfileVersion: 3, requires: true, packages: {} }, null, 2)}\n`)
  if (key !== undefined) write('.env.local', `MILLWORK_KEY=${key}\n`)
  return { dir, read: (file) => readFileSync(join(dir, file), 'utf8'), write }
}

const page = (body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page</title><link rel="icon" href="data:,"></head>
<body>
${body}
</body>
</html>
`

export type Served = { server: PreviewServer; addressOf(file: string): string }

/** Builds a project that shows each of these files, and serves it. */
export async function serveProject(
  flavour: Flavour,
  project: CustomerProject,
  files: readonly string[],
): Promise<Served> {
  const isHtml = flavour === 'html'
  const plugins = isHtml ? [] : [frameworks[flavour].plugin()]
  const pages = isHtml ? htmlPages(project, files) : frameworkPage(flavour, project, files)
  const shared = { root: project.dir, configFile: false, logLevel: 'error' } as const
  await build({
    ...shared,
    plugins: [...plugins, tailwindcss()],
    build: { target: 'esnext', rolldownOptions: { input: pages.map((file) => join(project.dir, file)) } },
  })
  const server = await preview({ ...shared, preview: { port: 0 } })
  const base = server.resolvedUrls!.local[0]!
  return {
    server,
    addressOf: (file) => (isHtml ? `${base}${pages[files.indexOf(file)]}` : `${base}?${files.indexOf(file)}`),
  }
}

function htmlPages({ write, read }: CustomerProject, files: readonly string[]): string[] {
  write('style.css', `${css}[x-cloak] { display: none !important; }\n`)
  write(
    'main.js',
    `import './style.css'
import Alpine from 'alpinejs'
import focus from '@alpinejs/focus'
window.Alpine = Alpine
Alpine.plugin(focus)
Alpine.start()
`,
  )
  return files.map((file, nth) => {
    write(
      `page-${nth}.html`,
      page(`<div id="shown">\n${read(file)}</div>\n<script type="module" src="/main.js"></script>`),
    )
    return `page-${nth}.html`
  })
}

function frameworkPage(
  flavour: Exclude<Flavour, 'html'>,
  { write }: CustomerProject,
  files: readonly string[],
): string[] {
  write('src/style.css', css)
  write('src/show.js', frameworks[flavour].show)
  write(
    'src/main.js',
    `import './style.css'
import { show } from './show.js'
const parts = [${files.map((file) => `() => import('/${file}')`).join(', ')}]
const { default: Part } = await parts[Number(location.search.slice(1))]()
show(Part, document.querySelector('#shown'))
`,
  )
  write('index.html', page('<div id="shown"></div><script type="module" src="/src/main.js"></script>'))
  return ['index.html']
}
