import { LockClosedIcon } from '@heroicons/react/20/solid'
import { usePage } from '@inertiajs/react'
import { site } from '#shared/site.ts'

/** Stands where the code would: what it takes to read it. */
export function LockedPanel() {
  const { supportEmail } = usePage().props.site

  return (
    <div className="grid min-h-64 place-items-center rounded-xl bg-sunken px-6 py-12 text-center ring-1 ring-line">
      <div className="max-w-md">
        <LockClosedIcon aria-hidden className="mx-auto size-5 text-faint" />
        <h3 className="mt-3 text-base font-semibold text-ink">This code comes with a licence</h3>
        <p className="mt-2 text-sm text-pretty text-muted">
          A developer licence costs ${site.prices.developer} once and opens the code of every component, in every
          language it is delivered in. Components marked Free are open to every account.
        </p>
        <p className="mt-4 text-sm text-muted">
          To get one, write to{' '}
          <a
            href={`mailto:${supportEmail}?subject=${encodeURIComponent(`${site.name} licence`)}`}
            className="font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
          >
            {supportEmail}
          </a>
          .
        </p>
      </div>
    </div>
  )
}
