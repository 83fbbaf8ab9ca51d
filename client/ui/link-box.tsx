import { Link } from '#client/router-link.tsx'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Variant = 'simple' | 'blue' | 'gray'
type Size = 'sm' | 'md'

const variants: Record<Variant, string> = {
  simple: 'bg-raised inset-ring inset-ring-line hover:inset-ring-line-strong hover:bg-sunken dark:hover:bg-overlay',
  blue: 'bg-accent-wash hover:bg-primary-600/14 dark:hover:bg-primary-400/22',
  gray: 'bg-hover hover:bg-line',
}
const sizes: Record<Size, string> = { sm: 'gap-x-3 rounded-lg px-3.5 py-2.5', md: 'gap-x-4 rounded-xl p-5' }

type Props = {
  href: string
  title: ReactNode
  subtitle?: ReactNode
  variant?: Variant
  size?: Size
  /** Stands at the end of the line: a count, an arrow. */
  aside?: ReactNode
  className?: string
}

/** A whole box that leads somewhere. */
export function LinkBox({ href, title, subtitle, variant = 'simple', size = 'md', aside, className }: Props) {
  return (
    <Link
      href={href}
      className={clsx(
        'group flex items-center justify-between transition-colors',
        variants[variant],
        sizes[size],
        className,
      )}
    >
      <span className="min-w-0">
        <span className={clsx('block font-medium text-ink', size === 'sm' ? 'text-sm' : 'text-base')}>{title}</span>
        {subtitle && <span className="mt-0.5 block text-sm text-muted">{subtitle}</span>}
      </span>
      {aside}
    </Link>
  )
}
