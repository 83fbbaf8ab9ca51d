import { readSources } from '#toolchain/catalog-files.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
const compiler = await createHostCompiler()
const [part, flavour] = process.argv.slice(2)
for (const source of readSources().sources) if (source.path.includes(part!)) {
  const r = await compiler.compile(source.source, { file: source.path })
  if (!r.ok) console.log(r.problems)
  else for (const f of (r.outputs as any)[flavour!].files) console.log('=====', f.language, '\n', f.code)
}
