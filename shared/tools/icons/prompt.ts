import { type Glyph, type Look, sizeOf, strokeOf } from './draw.ts'
import { type FormatId, formats } from './formats.ts'
import { frameworks, frameworkTitles, importOf } from './imports.ts'
import { titleOf } from './icon-style.ts'

const fences: Record<FormatId, string> = {
  svg: 'svg',
  jsx: 'jsx',
  react: 'tsx',
  vue: 'vue',
  svelte: 'svelte',
  alpine: 'html',
  css: 'css',
  data: 'text',
}

/** All an AI assistant needs to put one icon into a project, in Markdown. */
export function iconPrompt(glyph: Glyph, format: FormatId, look: Look): string {
  const { set, style, name } = glyph
  const stroke = strokeOf(glyph, look)
  const packages = frameworks.flatMap((framework) => {
    const found = importOf(glyph, framework, look)
    return found ? [`${frameworkTitles[framework]}, with \`${found.install}\`: \`${found.code.split('\n')[0]}\``] : []
  })
  return `${[
    `Use this icon in my project: “${titleOf(name)}” of ${set.title}, ${style.title.toLowerCase()} (${set.licence} licence).`,
    list('As it is wanted', [
      `${sizeOf(glyph, look)} by ${sizeOf(glyph, look)} pixels, drawn on a grid of ${style.grid}`,
      ...(stroke === null ? [] : [`Lines ${stroke} units wide, in that grid`]),
      look.color ? `Coloured ${look.color}` : 'In the colour of the text round it (currentColor)',
    ]),
    list('Rules', [
      'Keep the paths as they are; do not redraw or shorten them.',
      'Beside words that say the same it stays hidden from screen readers. Where it stands alone, as in a button, give that element an accessible name.',
      'If the project has a package of this set already, import it from there.',
    ]),
    packages.length > 0 ? list('From a package', packages) : '',
    `## Code\n\n\`\`\`${fences[format]}\n${formats[format].write(glyph, look)}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

const list = (title: string, lines: readonly string[]) =>
  `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`
