/** How a project is made ready for components, once: Tailwind CSS, the flavour's packages, and what the styles need. */
import type { Flavour } from '#shared/catalog.ts'
import { packagesOf } from '#shared/snippet/packages.ts'
import { setupForStyle, type SnippetStyle } from '#shared/snippet.ts'
import { callOf, fenced, type Told } from './told.ts'

export const frameworks = ['vite', 'next', 'nuxt', 'sveltekit', 'astro', 'laravel', 'other'] as const
export type Framework = (typeof frameworks)[number]

/** Where Tailwind CSS 4 is put in, by framework: what to install, the file, and what it says. */
const version4: Record<Framework, { install: string; file: string; code: string }> = {
  vite: viteFile(
    'vite.config.js',
    `import tailwindcss from '@tailwindcss/vite'\n\nexport default { plugins: [tailwindcss()] } // beside your framework's plugin`,
  ),
  sveltekit: viteFile(
    'vite.config.js',
    `import { sveltekit } from '@sveltejs/kit/vite'\nimport tailwindcss from '@tailwindcss/vite'\n\nexport default { plugins: [tailwindcss(), sveltekit()] }`,
  ),
  nuxt: viteFile(
    'nuxt.config.ts',
    `import tailwindcss from '@tailwindcss/vite'\n\nexport default defineNuxtConfig({ css: ['~/assets/css/main.css'], vite: { plugins: [tailwindcss()] } })`,
  ),
  astro: viteFile(
    'astro.config.mjs',
    `import { defineConfig } from 'astro/config'\nimport tailwindcss from '@tailwindcss/vite'\n\nexport default defineConfig({ vite: { plugins: [tailwindcss()] } })`,
  ),
  laravel: viteFile(
    'vite.config.js',
    `import laravel from 'laravel-vite-plugin'\nimport tailwindcss from '@tailwindcss/vite'\n\nexport default { plugins: [laravel({ input: ['resources/css/app.css', 'resources/js/app.js'] }), tailwindcss()] }`,
  ),
  next: {
    install: 'npm install tailwindcss @tailwindcss/postcss postcss',
    file: 'postcss.config.mjs',
    code: `export default { plugins: { '@tailwindcss/postcss': {} } }`,
  },
  other: {
    install: 'npm install tailwindcss @tailwindcss/cli',
    file: 'package.json, as a script',
    code: `npx @tailwindcss/cli -i ./app.css -o ./public/app.css --watch`,
  },
}

function viteFile(file: string, code: string) {
  return { install: 'npm install tailwindcss @tailwindcss/vite', file, code }
}

const alpineStart = `import Alpine from 'alpinejs'
import focus from '@alpinejs/focus'

window.Alpine = Alpine
Alpine.plugin(focus)
Alpine.start()`

/** What else the flavour needs. */
const flavourNotes: Record<Flavour, readonly string[]> = {
  html: [
    'In app.js, before anything uses a component:',
    fenced(alpineStart, 'js'),
    'In your CSS: `[x-cloak] { display: none !important; }`',
  ],
  react: ['With server components, a component that has state begins with `"use client"`.'],
  vue: ['Components are `<script setup lang="ts">` for Vue 3.5 and newer.'],
  svelte: ['Components are written for Svelte 5 in runes mode; those with Bits UI need 5.33.'],
}

/**
 * Tells an assistant how to make a project ready.
 *
 * @param framework what builds the project; "other" is Tailwind's own command line
 */
export function getSetup(
  { flavour, style }: { flavour: Flavour; style: SnippetStyle },
  framework: Framework = 'vite',
): Told {
  const packages = packagesOf(flavour).map(({ name, version }) => `"${name}@${version}"`)
  return {
    text: [
      ...(style.tailwind === 'v4' ? tailwind4(framework) : tailwind3()),
      // Any dark class tells of the dark; the sentences are those of components.
      ...setupForStyle('"dark:flex"', style).map((each) => `- ${each}`),
      `2. ${flavour}: npm install ${packages.join(' ')} (each component names those it imports)`,
      ...flavourNotes[flavour],
      'The attribute `dir` on <html>: "ltr" or "rtl".',
      `Next: ${callOf('search_components', { query: 'what you are building', flavour })}`,
    ].join('\n'),
  }
}

function tailwind4(framework: Framework): string[] {
  const { install, file, code } = version4[framework]
  return [
    `1. Tailwind CSS 4: ${install}`,
    `${file}:`,
    fenced(code, framework === 'other' ? 'sh' : 'js'),
    "In your CSS, and nothing else is needed: `@import 'tailwindcss';`",
  ]
}

const tailwind3 = (): string[] => [
  '1. Tailwind CSS 3.4 or newer: npm install -D tailwindcss@3 postcss autoprefixer && npx tailwindcss init -p',
  'tailwind.config.js:',
  fenced(
    `module.exports = {\n  content: ['./index.html', './src/**/*.{html,js,jsx,ts,tsx,vue,svelte}'],\n  future: { hoverOnlyWhenSupported: true },\n}`,
    'js',
  ),
  'In your CSS: `@tailwind base; @tailwind components; @tailwind utilities;` No @headlessui/tailwindcss plugin.',
]
