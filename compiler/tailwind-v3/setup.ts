import { parseCandidate } from '../tailwind/candidate.ts'

type Note = { appliesTo: (variants: string[], utility: string) => boolean; text: string }

const always = () => true
const has = (pattern: RegExp) => (variants: string[]) => variants.some((variant) => pattern.test(variant))

/** What a project on Tailwind CSS 3 must have, in the order its owner does it. */
const notes: readonly Note[] = [
  { appliesTo: always, text: 'Tailwind CSS 3.4 or newer.' },
  {
    appliesTo: has(/^(group-|peer-)?hover(\/|$)/),
    text: '`future: { hoverOnlyWhenSupported: true }` in tailwind.config.js, so that hover styles do not stick on touch screens.',
  },
  { appliesTo: has(/^(rtl|ltr)$/), text: 'The attribute `dir` on <html>: "ltr" or "rtl".' },
  {
    appliesTo: has(/(^|-)data-\[(open|closed|enter|leave|focus|hover|active|selected|checked|disabled)\]/),
    text: 'No @headlessui/tailwindcss plugin: the classes read the state attributes themselves.',
  },
  {
    appliesTo: (variants, utility) => has(/^\[@container/)(variants) || utility.startsWith('[container'),
    text: 'No @tailwindcss/container-queries plugin: the queries are written out in the classes.',
  },
]

/**
 * What a page needs for the given classes of version 3.
 *
 * @param classes the mapped classes of a component
 * @returns sentences for its set-up note, without repeats
 */
export function setupV3(classes: Iterable<string>): string[] {
  const candidates = [...classes].map((name) => parseCandidate(name))
  return notes
    .filter(({ appliesTo }) => candidates.some(({ variants, utility }) => appliesTo(variants, utility)))
    .map(({ text }) => text)
}
