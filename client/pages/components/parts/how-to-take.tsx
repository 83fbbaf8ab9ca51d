import { usePage } from '@inertiajs/react'
import { useMenu } from '#client/hooks/use-menu.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { counted } from '#shared/counted.ts'
import type { PublicComponent } from '#shared/page-props.ts'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { ComponentBadges } from './component-badges.tsx'

/** What the code of a component costs, and what to press for it: the first thing a stranger asks of its page. */
export function HowToTake({ component }: { component: PublicComponent }) {
  const { auth, site: here } = usePage().props
  const menu = useMenu()
  const { path, free, ofTheDay, code } = component

  if (auth.user)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <ButtonLink href={urls.appComponent(path)} size="md">
          Open in your library
        </ButtonLink>
        <ComponentBadges free={free} ofTheDay={ofTheDay} />
      </div>
    )
  if (code)
    return (
      <p className="text-base text-pretty text-ink">
        <span className="me-2 inline-flex align-[0.1em]">
          <ComponentBadges free={free} ofTheDay={ofTheDay} />
        </span>
        Choose HTML, React, Vue or Svelte below and copy the code. {free ? '' : 'Open until midnight UTC. '}No account
        needed.
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <ButtonLink href={urls.licenses()} size="md">
        Get the code
      </ButtonLink>
      <p className="text-base text-pretty text-muted">
        <strong className="font-semibold text-ink">${salePrice(site.prices.developer, here.sale)} once</strong> as HTML,
        React, Vue and Svelte, with all {here.counts.components} components.{' '}
        <Link href={urls.freeComponents()}>See {counted(menu.free, 'free component')}</Link>
      </p>
    </div>
  )
}
