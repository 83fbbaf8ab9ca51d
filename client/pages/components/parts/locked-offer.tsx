import { usePage } from '@inertiajs/react'
import { flavourTitles } from '#client/flavour-titles.ts'
import { CheckList } from '#client/ui/check-list.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { flavours } from '#shared/catalog.ts'
import type { PublicComponent } from '#shared/page-props.ts'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

/** Stands where the code would: what it takes, and what comes with that; on a page of many, only what it takes. */
export function LockedOffer({ component, isAlone }: { component: PublicComponent; isAlone: boolean }) {
  const { auth, site: here } = usePage().props
  const { counts, sale } = here
  const opened = [
    `This component in ${flavours.map((flavour) => flavourTitles[flavour]).join(', ')}`,
    `All ${counts.components} components, and every one added later`,
    'Tailwind CSS 4 and 3, in your own colours, with contrast kept',
    'Any number of products, your own and your clients’',
    `The whole sum back within ${site.refundDays} days, if you ask for it`,
  ]

  return (
    <section
      aria-label={`How to get the code of ${component.title}`}
      className="mt-5 hidden rounded-xl bg-sunken px-5 py-10 ring-1 ring-line group-has-[[value=code]:checked]/part:block sm:px-10 sm:py-14"
    >
      <div className="mx-auto grid max-w-4xl items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_auto]">
        <div>
          <h3 className="text-2xl font-semibold tracking-tight text-balance text-ink">
            A licence opens this code, and all the rest
          </h3>
          {isAlone && <CheckList lines={opened} className="mt-5 text-base text-ink" />}
        </div>
        <div className="md:text-end">
          <p className="text-4xl font-semibold tracking-tight text-ink tabular-nums">
            ${salePrice(site.prices.developer, sale)}
          </p>
          <p className="mt-1 text-sm text-muted">paid once, for one developer</p>
          <div className="mt-5 flex flex-wrap gap-3 md:justify-end">
            <ButtonLink href={urls.licenses()} size="lg">
              Get access
            </ButtonLink>
            {auth.user && (
              <ButtonLink href={urls.appComponent(component.path)} size="lg" variant="secondary-alt">
                Open in your library
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
