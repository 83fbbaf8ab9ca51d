/** Every way an icon leaves the tool, with the size, lines and colour that were chosen. */
import {
  attributesOf,
  type Attribute,
  drawSvg,
  elementsOf,
  escapeAttribute,
  type Glyph,
  type Look,
  writeAttributes,
} from './draw.ts'
import { componentName } from './names.ts'
import { titleOf } from './icon-style.ts'

export const formatIds = ['svg', 'jsx', 'react', 'vue', 'svelte', 'alpine', 'css', 'data'] as const
export type FormatId = (typeof formatIds)[number]
/** Whether a text, of an address, names a format. */
export const isFormatId = (id: string): id is FormatId => (formatIds as readonly string[]).includes(id)

export type Format = {
  title: string
  extension: string
  /** What it is good for, in a few words. */
  about: string
  write: (glyph: Glyph, look: Look) => string
}

export const formats: Record<FormatId, Format> = {
  svg: { title: 'SVG', extension: 'svg', about: 'A drawing for markup or a file.', write: drawSvg },
  jsx: { title: 'JSX', extension: 'jsx', about: 'An element for React, Preact or Solid.', write: jsx },
  react: { title: 'React', extension: 'tsx', about: 'A component that takes every attribute of svg.', write: react },
  vue: {
    title: 'Vue',
    extension: 'vue',
    about: 'A single-file component; attributes fall through to the svg.',
    write: vue,
  },
  svelte: {
    title: 'Svelte',
    extension: 'svelte',
    about: 'A Svelte 5 component that takes every attribute of svg.',
    write: svelte,
  },
  alpine: {
    title: 'Alpine',
    extension: 'html',
    about: 'A button for HTML with Alpine.js that is on or off.',
    write: alpine,
  },
  css: {
    title: 'CSS',
    extension: 'css',
    about: 'A class that draws it as a mask, in the colour of the text.',
    write: css,
  },
  data: {
    title: 'Data URL',
    extension: 'txt',
    about: 'For src, url() and wherever a picture has an address.',
    write: dataUrl,
  },
}

const camel = (name: string) =>
  name.startsWith('aria-') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const isNumber = (value: string) => /^\d+(\.\d+)?$/.test(value)

const jsxAttribute = ([name, value]: Attribute) =>
  isNumber(value) ? `${camel(name)}={${value}}` : `${camel(name)}="${escapeAttribute(value)}"`

/** Names of attributes as JSX has them; values never hold a hyphenated name with an equals sign. */
const jsxElement = (element: string) =>
  element.replace(/ ([a-z]+(?:-[a-z]+)+)=/g, (_, name: string) => ` ${camel(name)}=`)

const indented = (lines: readonly string[], by: number) => lines.map((line) => ' '.repeat(by) + line)

function jsxLines(glyph: Glyph, look: Look, more: readonly string[] = []): string[] {
  const attributes = [...attributesOf(glyph, look).map(jsxAttribute), ...more].join(' ')
  return [`<svg ${attributes}>`, ...indented(elementsOf(glyph, look).map(jsxElement), 2), '</svg>']
}

function svgLines(glyph: Glyph, look: Look, more: readonly string[] = []): string[] {
  const attributes = [writeAttributes(attributesOf(glyph, look)), ...more].join(' ')
  return [`<svg ${attributes}>`, ...indented(elementsOf(glyph, look), 2), '</svg>']
}

function jsx(glyph: Glyph, look: Look): string {
  return jsxLines(glyph, look).join('\n')
}

function react(glyph: Glyph, look: Look): string {
  return [
    `import type { SVGProps } from 'react'`,
    ``,
    `export function ${componentName(glyph.name)}(props: SVGProps<SVGSVGElement>) {`,
    `  return (`,
    ...indented(jsxLines(glyph, look, ['{...props}']), 4),
    `  )`,
    `}`,
  ].join('\n')
}

function vue(glyph: Glyph, look: Look): string {
  return ['<template>', ...indented(svgLines(glyph, look), 2), '</template>'].join('\n')
}

function svelte(glyph: Glyph, look: Look): string {
  return [
    `<script lang="ts">`,
    `  import type { SVGAttributes } from 'svelte/elements'`,
    ``,
    `  let props: SVGAttributes<SVGSVGElement> = $props()`,
    `</script>`,
    ``,
    ...svgLines(glyph, look, ['{...props}']),
  ].join('\n')
}

function alpine(glyph: Glyph, look: Look): string {
  const label = escapeAttribute(titleOf(glyph.name))
  return [
    `<button type="button" x-data="{ on: false }" x-on:click="on = ! on" x-bind:aria-pressed="on" aria-label="${label}">`,
    ...indented(svgLines(glyph, look, [`x-bind:class="on ? 'opacity-100' : 'opacity-60'"`]), 2),
    '</button>',
  ].join('\n')
}

/** The address of a picture; a picture has no text whose colour it could take. */
function dataUrl(glyph: Glyph, look: Look): string {
  const attributes = attributesOf(glyph, { ...look, color: look.color ?? '#000' }).filter(
    ([name]) => name !== 'aria-hidden',
  )
  const inside = elementsOf(glyph, { ...look, color: look.color ?? '#000' }).join('')
  const svg = `<svg ${writeAttributes(attributes)}>${inside}</svg>`
  return `data:image/svg+xml,${svg.replace(/[%#<>{}']/g, escapes).replaceAll('"', "'")}`
}

const escapes = (sign: string) => (sign === "'" ? '%27' : encodeURIComponent(sign))

function css(glyph: Glyph, look: Look): string {
  const size = `${look.size ?? glyph.style.grid}px`
  return [
    `.icon-${glyph.name} {`,
    `  display: inline-block;`,
    `  width: ${size};`,
    `  height: ${size};`,
    `  background-color: ${look.color ?? 'currentColor'};`,
    `  mask: url("${dataUrl(glyph, { ...look, color: null })}") center / contain no-repeat;`,
    `}`,
  ].join('\n')
}
