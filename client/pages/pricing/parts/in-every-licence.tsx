import { usePage } from '@inertiajs/react'
import { CheckList } from '#client/ui/check-list.tsx'
import { Link } from '#client/ui/link.tsx'
import { allOf } from '#shared/counted.ts'
import { urls } from '#shared/urls.ts'

/** What nobody has to compare, since all have it. */
export function InEveryLicence() {
  const { counts } = usePage().props.site
  const lines = [
    `Live previews of ${allOf(counts.components, 'component').toLowerCase()}`,
    'The component of the day with its code, a new one at midnight UTC',
    'Any number of products, your own and your clients’',
    'Copy it, run a command, or ask your assistant: one licence for all',
    'Tailwind CSS 4 and 3, in your own colours',
    'Corrections and updates, for good',
    'Support by email',
  ]

  return (
    <section aria-labelledby="in-all" className="mt-12">
      <h3 id="in-all" className="text-base font-semibold text-ink">
        With each of these, the free account too
      </h3>
      <CheckList lines={lines} className="mt-4 gap-x-10 text-base text-muted sm:grid-cols-2 lg:grid-cols-3" />
      <p className="mt-5 flex flex-wrap items-center gap-x-6 text-base text-muted">
        <Link href={urls.useItYourWay()} alone>
          Use it your way
        </Link>
        <Link href={urls.docs('tested')} alone>
          How components are tested
        </Link>
        <Link href={urls.docs('accessibility-report')} alone>
          Accessibility report
        </Link>
      </p>
    </section>
  )
}
