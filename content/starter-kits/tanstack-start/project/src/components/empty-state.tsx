import { DocumentTextIcon } from '@heroicons/react/24/outline'
import type { ReactNode } from 'react'

/** Stands where there will be something. */
export default function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-xl bg-white px-5 py-12 text-center shadow-xs ring-1 ring-secondary-950/10 sm:py-16 dark:bg-white/5 dark:shadow-none dark:ring-white/10">
      <DocumentTextIcon aria-hidden="true" className="mx-auto size-8 text-secondary-500 dark:text-secondary-400" />
      <h2 className="mt-4 text-base/7 font-semibold text-secondary-950 dark:text-white">{title}</h2>
      <p className="mx-auto mt-1 max-w-sm text-sm/6 text-balance text-secondary-600 dark:text-secondary-400">
        {children}
      </p>
    </div>
  )
}
