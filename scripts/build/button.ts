/** What the button builder needs: every structure compiled in every flavour, the order of its classes, its icons, its stylesheet. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { compileStructures } from './button/templates.ts'
import { readIcons } from './button/icons.ts'
import { specimenCss } from './button/specimen-css.ts'
import { readVocabulary } from './button/vocabulary.ts'
import { buildDir } from '#toolchain/paths.ts'

/** Writes build/button.json. Throws when a structure does not compile or a class has no form in Tailwind CSS 3. */
export async function buildButton(): Promise<string> {
  const vocabulary = await readVocabulary()
  const icons = readIcons()
  const templates = await compileStructures(await createHostCompiler(), { vocabulary, icons })
  const css = await specimenCss(vocabulary.order)
  const content = { vocabulary, templates, icons, css }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12)
  const file = join(buildDir, 'button.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ version, ...content }))
  return `${Object.keys(templates).length} structures of buttons`
}
