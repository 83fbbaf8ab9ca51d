import { ChevronDownIcon } from '@heroicons/react/20/solid'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = { title: string; className?: string; children: ReactNode }

/** What has no room beside the text on small windows, to be unfolded. Works without a script. */
export function Fold({ title, className, children }: Props) {
  return (
    <details data-print="no" className={clsx('group rounded-xl inset-ring inset-ring-line', className)}>
      <summary className="flex min-h-11 items-center justify-between gap-3 rounded-xl px-4 text-sm font-medium text-ink [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDownIcon aria-hidden className="size-5 text-faint transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}
