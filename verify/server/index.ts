/** What the server sends before any script runs says the same in React, Vue and Svelte. */
import type { Findings } from '../findings.ts'
import type { Subject } from '../subject.ts'
import { firstDifference, normalise } from './normalise.ts'
import { renderOnServer } from './render.ts'

const frameworks = ['react', 'vue', 'svelte'] as const

export async function checkServerMarkup(subjects: readonly Subject[], findings: Findings) {
  const [react, ...others] = await Promise.all(
    frameworks.map(async (framework) => {
      const sources = subjects.map(({ path, outputs }) => [path, outputs[framework].files[0]!.code] as const)
      return { framework, markup: await renderOnServer(framework, new Map(sources)) }
    }),
  )
  for (const { framework, markup } of others)
    for (const { path } of subjects) {
      findings.ran(path, framework, 'markup')
      const difference = firstDifference(normalise(markup.get(path)!), normalise(react!.markup.get(path)!))
      if (difference) findings.wrong(path, framework, 'markup', difference)
    }
}
