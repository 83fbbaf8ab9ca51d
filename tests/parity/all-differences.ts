/** Every known difference between a flavour and React as one text, from the lists the suites read. */
import type { Flavour } from '#shared/catalog.ts'
import { differences as ofComponents } from '#verify/play/differences.ts'
import { normalisations as namesInComponents } from '#verify/play/normalisations.ts'
import { compiled } from './stage.ts'
import { normalisations } from './choice-differences.ts'
import { differences } from './differences.ts'
import { scripts } from './scripts.ts'

const titles: Record<(typeof compiled)[number], string> = { html: 'HTML with Alpine.js', vue: 'Vue', svelte: 'Svelte' }

/** Reasons are sentences here, whoever wrote them. */
const sentence = (reason: string) => `${reason[0]!.toUpperCase()}${reason.slice(1).replace(/\.$/, '')}.`

/** Where each reason of a flavour shows, in the order of the lists. */
function reasonsOf(flavour: Flavour): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const add = (reason: string, place: string) => {
    const places = found.get(sentence(reason)) ?? []
    if (!places.includes(place)) found.set(sentence(reason), [...places, place])
  }
  for (const [script, steps] of Object.entries(differences[flavour] ?? {}))
    for (const [step, { reason }] of Object.entries(steps)) add(reason, `${script}: ${step}`)
  for (const { reason, scripts: ofScripts } of normalisations[flavour] ?? [])
    for (const script of Object.keys(scripts)) if (ofScripts.test(script)) add(reason, `${script}: at every step`)
  for (const each of [...ofComponents, ...namesInComponents])
    if (each.flavour === flavour) add(each.reason, 'components of the catalogue')
  return found
}

/** What React itself does that no other flavour copies. */
const ofReact = (): string[] =>
  Object.entries(scripts).flatMap(([script, { steps }]) =>
    steps.flatMap(([step, , { differs }]) => (differs ? [`- ${sentence(differs)}\n  - ${script}: ${step}`] : [])),
  )

/** The text of compiler/DIFFERENCES.md. */
export function allDifferences(): string {
  const parts = compiled.map((flavour) => {
    const rows = [...reasonsOf(flavour)].map(
      ([reason, places]) => `- ${reason}\n${places.map((place) => `  - ${place}`).join('\n')}`,
    )
    return `## ${titles[flavour]}\n\n${rows.join('\n')}\n`
  })
  const head =
    'Where a flavour does otherwise than the React original, and why. Everything else is the same after every step: ' +
    'what a screen reader finds, what can be read, and where the focus is. Written by `UPDATE_CASES=1 npx vitest run ' +
    '--project unit tests/parity` from the lists that the suites read; a difference that no longer shows fails there.'
  return `# Known differences\n\n${head}\n\n## React alone\n\n${ofReact().join('\n')}\n\n${parts.join('\n')}`
}
