/** What the server sends before any script runs says the same in React, Vue and Svelte. */
import type { Findings } from '../findings.ts'
import type { Subject } from '../subject.ts'
import { dialectOf } from './dialects.ts'
import { firstDifference, normalise } from './normalise.ts'
import { renderOnServer } from './render.ts'
import { present } from '#toolchain/present.ts'

const frameworks = ['react', 'vue', 'svelte'] as const

export async function checkServerMarkup(subjects: readonly Subject[], findings: Findings) {
  const [react, ...others] = await Promise.all(
    frameworks.map(async (framework) => {
      const sources = subjects.map(({ path, outputs }) => [path, outputs[framework].files[0].code] as const)
      return { framework, markup: await renderOnServer(framework, new Map(sources)) }
    }),
  )
  for (const { path, source } of subjects) {
    const original = present(react?.markup.get(path), `server markup of ${path}`)
    if (original.problem !== undefined)
      findings.wrong(path, 'react', 'markup', `The server cannot render it: ${original.problem}`)
    for (const { framework, markup } of others) {
      findings.ran(path, framework, 'markup')
      const own = present(markup.get(path), `server markup of ${path} in ${framework}`)
      if (own.problem !== undefined)
        findings.wrong(path, framework, 'markup', `The server cannot render it: ${own.problem}`)
      else if (original.problem === undefined) {
        const difference = firstDifference(
          normalise(own.html, dialectOf(framework, source)),
          normalise(original.html, dialectOf('react', source)),
        )
        if (difference) findings.wrong(path, framework, 'markup', difference)
      }
    }
  }
}
