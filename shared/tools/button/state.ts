import type { Flavour } from '../../catalog.ts'
import { readColor } from '../../color/read-color.ts'
import { chromaticFamilies, grayFamilies } from '../../recolor/palette.ts'
import { readIconRef } from './icon.ts'
import { type ButtonDesign, choiceKeys, choices, type Choices, firstDesign, longestLabel } from './options.ts'

export const formats = ['react', 'html', 'vue', 'svelte'] as const satisfies readonly Flavour[]

/** Everything a link to the tool carries. */
export type ButtonState = { design: ButtonDesign; format: Flavour; tailwind: 'v4' | 'v3' }

const families: readonly string[] = [...chromaticFamilies, ...grayFamilies]

/** The parameters of an address that `decodeButton` reads. */
export const buttonParameters: readonly string[] = [
  ...choiceKeys,
  'color',
  'label',
  'start',
  'end',
  'icon',
  'width',
  'code',
  'tailwind',
]

/** The query of an address that `decodeButton` reads, without what is as it is at first. */
export function encodeButton({ design, format, tailwind }: ButtonState): string {
  const query = new URLSearchParams()
  for (const key of choiceKeys) if (design[key] !== firstDesign[key]) query.set(key, design[key])
  if (design.color !== firstDesign.color) query.set('color', design.color.replace(/^#/, ''))
  if (design.label !== firstDesign.label) query.set('label', design.label)
  if (design.start) query.set('start', design.start)
  if (design.end) query.set('end', design.end)
  if (design.iconOnly) query.set('icon', 'only')
  if (design.full) query.set('width', 'full')
  if (format !== 'react') query.set('code', format)
  if (tailwind !== 'v4') query.set('tailwind', tailwind)
  return query.toString().replace(/%2C/g, ',').replace(/%3A/g, ':').replace(/%2F/g, '/')
}

/** Reads a query. Out: a whole design, and a sentence for each part that is not as it should be. */
export function decodeButton(query: string): ButtonState & { problems: string[] } {
  const given = new URLSearchParams(query)
  const problems: string[] = []
  function read<Value>(key: string, usual: Value, reader: (text: string) => Value | null, help: string): Value {
    const text = given.get(key)
    if (text === null) return usual
    const value = reader(text)
    if (value === null) problems.push(`${key} cannot be “${text.slice(0, 40)}”. ${help}`)
    return value ?? usual
  }
  const among = <Value extends string>(key: string, values: readonly [Value, ...Value[]]) =>
    read<Value>(
      key,
      values[0],
      (text) => values.find((value) => value === text) ?? null,
      `It is one of ${values.join(', ')}.`,
    )
  const icon = (key: string) =>
    read(key, '', readIconRef, 'It is a Heroicon, such as Plus, or one of any set, such as lucide-icons/outline/plus.')
  const design: ButtonDesign = {
    ...(Object.fromEntries(choiceKeys.map((key) => [key, among(key, choices[key])])) as Choices),
    color: read('color', firstDesign.color, readButtonColor, 'It is a family of Tailwind CSS or any CSS colour.'),
    label: read('label', firstDesign.label, cleanLabel, `It has 1 to ${longestLabel} characters.`),
    start: icon('start'),
    end: icon('end'),
    iconOnly: read('icon', false, (text) => (text === 'only' ? true : null), 'It can only be “only”.'),
    full: read('width', false, (text) => (text === 'full' ? true : null), 'It can only be “full”.'),
  }
  return { design, format: among('code', formats), tailwind: among('tailwind', ['v4', 'v3'] as const), problems }
}

/** A family's name, or a colour in a form that can be read again; null for anything else. */
export function readButtonColor(text: string): string | null {
  const word = text.trim().toLowerCase()
  return families.includes(word) ? word : (readColor(text)?.text ?? null)
}

/** A label as it will stand there: one line, single spaces. Null when nothing or too much is left. */
export function cleanLabel(text: string): string | null {
  const clean = text.replace(/\s+/g, ' ').trim()
  return clean.length > 0 && clean.length <= longestLabel ? clean : null
}
