import { opacityScale } from './scales.ts'
import { refuse, type Refusal, type Value } from './types.ts'
import { hundredth } from './values.ts'

/** Colours that stand without a step. `white` and `black` are plain; the others follow the page. */
const plain = ['black', 'white']
const keywords: Readonly<Record<string, string>> = {
  current: 'currentColor',
  inherit: 'inherit',
  transparent: 'transparent',
}

/** A colour with one of the eleven steps, of any palette named by the words. */
const steps = (palettes: string) => new RegExp(`^(${palettes.replaceAll(' ', '|')})-(50|[1-9]00|950)$`)

const grays = 'slate gray zinc neutral stone'
const hues = 'red orange amber yellow lime green emerald teal cyan sky blue indigo violet purple fuchsia pink rose'
/** Stand for a palette each, until a snippet is recoloured. */
const tokens = 'primary secondary'

const palette = steps(`${tokens} ${grays} ${hues}`)
/** Palettes that came with version 4. */
const newPalette = steps('taupe mauve mist olive')

/** Whether version 4 has a colour of that name. */
export const isColour = (name: string) =>
  palette.test(name) || newPalette.test(name) || plain.includes(name) || Object.hasOwn(keywords, name)

/** Colours that version 3 can take apart, and so give an opacity. */
const opaqueNotation = /^(#|rgb|hsl)/

/**
 * A colour utility with the opacity after its slash.
 *
 *     bg-primary-600/8   →  bg-primary-600/[0.08]
 *     bg-current/50      →  bg-[color:color-mix(in_oklab,currentColor_50%,transparent)]
 */
export function withAlpha(as: string, value: Exclude<Value, { kind: 'none' }>, modifier: string | null) {
  if (value.kind === 'named' && newPalette.test(value.name)) {
    return refuse(
      `Tailwind CSS 3 has no palette named ${value.name.split('-')[0]}.`,
      'Use gray, zinc, neutral or stone.',
    )
  }
  const base =
    value.kind === 'named' ? `${as}-${value.name}` : `${as}-[${value.type ? `${value.type}:` : ''}${value.css}]`
  if (modifier === null) return [base]

  const isMixable = value.kind === 'named' ? !Object.hasOwn(keywords, value.name) : opaqueNotation.test(value.css)
  if (isMixable) return isRefusedAlpha(modifier) ?? [`${base}/${alpha(modifier)}`]
  if (value.kind === 'named' && value.name === 'transparent') return [base]
  if (value.kind === 'named' && value.name === 'inherit') {
    return refuse('An inherited colour cannot be given an opacity.', 'Name the colour.')
  }
  // A name that cannot be mixed is a keyword.
  const css = value.kind === 'named' ? (keywords[value.name] ?? value.name) : value.css
  return isRefusedAlpha(modifier) ?? [`${as}-[color:color-mix(in_oklab,${css}_${share(modifier)},transparent)]`]
}

/** The opacity as version 3 writes it: a step of its scale, or a number in brackets. */
const alpha = (modifier: string) =>
  modifier.startsWith('[') || opacityScale.has(modifier) ? modifier : `[${hundredth(modifier)}]`

/** The opacity as a share of a colour mix. */
function share(modifier: string): string {
  if (!modifier.startsWith('[')) return `${modifier}%`
  const inner = modifier.slice(1, -1)
  return /^[\d.]+$/.test(inner) ? `${Number(inner) * 100}%` : inner
}

function isRefusedAlpha(modifier: string): Refusal | null {
  if (modifier.startsWith('[') || hundredth(modifier) !== null) return null
  return refuse(`“${modifier}” is not an opacity.`, 'Write a number from 0 to 100.')
}
