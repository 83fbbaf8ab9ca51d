import type { ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { urls } from '#shared/urls.ts'

type Props = { className: string; children: ReactNode }

/** Leads to the company's own contact page, in a tab of its own, or to what our page about it says. */
export function ContactLink({ className, children }: Props) {
  const { contactUrl } = usePage().props.site
  if (contactUrl === null) {
    return (
      <Link href={`${urls.legal('about')}#contact`} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={contactUrl} target="_blank" rel="noreferrer" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
