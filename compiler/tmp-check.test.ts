import { readFileSync, readdirSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { compile } from 'svelte/compiler'
import { createHostCompiler } from '#scripts/compiler-host.ts'
test('x', async () => {
  const c = await createHostCompiler()
  mkdirSync('/tmp/svout', { recursive: true })
  const files = readdirSync('content/components', { recursive: true, encoding: 'utf8' }).filter((p) => p.endsWith('.tsx')).map((p) => join('content/components', p))
  const cases = readdirSync('compiler/cases').map((n) => `compiler/cases/${n}/input.tsx`)
  for (const f of [...files, ...cases]) {
    const r = await c.compile(readFileSync(f, 'utf8'), { file: f })
    if (!r.ok) { if (!f.includes('/e')) console.log(f, r.problems.map((p) => p.code + ' ' + p.line + ' ' + p.message)); continue }
    const code = r.outputs.svelte.files[0]!.code
    if (f.startsWith('content')) writeFileSync('/tmp/svout/' + f.split('/').at(-1)!.replace('.tsx', '.svelte'), code)
    const t = performance.now()
    try { const out = compile(code, { filename: 'x.svelte', generate: 'client' }); for (const w of out.warnings) console.log(f, w.code, w.start?.line, w.message.slice(0,140)) } catch (e) { console.log(f, 'ERR', String(e)) }
  }
}, 100000)
