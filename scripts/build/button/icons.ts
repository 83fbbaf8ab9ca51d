import { createRequire } from 'node:module'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Icons } from '#shared/tools/button/kit.ts'
import { entriesIn } from '#toolchain/stamps/record.ts'

const require = createRequire(import.meta.url)
const folder = require.resolve('@heroicons/react/package.json').replace('/package.json', '')
const namesIn = (set: string) =>
  entriesIn(`${folder}/${set}`).flatMap(({ name }) => /^(\w+)Icon\.js$/.exec(name)?.[1] ?? [])

/** The shapes of every Heroicon that is drawn for 16 and for 20 pixels, as each size of a button needs one of them. */
export function readIcons(): Icons {
  const small = new Set(namesIn('16/solid'))
  const names = namesIn('20/solid').filter((name) => small.has(name))
  return Object.fromEntries(names.map((name) => [name, [drawing(`16/solid/${name}`), drawing(`20/solid/${name}`)]]))
}

function drawing(path: string): string {
  const svg = renderToStaticMarkup(createElement(require(`${folder}/${path}Icon.js`) as FunctionComponent))
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/><\/\w+>/g, '/>')
}
