/** `millwork theme`: the colours that the project must know, for its stylesheet or its configuration. */
import { paletteTheme } from '#shared/snippet/theme.ts'
import { exits, Fault } from '../fault.ts'
import type { Given, Options } from '../options.ts'
import { readText, writeFileWhole } from '../project/files.ts'
import { openProject } from '../project/project.ts'
import { cutOf, profileOptions } from '../project/settings.ts'
import type { Terminal } from '../terminal.ts'
import type { Command, Outcome } from './command.ts'

const { primary, secondary, tailwind, names, ramps } = profileOptions
const options = {
  out: { type: 'string', value: 'file', text: 'Write it to a file of the project, which must not be there yet.' },
  overwrite: { type: 'boolean', text: 'Also where that file is there.' },
  primary,
  secondary,
  tailwind,
  names,
  ramps,
} as const satisfies Options

export const theme: Command = {
  summary: 'Print the colours your stylesheet needs.',
  usage: 'theme [options]',
  text: 'Colours of Tailwind CSS are in every project, so they need nothing. Your own, and names such as primary, need a block in your stylesheet (in version 3, in tailwind.config.js). Works without a network.',
  options,
  examples: [
    ['theme', 'for what millwork.json says'],
    ['theme --primary "#0d9488" --out src/colours.css', 'eleven colours made of one'],
  ],
  run,
}

async function run(given: Given, terminal: Terminal): Promise<Outcome> {
  const { root, settings } = await openProject(terminal, given)
  const { palette, style } = cutOf(settings)
  const found = paletteTheme(palette, style)
  if (!found)
    return {
      json: { theme: null },
      lines: [
        `${settings.primary} and ${settings.secondary} are in every project with Tailwind CSS. There is nothing to add.`,
      ],
    }
  const out = given.text('out')
  if (out === undefined)
    return { json: { theme: { code: found.code, for: found.fileName } }, lines: [found.code.trimEnd()] }
  const path = out.replace(/^\.\//, '')
  const before = await readText(root, path)
  if (before !== null && before !== found.code && !given.is('overwrite'))
    throw new Fault(`${path} is there already.`, {
      exit: exits.left,
      todo: 'Name another file after --out, or say --overwrite.',
    })
  if (before !== found.code) await writeFileWhole(root, path, found.code)
  return {
    json: { theme: { code: found.code, for: found.fileName }, file: path },
    lines: [
      found.fileName === 'your CSS'
        ? `Wrote ${path}. Import it after Tailwind CSS in your stylesheet: @import "./${path.slice(path.lastIndexOf('/') + 1)}";`
        : `Wrote ${path}. Take its colours over into tailwind.config.js.`,
    ],
  }
}
