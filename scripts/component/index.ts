/**
 * npm run component -- <package>/<category>/<subcategory>/<name> [--v3]: prints every flavour, or what is wrong.
 * npm run component -- new <package>/<category>/<subcategory>/<slug> [--title "…"]: begins one.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { codeIn } from '#shared/snippet.ts'
import { readSource, readSources } from '#toolchain/catalog-files.ts'
import { createComponentCompiler } from '../build/catalogue/compile-component.ts'
import { readPartNumbers } from '../build/catalogue/part-numbers.ts'
import { root } from '#toolchain/paths.ts'
import { planComponent, writeComponent } from './new.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { v3: { type: 'boolean' }, title: { type: 'string' } },
})
const isNew = positionals[0] === 'new'
const path = positionals[isNew ? 1 : 0]?.replace(/^content\/components\//, '').replace(/\.tsx$/, '')
if (isNew) {
  const planned = planComponent(
    { path: path ?? '', ...(values.title && { title: values.title }) },
    { sources: readSources().sources, numbers: readPartNumbers() },
  )
  if (planned.ok) {
    const day = new Date().toISOString().slice(0, 10)
    console.log(
      `${writeComponent(planned, day)} has the number ${planned.part}. Draw it: npm run author -- ${planned.path}`,
    )
  } else console.error(planned.message)
  process.exit(planned.ok ? 0 : 1)
}
const file = `content/components/${path}.tsx`
if (!path || !existsSync(join(root, file))) {
  console.error(
    path ? `There is no ${file}.` : 'Which one? npm run component -- <package>/<category>/<subcategory>/<name> [--v3]',
  )
  process.exit(1)
}

const compile = await createComponentCompiler()
const result = await compile(readSource(file))
if (!result.ok) {
  console.error(result.message)
  process.exit(1)
}
const tailwind = values.v3 ? 'v3' : 'v4'
for (const [flavour, snippet] of Object.entries(result.component.snippets)) {
  for (const output of snippet.files)
    console.log(`\n── ${flavour} · ${output.label} · ${output.fileName}\n\n${codeIn(output, { tailwind })}`)
  if (snippet.dependencies.length)
    console.log('needs:', snippet.dependencies.map(({ name, version }) => `${name}@${version}`).join(', '))
  for (const sentence of [...snippet.setup, ...(values.v3 ? snippet.setupV3 : [])]) console.log('note:', sentence)
}
