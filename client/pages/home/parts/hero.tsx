import { usePage } from '@inertiajs/react'
import { ButtonLink } from '#client/ui/button.tsx'
import { roundedDown } from '#client/rounded-down.ts'
import { urls } from '#shared/urls.ts'

export function Hero() {
  const { auth, site } = usePage().props
  const { components } = site.counts

  return (
    <section className="border-t border-line xl:px-8">
      <div className="mx-auto max-w-7xl border-line px-5 pt-11 pb-8 sm:px-8 sm:pt-16 sm:pb-11 lg:px-12 xl:border-x">
        <h1 className="text-[clamp(min(2.75rem,12vw),7.2vw,5.25rem)] leading-[0.96] font-semibold tracking-[-0.04em] text-ink">
          Interface components, <span className="block">cut to fit.</span>
        </h1>
        <div className="mt-7 grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <p className="max-w-[35rem] text-lg leading-relaxed text-pretty text-muted">
            {components > 0 && `${roundedDown(components)} finished parts for Tailwind CSS. `}
            Each is written once and comes as HTML with Alpine.js, React, Vue and Svelte, in your colours, with the same
            behaviour proven in a real browser.
          </p>
          <div className="flex flex-wrap gap-3 lg:justify-end">
            <ButtonLink href={urls.components()} size="xl">
              See the components
            </ButtonLink>
            {auth.user ? (
              <ButtonLink href={urls.app()} size="xl" variant="secondary-alt">
                Open the library
              </ButtonLink>
            ) : (
              <ButtonLink href={urls.register()} size="xl" variant="secondary-alt">
                Create a free account
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
