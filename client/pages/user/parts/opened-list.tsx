import { CheckIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'

/** What a licence brings. */
export function OpenedList({ lines, className }: { lines: string[]; className?: string }) {
  return (
    <ul className={clsx('grid gap-2.5 text-sm text-ink', className)}>
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <CheckIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          {line}
        </li>
      ))}
    </ul>
  )
}
