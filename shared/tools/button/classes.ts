/** From a design to the classes of each of its parts; nothing here knows a framework. */
import { isFullBleed } from './icon.ts'
import { brightSeam, chosenLook, inkSeam, lookOf, seams } from './looks.ts'
import type { ButtonDesign } from './options.ts'

/** The parts that classes stand on. */
export const roles = ['button', 'start', 'end', 'spinner', 'group', 'more', 'chevron'] as const
export type Role = (typeof roles)[number]
export type RoleClasses = Record<Role, string>

type Size = {
  text: string
  gap: string
  pad: string
  square: string
  icon: string
  /** Of icons that reach the edges of their square. */
  bleed: string
  more: string
  spinner: string
  pull: boolean
}

const sizes: Record<ButtonDesign['size'], Size> = {
  xs: { text: 'text-xs/4', gap: 'gap-1', pad: 'px-2 py-1', square: 'p-1', icon: 'size-4', bleed: 'size-3.5', more: 'px-1', spinner: 'size-3', pull: false },
  sm: { text: 'text-sm/5', gap: 'gap-1.5', pad: 'px-3 py-1.5', square: 'p-2', icon: 'size-4', bleed: 'size-4', more: 'px-1.5', spinner: 'size-3.5', pull: true },
  md: { text: 'text-sm/6', gap: 'gap-2', pad: 'px-3.5 py-2', square: 'p-2.5', icon: 'size-5', bleed: 'size-4', more: 'px-2', spinner: 'size-4', pull: true },
  lg: { text: 'text-base/6', gap: 'gap-2', pad: 'px-4.5 py-2.5', square: 'p-3', icon: 'size-5', bleed: 'size-4', more: 'px-2.5', spinner: 'size-4', pull: true },
  xl: { text: 'text-base/7', gap: 'gap-2.5', pad: 'px-6 py-3', square: 'p-4', icon: 'size-5', bleed: 'size-4', more: 'px-3.5', spinner: 'size-4', pull: true },
} // prettier-ignore

const outlines: Record<ButtonDesign['focus'], string> = {
  offset: 'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400',
  wide: 'focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400',
  inside: 'focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-current',
} // prettier-ignore

const presses: Record<ButtonDesign['press'], string> = {
  none: '',
  sink: 'active:translate-y-px',
  shrink: 'active:scale-95',
}
const shadows: Record<ButtonDesign['shadow'], string> = {
  none: '',
  xs: 'shadow-xs',
  sm: 'shadow-sm',
  md: 'shadow-md',
  lg: 'shadow-lg',
  glow: 'shadow-lg shadow-primary-600/40',
}
const flat: readonly ButtonDesign['variant'][] = ['outline', 'ghost', 'link', 'soft']

/** A shadow lies below what has a surface; the usual faint one is left out where there is none. */
const shadowOf = ({ shadow, variant }: ButtonDesign) =>
  shadow === 'xs' && flat.includes(variant) ? '' : variant === 'link' || variant === 'ghost' ? '' : shadows[shadow]

const corner: Record<ButtonDesign['radius'], string> = {
  none: 'rounded-none', sm: 'rounded-sm', md: 'rounded-md', lg: 'rounded-lg', xl: 'rounded-xl', full: 'rounded-full',
} // prettier-ignore
const startCorner: Record<ButtonDesign['radius'], string> = {
  none: '', sm: 'rounded-s-sm', md: 'rounded-s-md', lg: 'rounded-s-lg', xl: 'rounded-s-xl', full: 'rounded-s-full',
} // prettier-ignore
const endCorner: Record<ButtonDesign['radius'], string> = {
  none: '', sm: 'rounded-e-sm', md: 'rounded-e-md', lg: 'rounded-e-lg', xl: 'rounded-e-xl', full: 'rounded-e-full',
} // prettier-ignore
/** Of the tray round a segmented group: its corners run along with those inside. */
const trayCorner: Record<ButtonDesign['radius'], string> = {
  none: 'rounded-none', sm: 'rounded-lg', md: 'rounded-xl', lg: 'rounded-xl', xl: 'rounded-2xl', full: 'rounded-full',
} // prettier-ignore

const off =
  'text-primary-800 hover:bg-primary-200 active:bg-primary-300 dark:text-primary-200 dark:hover:bg-white/10 dark:active:bg-white/15'
const tray = 'gap-1 bg-primary-100 p-1 ring-1 ring-inset ring-primary-950/5 dark:bg-white/10 dark:ring-white/10'
const still = 'transition duration-150 motion-reduce:transition-none'
const dimmed = 'disabled:pointer-events-none disabled:opacity-50'

const join = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ').replace(/\s+/g, ' ')

function seamOf({ variant, tone }: ButtonDesign): string {
  if (variant !== 'solid') return seams[variant]
  return tone === 'ink' ? inkSeam : tone === 'bright' ? brightSeam : seams.solid
}

/** The classes of every part, in no order; parts that a design does not have are given too. */
export function classesOf(design: ButtonDesign): RoleClasses {
  const { group, iconOnly, weight, radius, variant, press, focus, full } = design
  const size = sizes[design.size]
  const isLink = variant === 'link'
  const font = `font-${weight} whitespace-nowrap`
  const base = join('inline-flex items-center justify-center', font, size.text, still, outlines[focus])
  const pad = iconOnly ? size.square : isLink ? size.pad.replace(/px-\S+/, 'px-1') : size.pad
  const inner = join(base, presses[press], size.gap, pad)
  const side = (ref: string) => (isFullBleed(ref) && !iconOnly ? size.bleed : size.icon)
  const pull = size.pull && !iconOnly && !isLink
  const button: Record<ButtonDesign['group'], () => string> = {
    none: () =>
      join(
        inner,
        corner[radius],
        lookOf(design),
        shadowOf(design),
        design.tag === 'button' && dimmed,
        full && 'w-full',
      ),
    segmented: () => join(inner, corner[radius], off, chosenLook(design), full && 'flex-1'),
    split: () => join(inner, startCorner[radius], lookOf(design), 'focus-visible:z-10', full && 'flex-1'),
  }
  return {
    button: button[group](),
    start: join('shrink-0', side(design.start), pull && '-ms-0.5'),
    end: join('shrink-0', side(design.end), pull && '-me-0.5 rtl:-scale-x-100'),
    spinner: join(
      'animate-spin rounded-full border-2 border-current border-e-transparent motion-reduce:animate-none shrink-0',
      size.spinner,
    ),
    group:
      group === 'segmented'
        ? join('inline-flex', trayCorner[radius], tray, full && 'w-full')
        : join('inline-flex', corner[radius], shadowOf(design), full && 'w-full'),
    more: join('h-full', size.more, endCorner[radius], lookOf(design), seamOf(design), still, outlines[focus]),
    chevron: size.icon,
  }
}
