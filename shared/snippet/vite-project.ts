/** A snippet as a whole project that runs: Vite with Tailwind CSS 4, as somebody begins one. */
import pkg from '../../package.json' with { type: 'json' }
import type { Flavour, SnippetFile } from '../catalog.ts'
import type { SnippetStyle } from './style.ts'
import type { SnippetTheme } from './theme.ts'

export type ViteProjectInput = {
  flavour: Flavour
  title: string
  /** Finished for Tailwind CSS 4. */
  file: Pick<SnippetFile, 'code' | 'fileName'>
  dependencies: readonly { name: string; version: string }[]
  theme: SnippetTheme | null
  style: Pick<SnippetStyle, 'dark' | 'prefix'>
}

type Packages = typeof pkg.dependencies & typeof pkg.devDependencies
type Parts = {
  packages: (keyof Packages)[]
  /** What the configuration imports, and how it is called there. */
  plugin?: { from: string; name: string; call: string }
  main: string
}

const frameworks: Record<Flavour, Parts> = {
  html: {
    packages: ['alpinejs', '@alpinejs/focus'],
    main: `import './style.css'
import Alpine from 'alpinejs'
import focus from '@alpinejs/focus'

window.Alpine = Alpine
Alpine.plugin(focus)
Alpine.start()
`,
  },
  react: {
    packages: ['react', 'react-dom', '@vitejs/plugin-react'],
    plugin: { from: '@vitejs/plugin-react', name: 'react', call: 'react()' },
    main: `import './style.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import Snippet from './Snippet'

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <Snippet />
  </StrictMode>,
)
`,
  },
  vue: {
    packages: ['vue', '@vitejs/plugin-vue'],
    plugin: {
      from: '@vitejs/plugin-vue',
      name: 'vue',
      call: 'vue({ template: { transformAssetUrls: { includeAbsolute: false } } })',
    },
    main: `import './style.css'
import { createApp } from 'vue'
import Snippet from './Snippet.vue'

createApp(Snippet).mount('#app')
`,
  },
  svelte: {
    packages: ['svelte', '@sveltejs/vite-plugin-svelte'],
    plugin: { from: '@sveltejs/vite-plugin-svelte', name: '{ svelte }', call: 'svelte()' },
    main: `import './style.css'
import { mount } from 'svelte'
import Snippet from './Snippet.svelte'

mount(Snippet, { target: document.getElementById('app')! })
`,
  },
}

const isWithoutTypes = (fileName: string) => fileName.endsWith('.jsx')

/** The path that holds the snippet; React without types, which the file's own name says, is `.jsx`. */
export const snippetFileOf = (flavour: Flavour, fileName = '') =>
  ({
    html: 'index.html',
    react: isWithoutTypes(fileName) ? 'src/Snippet.jsx' : 'src/Snippet.tsx',
    vue: 'src/Snippet.vue',
    svelte: 'src/Snippet.svelte',
  })[flavour]

/**
 * Writes the files of a project that shows the snippet.
 *
 * @returns texts by path; versions are those that the snippet was tested with, and for the rest our own
 */
export function viteProject({
  flavour,
  title,
  file,
  dependencies,
  theme,
  style,
}: ViteProjectInput): Record<string, string> {
  const { packages, plugin, main } = frameworks[flavour]
  const isJsx = isWithoutTypes(file.fileName)
  const mainFile = {
    html: 'src/main.js',
    react: isJsx ? 'src/main.jsx' : 'src/main.tsx',
    vue: 'src/main.ts',
    svelte: 'src/main.ts',
  }[flavour]
  const versions: Packages = { ...pkg.dependencies, ...pkg.devDependencies }
  const needs = [...packages, 'tailwindcss', '@tailwindcss/vite', 'vite'] as const
  const wanted = Object.fromEntries([
    ...needs.map((name) => [name, versions[name]] as const),
    ...dependencies.map(({ name, version }) => [name, version] as const),
  ])
  const manifest = {
    name: 'snippet',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies: wanted,
  }
  const isMarkup = flavour === 'html'
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'vite.config.js': configOf(plugin),
    'index.html': pageOf(title, isMarkup ? file.code : '<div id="app"></div>\n', mainFile),
    'src/style.css': stylesOf(style, theme),
    [mainFile]: isJsx ? main.replace("('app')!", "('app')") : main,
    ...(!isMarkup && { [snippetFileOf(flavour, file.fileName)]: file.code }),
  }
}

const configOf = (plugin: Parts['plugin']) => `import { defineConfig } from 'vite'
import tailwindcss from '@tailwindcss/vite'
${plugin ? `import ${plugin.name} from '${plugin.from}'\n` : ''}
export default defineConfig({ plugins: [${plugin ? `${plugin.call}, ` : ''}tailwindcss()], build: { target: 'esnext' } })
`

const pageOf = (title: string, body: string, main: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
  </head>
  <body>
${body.trimEnd()}
    <script type="module" src="/${main}"></script>
  </body>
</html>
`

const darkVariants: Record<SnippetStyle['dark'], string> = {
  class: '@custom-variant dark (&:where(.dark, .dark *));\n',
  data: '@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));\n',
  media: '',
  none: '',
}

const stylesOf = ({ dark, prefix }: ViteProjectInput['style'], theme: SnippetTheme | null) =>
  `@import 'tailwindcss'${prefix ? ` prefix(${prefix})` : ''};
${darkVariants[dark]}${theme ? `\n${theme.code}` : ''}
[x-cloak] {
  display: none !important;
}
`
