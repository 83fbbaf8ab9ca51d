import { clsx } from 'clsx'
import type { ComponentProps, ComponentType, SVGProps } from 'react'

type Props = {
  icon: ComponentType<SVGProps<SVGSVGElement>>
  label: string
  /** Tools that stand in dense rows are 32 pixels where a mouse points at them. */
  dense?: boolean
  pressed?: boolean
} & Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-pressed'>

/** A button with a picture only; its label is read aloud and shown as a tooltip. */
export function IconButton({ icon: Icon, label, dense = false, pressed, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink',
        dense ? 'size-8 pointer-coarse:size-10' : 'size-10',
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden className={dense ? 'size-4' : 'size-5'} />
    </button>
  )
}
