/** What version 3 has no form for. Each entry takes every value of its root, unless it names the values. */
import { refuse, type Families, type Handler } from '../types.ts'
import { isColour } from '../colours.ts'

const always =
  (reason: string, help: string): Handler =>
  () =>
    refuse(reason, help)

const when =
  (applies: (name: string) => boolean, reason: string, help: string): Handler =>
  ({ value }) => {
    const name = value.kind === 'named' ? value.name : value.kind === 'arbitrary' ? (value.type ?? '') : ''
    return applies(name) ? refuse(reason, help) : null
  }

const isShadowColour = (name: string) => isColour(name) || name === 'color'
const mask = always(
  'Tailwind CSS 3 has no such mask.',
  'Use mask-t-from-*, mask-b-to-*, mask-x-from-*, mask-radial-from-* and their like with a position, or mask-[…].',
)
const depth = always(
  'Tailwind CSS 3 transforms in the plane only.',
  'Use translate-x-*, translate-y-*, rotate-*, scale-* or skew-*.',
)
const logicalBlockBorder = always(
  'Tailwind CSS 3 has no borders by block direction.',
  'Use border-t or border-b, which are the same in horizontal writing.',
)
/** A root whose only value without a form is `initial`. */
const reset = (root: string) =>
  when(
    (name) => name === 'initial',
    `${root}-initial resets a variable that Tailwind CSS 3 does not have.`,
    'Name the value.',
  )

/** Roots that have no form in version 3, with what to do instead. */
export const unsupported: Families = {
  mask,
  perspective: depth,
  'perspective-origin': depth,
  'rotate-x': depth,
  'rotate-y': depth,
  'rotate-z': always('Tailwind CSS 3 transforms in the plane only.', 'Use rotate-*, which is the same.'),
  'scale-z': depth,
  'translate-z': depth,
  'scale-3d': depth,
  'translate-3d': depth,
  'transform-3d': depth,
  'transform-flat': depth,
  'border-bs': logicalBlockBorder,
  'border-be': logicalBlockBorder,

  via: when(
    (name) => name === 'none',
    'Tailwind CSS 3 cannot take a middle stop out of a gradient.',
    'Set via-* only where the gradient has a middle.',
  ),
  'text-shadow': when(
    (name) => isShadowColour(name) || name === 'initial',
    'Tailwind CSS 3 cannot colour a text shadow.',
    'Write the shadow as a whole: [text-shadow:0_1px_2px_rgb(0_0_0/0.2)].',
  ),
  'drop-shadow': when(
    isShadowColour,
    'Tailwind CSS 3 cannot colour a drop shadow.',
    'Write the shadow as a whole: drop-shadow-[0_1px_2px_rgb(0_0_0/0.2)].',
  ),
  'inset-shadow': when(
    (name) => isShadowColour(name) || name === 'initial',
    'Tailwind CSS 3 cannot colour an inset shadow.',
    'Use inset-ring-* with a colour, or leave the shadow black.',
  ),
  'scrollbar-thumb': always('Tailwind CSS 3 cannot colour a scrollbar.', 'Use scheme-light and scheme-dark.'),
  'scrollbar-track': always('Tailwind CSS 3 cannot colour a scrollbar.', 'Use scheme-light and scheme-dark.'),
  shadow: reset('shadow'),
  duration: reset('duration'),
  ease: reset('ease'),
}
