import { join } from 'node:path'
import { formatProblem, type Compiler, type OutputFile } from '#compiler/index.ts'
import { flavours, type Flavour } from '#shared/catalog.ts'
import { classesOf, type Role, type RoleClasses, roles } from '#shared/tools/button/classes.ts'
import type { IconPlace, Icons, Template, Templates, Vocabulary } from '#shared/tools/button/kit.ts'
import { type ButtonDesign, firstDesign } from '#shared/tools/button/options.ts'
import { fileNameOf, keyOf, type Structure, structures, templateParts } from '#shared/tools/button/source.ts'
import { sourceOf } from '#shared/tools/button/write-source.ts'
import { orderClasses } from '#shared/tools/button/vocabulary.ts'
import { readText } from '#toolchain/stamps/record.ts'
import { root } from '#toolchain/paths.ts'

/** Compiles one button of each structure; what is chosen beyond its structure is filled in later. */
export async function compileStructures(
  compiler: Compiler,
  { vocabulary, icons }: { vocabulary: Vocabulary; icons: Icons },
): Promise<Templates> {
  const templates: Templates = {}
  for (const structure of structures) {
    const classes = sortedClasses(designOf(structure), vocabulary)
    const source = sourceOf(structure, classes, templateParts)
    const result = await compiler.compile(source, { file: `${fileNameOf(structure)}.tsx` })
    if (!result.ok) throw new Error(`${keyOf(structure)}\n${result.problems.map(formatProblem).join('\n')}`)
    const entries = flavours.map((flavour): [Flavour, Template] => {
      const { files, dependencies, setup, setupV3 } = result.outputs[flavour]
      const file = files[0]
      const packages = dependencies.map((name) => ({ name, version: installed(name) }))
      return [flavour, { ...templateOf(file, source, classes, icons), dependencies: packages, setup, setupV3 }]
    })
    templates[keyOf(structure)] = Object.fromEntries(entries) as Record<Flavour, Template>
  }
  return templates
}

/** A plain design with a structure. */
const designOf = ({ start, end, ...rest }: Structure): ButtonDesign => ({
  ...firstDesign,
  ...rest,
  start: start ? templateParts.start : '',
  end: end ? templateParts.end : '',
})

export const sortedClasses = (design: ButtonDesign, vocabulary: Vocabulary): RoleClasses => {
  const classes = classesOf(design)
  return Object.fromEntries(roles.map((role) => [role, orderClasses(classes[role], vocabulary).v4])) as RoleClasses
}

function templateOf(file: OutputFile, source: string, classes: RoleClasses, icons: Icons) {
  const { code, marks, fileName } = file
  const language = file.language as Template['language']
  const found = marks.classes.map(({ start, end }): Role | null => {
    const text = code.slice(start, end)
    return roles.find((role) => classes[role] === text) ?? null
  })
  // Each part the source has must be found in every flavour, or a choice would change one of them and not another.
  const texts = new Set(found.map((role) => role && classes[role]))
  const missing = roles.filter((role) => source.includes(`"${classes[role]}"`) && !texts.has(classes[role]))
  if (missing.length > 0) throw new Error(`The classes of ${missing.join(', ')} were not found in:\n${code}`)
  return { fileName, language, code, marks, roles: found, icons: placesOf(code, icons) }
}

const names = { [templateParts.start]: 'start', [templateParts.end]: 'end', ChevronDown: 'chevron' } as const

/** Every drawing that stands in the markup itself. */
function placesOf(code: string, icons: Icons): IconPlace[] {
  return [...code.matchAll(/<svg[^>]*viewBox="([^"]*)"[^>]*>\n([\s\S]*?)\n\s*<\/svg>/g)].map((found) => {
    const [, box = '', drawing = ''] = found
    const path = /\sd="([^"]*)"/.exec(drawing)?.[1]
    const name = Object.keys(names).find((each) => icons[each]?.[1].includes(`d="${path}"`))
    if (!name) throw new Error(`This drawing is no icon of a template: ${found[0]}`)
    const viewBox = found.index + found[0].indexOf('viewBox="') + 'viewBox="'.length
    const body = found.index + found[0].indexOf('>\n') + 2
    return {
      part: names[name as keyof typeof names] as IconPlace['part'],
      viewBox: [viewBox, viewBox + box.length],
      body: [body, body + drawing.length],
    }
  })
}

function installed(name: string): string {
  const file = readText(join(root, 'node_modules', name, 'package.json'))
  return `^${(JSON.parse(file) as { version: string }).version}`
}
