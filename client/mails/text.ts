import { site } from '#shared/site.ts'
import { stopMails, type Letter } from './letter.ts'

/** The same letter for those who read mail as text. */
export function toText({
  heading,
  paragraphs,
  action,
  facts = [],
  items = [],
  leaveUrl,
  notes,
  company,
}: Letter): string {
  const widest = Math.max(0, ...facts.map(([label]) => label.length))
  return [
    heading.toUpperCase(),
    ...paragraphs,
    facts.map(([label, value]) => `${`${label}:`.padEnd(widest + 2)}${value}`).join('\n'),
    ...items.map(({ title, about, place, url }) => [title, about, place, url].join('\n')),
    action ? `${action.label}:\n${action.url}` : '',
    ...notes,
    leaveUrl ? `${stopMails}:\n${leaveUrl}` : '',
    [`-- \n${site.name}. ${site.tagline}`, company].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}
