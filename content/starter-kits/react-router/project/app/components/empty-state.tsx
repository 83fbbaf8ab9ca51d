import { DocumentTextIcon } from '@heroicons/react/24/outline'
import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode }

/** Stands where a list will be. */
export default function EmptyState({ title, children }: Props) {
  return (
    <section
      aria-label={title}
      className="rounded-xl border border-dashed border-secondary-950/15 px-5 py-12 text-center sm:px-6 sm:py-16 dark:border-white/20"
    >
      <span
        aria-hidden="true"
        className="mx-auto grid size-14 place-items-center rounded-xl bg-secondary-50 text-secondary-500 ring-1 ring-secondary-950/10 dark:bg-white/5 dark:text-secondary-400 dark:ring-white/10"
      >
        <DocumentTextIcon className="size-7" />
      </span>
      <h2 className="mt-5 text-base/7 font-semibold text-balance text-secondary-950 dark:text-white">{title}</h2>
      <p className="mx-auto mt-1 max-w-sm text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
        {children}
      </p>
    </section>
  )
}
