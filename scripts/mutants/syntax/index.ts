import { parse as parseSfc } from 'vue/compiler-sfc'
import type { Flavour } from '#shared/catalog.ts'
import { readHtml, readVue } from './markup.ts'
import { readReact } from './react.ts'
import { readSvelte, svelteTree } from './svelte.ts'
import { readScript } from './tree.ts'
import type { Part } from './types.ts'

const readers: Record<Flavour, (code: string) => Part> = {
  html: readHtml,
  react: readReact,
  vue: readVue,
  svelte: readSvelte,
}

/** Reads a file of a flavour; throws a SyntaxProblem when it does not parse. */
export const readPart = (flavour: Flavour, code: string): Part => readers[flavour](code)

const places = new Set([
  'start',
  'end',
  'loc',
  'innerLoc',
  'nameLoc',
  'name_loc',
  'range',
  'raw',
  'rawName',
  'source',
  'map',
  'ast',
  'parent',
  'extra',
])

/** What a file means, without where it stands: two files with the same are equal to who runs them. */
export function meaningOf(flavour: Flavour, code: string): string {
  const without = (tree: unknown) =>
    JSON.stringify(tree, (name, value: unknown) =>
      places.has(name) ? undefined : typeof value === 'bigint' ? String(value) : value,
    )
  if (flavour === 'react') return without(readScript(code, 0, 'part.tsx'))
  if (flavour === 'svelte') return without(svelteTree(code))
  const { descriptor } = parseSfc(flavour === 'html' ? `<template>${code}</template>` : code, {
    filename: 'part.vue',
    sourceMap: false,
  })
  const script = descriptor.scriptSetup ? readScript(descriptor.scriptSetup.content, 0) : null
  return without([descriptor.template?.ast, script])
}
