/** npm run component -- <package>/<category>/<subcategory>/<name>: prints every flavour, or what is wrong. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSource } from './catalog-files.ts'
import { createComponentCompiler } from './compile-component.ts'
import { root } from './paths.ts'

const path = process.argv[2]?.replace(/^content\/components\//, '').replace(/\.tsx$/, '')
const file = `content/components/${path}.tsx`
if (!path || !existsSync(join(root, file))) {
  console.error(
    path ? `There is no ${file}.` : 'Which one? npm run component -- <package>/<category>/<subcategory>/<name>',
  )
  process.exit(1)
}

const compile = await createComponentCompiler()
const result = await compile(readSource(file))
if (!result.ok) {
  console.error(result.message)
  process.exit(1)
}
for (const [flavour, snippet] of Object.entries(result.component.snippets)) {
  for (const { label, fileName, code } of snippet.files)
    console.log(`\n── ${flavour} · ${label} · ${fileName}\n\n${code}`)
  if (snippet.dependencies.length)
    console.log('needs:', snippet.dependencies.map(({ name, version }) => `${name}@${version}`).join(', '))
  for (const sentence of snippet.setup) console.log('note:', sentence)
}
