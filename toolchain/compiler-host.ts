/** Gives the compiler what it may not fetch itself: Tailwind's stylesheet, the brand colours and the icons. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contextV3 } from './tailwind-3.ts'
import { createCompiler, type Compiler, type IconSet } from '#compiler/index.ts'

const require = createRequire(import.meta.url)
const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]

/** The two brand colours components are written in. Their values do not matter here, only that they exist. */
const brand = { primary: 'blue', secondary: 'gray' }

/**
 * Makes the compiler for this project's components, or with a stylesheet for those of a whole project: they may use
 * what its theme and utilities add, and are written for Tailwind CSS 4 alone.
 *
 * @throws when Tailwind CSS or Heroicons is not installed, or Tailwind refuses the stylesheet
 */
export function createHostCompiler(theme?: string): Promise<Compiler> {
  const colours = Object.entries(brand).flatMap(([name, palette]) =>
    shades.map((shade) => `--color-${name}-${shade}: var(--color-${palette}-${shade});`),
  )
  return createCompiler({
    stylesheets: {
      entry: `@import 'tailwindcss';\n@theme {\n${colours.join('\n')}\n}\n${theme ?? ''}`,
      files: { tailwindcss: readFileSync(require.resolve('tailwindcss/index.css'), 'utf8') },
    },
    icons,
    ...(theme === undefined && { orderV3: contextV3().getClassOrder }),
  })
}

const cache = new Map<string, string | undefined>()

/** The SVG of a Heroicon, rendered from the very component React customers import. */
function icons(set: IconSet, name: string): string | undefined {
  const key = `${set}/${name}`
  if (!cache.has(key)) cache.set(key, render(key))
  return cache.get(key)
}

function render(key: string): string | undefined {
  if (!/^[\w/]+$/.test(key)) return undefined
  const file = require.resolve('@heroicons/react/package.json').replace('package.json', `${key}.js`)
  if (!existsSync(file)) return undefined
  const icon = require(file) as FunctionComponent
  return renderToStaticMarkup(createElement(icon))
}
