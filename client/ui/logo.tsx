import { clsx } from 'clsx'
import { site } from '#shared/site.ts'

/** The mark: an M cut as one board, with the key that locks it set into its notch. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={clsx('shrink-0', className)}>
      <path d="M3 5h7.2l3.3 11h5l3.3-11H29v22h-6.5v-9.5l-1.9 4h-9.2l-1.9-4V27H3z" className="fill-current" />
      <path d="M12.6 5h6.8l-2.35 8.5h-2.1z" className="fill-accent" />
    </svg>
  )
}

/** Mark and name; the name is text so that it is read and selected as such. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5 text-ink', className)}>
      <LogoMark className="size-6" />
      <span className="text-[min(1.0625rem,7vw)] font-semibold tracking-tight">{site.name}</span>
    </span>
  )
}
