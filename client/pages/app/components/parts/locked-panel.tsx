import { LockClosedIcon } from '@heroicons/react/20/solid'
import { usePage } from '@inertiajs/react'
import { flavourTitles } from '#client/flavour-titles.ts'
import { CheckList } from '#client/ui/check-list.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { flavours } from '#shared/catalog.ts'
import type { ListedComponent } from '#shared/page-props.ts'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

/** Stands where the code would: what it takes to read it, and what comes with that. */
export function LockedPanel({ component }: { component: ListedComponent }) {
  const { counts, sale } = usePage().props.site
  const all = flavours.map((flavour) => flavourTitles[flavour])
  const listed = `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
  const opened = [
    `“${component.title}” in ${listed}, for Tailwind CSS 4 and 3`,
    `The code of ${counts.components > 1 ? `all ${counts.components} components` : 'every component'}, and of those still to come`,
    'In your own colours, with contrast kept',
    'Paid once, with updates for life',
  ]

  return (
    <section
      aria-label={`How to get the code of ${component.title}`}
      className="grid min-h-64 place-items-center rounded-xl bg-sunken px-6 py-12 ring-1 ring-line"
    >
      <div className="max-w-lg">
        <LockClosedIcon aria-hidden className="size-5 text-faint" />
        <h3 className="mt-3 text-lg font-semibold tracking-tight text-balance text-ink">
          You need a licence for this code
        </h3>
        <p className="mt-1.5 text-sm text-pretty text-muted">
          The preview is open to you in full. A developer licence costs ${salePrice(site.prices.developer, sale)} and
          opens:
        </p>
        <CheckList lines={opened} className="mt-4 text-sm text-ink" />
        <ButtonLink href={urls.checkout('developer')} size="lg" className="mt-6">
          Get the developer licence
        </ButtonLink>
        <p className="mt-3 text-xs text-pretty text-muted">Components marked Free are open to every account.</p>
      </div>
    </section>
  )
}
