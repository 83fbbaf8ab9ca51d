import { Link as InertiaLink } from '#client/router-link.tsx'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type LinkVariant = 'primary' | 'muted' | 'black' | 'light'

const variants: Record<LinkVariant, string> = {
  primary: 'text-accent decoration-accent/40 hover:decoration-accent',
  muted: 'text-muted decoration-transparent hover:text-ink hover:decoration-line-strong',
  black: 'text-ink decoration-line-strong hover:decoration-ink',
  light: 'text-white decoration-white/40 hover:decoration-white',
}

type Props = ComponentProps<typeof InertiaLink> & {
  variant?: LinkVariant
  /** Not within a sentence: then it is as high as a pointer needs, and a finger. */
  alone?: boolean
}

/** A link in running text, or alone. */
export function Link({ variant = 'primary', alone = false, className, ...rest }: Props) {
  return (
    <InertiaLink
      className={clsx(
        'rounded-xs font-medium underline underline-offset-3 transition-colors',
        variants[variant],
        alone && 'inline-flex min-h-6 items-center pointer-coarse:min-h-10',
        className,
      )}
      {...rest}
    />
  )
}
