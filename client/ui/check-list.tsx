import { CheckIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'

/** Lines of what one gets, each with a tick on its first line, in whatever size the list is set. */
export const CheckList = ({ lines, className }: { lines: readonly string[]; className?: string }) => (
  <ul className={clsx('grid gap-2.5', className)}>
    {lines.map((line) => (
      <li key={line} className="flex gap-2.5 text-pretty">
        <CheckIcon aria-hidden className="h-lh w-4 shrink-0 text-accent" />
        {line}
      </li>
    ))}
  </ul>
)
