import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { counted } from '#shared/counted.ts'
import { urls } from '#shared/urls.ts'

/** Whoever came for a tool alone learns what else there is; whoever is signed in goes back to it. */
export function WhereItIsFrom() {
  const { auth, site } = usePage().props
  const { components } = site.counts
  if (auth.user === null && components === 0) return null
  return (
    <Link
      href={auth.user ? urls.app() : urls.components()}
      className="me-2 inline-flex h-10 shrink-0 items-center rounded-md px-3 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink max-md:hidden"
    >
      {auth.user ? 'Dashboard' : `${counted(components, 'component')} for Tailwind CSS`}
    </Link>
  )
}
