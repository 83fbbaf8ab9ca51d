import { Head, Link } from '@inertiajs/react'
import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode; footer?: ReactNode }

/** One thing to do, below its heading. */
export default function AuthCard({ title, children, footer }: Props) {
  return (
    <>
      <Head title={title} />
      <h1 className="mt-5 text-center text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">
        {title}
      </h1>
      <div className="mt-8 w-full max-w-sm rounded-xl bg-white p-6 shadow-xs ring-1 ring-secondary-950/10 sm:p-8 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        {children}
      </div>
      {footer && <p className="mt-6 text-center text-sm/6 text-secondary-600 dark:text-secondary-400">{footer}</p>}
    </>
  )
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="rounded-sm text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
    >
      {children}
    </Link>
  )
}

export function Words({ children }: { children: ReactNode }) {
  return <p className="text-sm/6 text-pretty text-secondary-700 dark:text-secondary-300">{children}</p>
}
