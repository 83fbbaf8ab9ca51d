import type { Gamut } from '../../color/gamut.ts'
import { usesOf } from './contrast.ts'
import { channelsOf, type Notation, p3ChannelsOf, writeColor, writeP3 } from './notation.ts'
import { writeDesignTokens } from './design-tokens.ts'
import { writeFigmaVariables } from './figma-variables.ts'
import { writeSvg } from './svg.ts'
import type { Scale, Swatch } from './scale.ts'

export const formats = ['v4', 'v3', 'css', 'scss', 'json', 'tokens', 'figma', 'svg', 'ai'] as const
export type Format = (typeof formats)[number]

export type ExportOptions = { notation: Notation; gamut: Gamut }

type About = { title: string; fileName: string; write: (scales: readonly Scale[], options: ExportOptions) => string }

/** Every way out of the tool: what it is called, the file it makes, and its text. */
export const exportsOf: Record<Format, About> = {
  v4: { title: 'Tailwind CSS 4', fileName: 'theme.css', write: writeTheme },
  v3: { title: 'Tailwind CSS 3', fileName: 'tailwind.config.js', write: writeConfig },
  css: { title: 'CSS', fileName: 'colours.css', write: writeVariables },
  scss: { title: 'SCSS', fileName: '_colours.scss', write: writeScss },
  json: { title: 'JSON', fileName: 'colours.json', write: writeJson },
  tokens: { title: 'Design tokens', fileName: 'colours.tokens.json', write: writeDesignTokens },
  figma: { title: 'Figma variables', fileName: 'Colours.tokens.json', write: writeFigmaVariables },
  svg: { title: 'SVG', fileName: 'colours.svg', write: writeSvg },
  ai: { title: 'For AI', fileName: 'colours.md', write: writePrompt },
}

const each = (scales: readonly Scale[], line: (swatch: Swatch, name: string) => string) =>
  scales.map(({ name, swatches }) => swatches.map((swatch) => line(swatch, name)).join('\n')).join('\n\n')

/** The steps that a wider screen shows with more colour. */
const wider = (scales: readonly Scale[]) =>
  scales
    .map((scale) => ({ ...scale, swatches: scale.swatches.filter(({ inSrgb }) => !inSrgb) }))
    .filter(({ swatches }) => swatches.length > 0)

/** A block for screens with Display P3, where there is anything to say to them. */
function wideBlock(scales: readonly Scale[], gamut: Gamut, prefix: string): string {
  const rest = gamut === 'p3' ? wider(scales) : []
  if (rest.length === 0) return ''
  const lines = each(rest, (swatch, name) => `    ${prefix}${name}-${swatch.step}: ${writeP3(swatch)};`)
  return `\n@media (color-gamut: p3) {\n  :root {\n${lines}\n  }\n}\n`
}

function writeTheme(scales: readonly Scale[], { notation, gamut }: ExportOptions): string {
  const lines = each(scales, (swatch, name) => `  --color-${name}-${swatch.step}: ${writeColor(swatch, notation)};`)
  return `@theme {\n${lines}\n}\n${wideBlock(scales, gamut, '--color-')}`
}

function writeVariables(scales: readonly Scale[], { notation, gamut }: ExportOptions): string {
  const lines = each(scales, (swatch, name) => `  --${name}-${swatch.step}: ${writeColor(swatch, notation)};`)
  return `:root {\n${lines}\n}\n${wideBlock(scales, gamut, '--')}`
}

const key = (name: string) => (/^[a-z][a-z0-9]*$/.test(name) ? name : `'${name}'`)

/** Version 3 thins the colours it can read; for the others a value says where the alpha goes. */
const alpha = '/ <alpha-value>)'
const channelsName = (name: string, { step }: Swatch) => `--${name}-${step}-channels`

function writeConfig(scales: readonly Scale[], { notation, gamut }: ExportOptions): string {
  const widening = gamut === 'p3' ? wider(scales) : []
  const families = scales.map(({ name, swatches }) => {
    const widened = widening.find((scale) => scale.name === name)?.swatches ?? []
    const valueOf = (swatch: Swatch) => {
      if (widened.includes(swatch)) return `oklch(var(${channelsName(name, swatch)}) ${alpha}`
      const value = writeColor(swatch, notation)
      return notation === 'oklch' ? value.replace(/\)$/, ` ${alpha}`) : value
    }
    const lines = swatches.map((swatch) => `          ${swatch.step}: '${valueOf(swatch)}',`)
    return `        ${key(name)}: {\n${lines.join('\n')}\n        },`
  })
  const isWide = widening.length > 0
  return `${isWide ? "const plugin = require('tailwindcss/plugin')\n\n" : ''}/** @type {import('tailwindcss').Config} */
module.exports = {
  theme: {
    extend: {
      colors: {
${families.join('\n')}
      },
    },
  },
${isWide ? channelsPlugin(widening) : ''}}
`
}

/** Keeps the channels of colours that a wider screen shows with more, so that one class serves every screen. */
function channelsPlugin(scales: readonly Scale[]): string {
  const block = (indent: string, channels: (swatch: Swatch) => string) =>
    scales
      .flatMap(({ name, swatches }) =>
        swatches.map((swatch) => `${indent}'${channelsName(name, swatch)}': '${channels(swatch)}',`),
      )
      .join('\n')
  return `  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': {
${block('          ', channelsOf)}
        },
        '@media (color-gamut: p3)': {
          ':root': {
${block('            ', p3ChannelsOf)}
          },
        },
      })
    }),
  ],
`
}

function writeScss(scales: readonly Scale[], { notation }: ExportOptions): string {
  return `${scales
    .map(({ name, swatches }) => {
      const lines = swatches.map((swatch) => `$${name}-${swatch.step}: ${writeColor(swatch, notation)};`)
      const map = swatches.map(({ step }) => `  ${step}: $${name}-${step},`)
      return `${lines.join('\n')}\n\n$${name}: (\n${map.join('\n')}\n);`
    })
    .join('\n\n')}\n`
}

function writeJson(scales: readonly Scale[], { notation }: ExportOptions): string {
  const families = scales.map(({ name, swatches }) => [
    name,
    Object.fromEntries(swatches.map((swatch) => [swatch.step, writeColor(swatch, notation)])),
  ])
  return `${JSON.stringify(Object.fromEntries(families), null, 2)}\n`
}

/** What an assistant has to know to use the colours as they are meant. */
function writePrompt(scales: readonly Scale[], options: ExportOptions): string {
  const guides = scales.map((scale) => {
    const { name, input, inputStep } = scale
    const uses = usesOf(scale, 'wcag').map(
      ({ title, theme, text, surface, value }) =>
        `- ${title} (${theme} theme): text ${classOf(name, text.name)} on ${classOf(name, surface.name)}, contrast ${(Math.floor(value * 100) / 100).toFixed(2)}:1`,
    )
    return `## ${name}\n\nThe brand’s own colour is \`${name}-${inputStep}\` (${input}); keep it exactly.\nPairs that meet WCAG 2.2 AA:\n\n${uses.join('\n')}`
  })
  return `Use these colours in this project, which uses Tailwind CSS 4. Add them to the theme:

\`\`\`css
${writeTheme(scales, options).trimEnd()}
\`\`\`

Write them as utilities (\`bg-${scales[0]?.name ?? 'brand'}-600\`), never as values in square brackets. Use no other colours for the same roles.

${guides.join('\n\n')}
`
}

const classOf = (name: string, tone: string) => (/\d/.test(tone) ? `\`${name}-${tone}\`` : tone)
