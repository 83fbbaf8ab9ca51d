import { site } from '#shared/site.ts'
import type { Letter } from './letter.ts'

/** The same letter for those who read mail as text. */
export function toText({ heading, paragraphs, action, facts = [], notes }: Letter): string {
  const widest = Math.max(0, ...facts.map(([label]) => label.length))
  return [
    heading.toUpperCase(),
    ...paragraphs,
    facts.map(([label, value]) => `${`${label}:`.padEnd(widest + 2)}${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...notes,
    `-- \n${site.name}. ${site.tagline}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}
