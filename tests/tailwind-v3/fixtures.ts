import type { Pair } from './compare.ts'

/** What has to stand beside a class on an element for it to show. */
type Fixture = { pattern: RegExp; beside?: string; tag?: 'input'; part?: '::before' | '::placeholder' }

const colour = '(black|white|current|inherit|transparent|[a-z]+-\\d+|\\(color|\\[#|\\[color|\\(--)'

const fixtures: readonly Fixture[] = [
  { pattern: /^bg-(linear|radial|conic)-\[.*,/ },
  { pattern: /^-?bg-(linear|radial|conic|gradient)/, beside: 'from-blue-200 to-blue-800' },
  { pattern: /^from-\d+%/, beside: 'bg-linear-to-r from-blue-200 to-blue-800' },
  { pattern: /^via-\d+%/, beside: 'bg-linear-to-r from-blue-200 via-blue-500 to-blue-800' },
  { pattern: /^to-\d+%/, beside: 'bg-linear-to-r from-blue-200 to-blue-800' },
  { pattern: /^from-/, beside: 'bg-linear-to-r to-blue-800' },
  { pattern: /^via-/, beside: 'bg-linear-to-r from-blue-200 to-blue-800' },
  { pattern: /^to-/, beside: 'bg-linear-to-r from-blue-200' },
  { pattern: /^shadow-(black|white|current|transparent|[a-z]+-\d+|\(color)/, beside: 'shadow-md' },
  { pattern: new RegExp(`^inset-ring-${colour}`), beside: 'inset-ring-2' },
  { pattern: /^ring-offset-\d/, beside: 'ring-2 ring-blue-500' },
  { pattern: /^ring-offset-/, beside: 'ring-2 ring-blue-500 ring-offset-2' },
  { pattern: /^ring-inset$/, beside: 'ring-2 ring-blue-500' },
  { pattern: new RegExp(`^ring-${colour}`), beside: 'ring-2' },
  { pattern: /^divide-x-reverse$/, beside: 'flex flex-row-reverse divide-x-2 divide-blue-500' },
  { pattern: /^divide-y-reverse$/, beside: 'flex flex-col-reverse divide-y-2 divide-blue-500' },
  { pattern: new RegExp(`^divide-(${colour}|solid|dashed|dotted|double|none)`), beside: 'flex divide-x-2' },
  { pattern: /^space-x-reverse$/, beside: 'flex flex-row-reverse space-x-4' },
  { pattern: /^space-y-reverse$/, beside: 'flex flex-col-reverse space-y-4' },
  { pattern: /^-?(space|divide)-x/, beside: 'flex' },
  { pattern: /^-?(space|divide)-y/, beside: 'flex flex-col' },
  { pattern: new RegExp(`^border-(solid|dashed|dotted|double|hidden|none|${colour})`), beside: 'border-2' },
  { pattern: new RegExp(`^outline-(offset|solid|dashed|dotted|double|${colour})`), beside: 'outline-2' },
  { pattern: /^-outline-offset/, beside: 'outline-2' },
  { pattern: /^snap-(mandatory|proximity)$/, beside: 'snap-x' },
  { pattern: /^decoration-/, beside: 'underline' },
  { pattern: /^(content-(none|\[)|before:)/, part: '::before' },
  { pattern: /^placeholder-/, tag: 'input', part: '::placeholder' },
]

/** The element on which a class of version 4 is looked at. */
export function caseOf(className: string): Omit<Pair, 'v3'> {
  const fixture = fixtures.find(({ pattern }) => pattern.test(className))
  const v4 = fixture?.beside ? `${fixture.beside} ${className}` : className
  return {
    v4,
    tag: fixture?.tag ?? 'div',
    part: fixture?.part ?? null,
    dir: 'ltr',
    children: /^-?(space|divide)-/.test(className),
  }
}
