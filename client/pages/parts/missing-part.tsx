import { clsx } from 'clsx'

/** A board with a socket cut for a key that is not there. */
export function MissingPart({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 300" aria-hidden fill="none" strokeWidth="1.25" className={clsx('w-full', className)}>
      <path d="M20 60H340M20 250H340M140 20V280M220 20V280" className="stroke-line-strong" strokeDasharray="2 5" />
      <path d="M40 60H126l28 100h52L234 60h86v190H40z" className="fill-sunken stroke-ink dark:fill-raised" />
      <path d="M140 60h80l-25 88h-30z" className="stroke-accent" strokeDasharray="5 4" />
      <path d="M126 38v12M234 38v12M126 44h108" className="stroke-muted" />
      <path d="M126 44l7-3v6zM234 44l-7-3v6z" className="fill-muted" />
    </svg>
  )
}
