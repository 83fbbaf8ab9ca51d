import { usePage } from '@inertiajs/react'
import { useMenu } from '#client/hooks/use-menu.ts'
import { Link } from '#client/router-link.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

/** What it is, for whom, what it costs and what to press. */
export function Hero() {
  const { auth, site: offer } = usePage().props
  const { free } = useMenu()
  const { components } = offer.counts
  const from = salePrice(Math.min(...Object.values(site.prices)), offer.sale)

  return (
    <section aria-labelledby="hero" className="border-t border-line">
      <div className="xl:px-8">
        <div className="mx-auto max-w-7xl border-line px-5 pt-9 pb-8 sm:px-8 sm:pt-12 sm:pb-10 lg:px-12 xl:border-x">
          <h1
            id="hero"
            className="text-[clamp(min(2.5rem,11vw),6.4vw,4.75rem)] leading-[0.98] font-semibold tracking-[-0.04em] text-ink"
          >
            Tailwind CSS components, <span className="block">cut to fit.</span>
          </h1>
          <div className="mt-6 flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
            <p className="max-w-[37rem] min-w-0 grow basis-96 text-lg leading-relaxed text-pretty text-muted">
              {components > 0 ? `${components} ready-made` : 'Ready-made'} UI components for front-end developers and
              designers. Copy the code as <Named>HTML with Alpine.js</Named>, <Named>React</Named>, <Named>Vue</Named>{' '}
              or <Named>Svelte</Named>, in your own colours.
            </p>
            <div>
              <div className="flex flex-wrap gap-3">
                <ButtonLink href={urls.components()} size="xl">
                  Browse the components
                </ButtonLink>
                {auth.user ? (
                  <ButtonLink href={urls.app()} size="xl" variant="secondary-alt">
                    Open the library
                  </ButtonLink>
                ) : (
                  <ButtonLink href={urls.pricing()} size="xl" variant="secondary-alt">
                    Pricing: from ${from}, once
                  </ButtonLink>
                )}
              </div>
              {free > 0 && (
                <p className="mt-3 text-sm text-muted">
                  <Link
                    href={urls.freeComponents()}
                    className="inline-flex min-h-6 items-center rounded-xs font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-10"
                  >
                    {free} are free
                  </Link>
                  , without an account.
                </p>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

const Named = ({ children }: { children: string }) => <span className="font-medium text-ink">{children}</span>
