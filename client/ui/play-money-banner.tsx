import { BeakerIcon } from '@heroicons/react/16/solid'
import { usePage } from '@inertiajs/react'

/** On every page of a public site that sells for play money, so that nobody takes it for a shop. It cannot be put away. */
export function PlayMoneyBanner() {
  if (!usePage().props.site.play_money) return null
  return (
    <aside aria-label="How one pays here" className="bg-amber-300 px-[min(1.25rem,6vw)] py-2 text-sm text-zinc-950">
      <p className="mx-auto flex max-w-7xl items-start justify-center gap-2 text-pretty">
        <BeakerIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <strong className="font-semibold">Play money.</strong> Nothing you buy here is charged to you.
        </span>
      </p>
    </aside>
  )
}
