import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'

type Props = { title: string; description?: string; children?: ReactNode }

/** The heading of a page inside a layout, and its title; what can be done stands at its side. */
export default function PageHeading({ title, description, children }: Props) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <Head title={title} />
      <div>
        <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">{title}</h1>
        {description && <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">{description}</p>}
      </div>
      {children}
    </div>
  )
}
