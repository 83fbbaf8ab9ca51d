import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#client/ui/button.tsx'
import { urls } from '#shared/urls.ts'

/** An empty shelf, said plainly, with what there is instead. */
export function NothingYet({ title, children }: { title: string; children: ReactNode }) {
  const { components } = usePage().props.site.counts

  return (
    <section aria-labelledby="nothing-yet" className="relative mt-8 border-y border-line">
      <span aria-hidden className="tick -inset-s-[6px] -top-[6px]" />
      <span aria-hidden className="tick -inset-e-[6px] -bottom-[6px]" />
      <div className="grid gap-x-12 gap-y-8 py-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-center">
        <div>
          <h2 id="nothing-yet" className="text-lg font-semibold tracking-tight text-ink">
            {title}
          </h2>
          <p className="mt-2 max-w-prose text-sm/6 text-pretty text-muted">{children}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href={urls.app()} color="gray">
              Browse {components} components
            </ButtonLink>
            <ButtonLink href={urls.appChangelog()} variant="secondary">
              What is new
            </ButtonLink>
          </div>
        </div>
        <EmptyShelf />
      </div>
    </section>
  )
}

/** A shelf as it is drawn before it is filled. */
function EmptyShelf() {
  return (
    <svg aria-hidden viewBox="0 0 352 168" fill="none" className="w-full text-line-strong max-lg:hidden">
      <path d="M8.5 4v160M343.5 4v160M8 56.5h336M8 112.5h336" stroke="currentColor" />
      <path d="M32 56V24h72v32M248 112V80h72v32M136 164v-32h88v32" stroke="currentColor" strokeDasharray="3 4" />
    </svg>
  )
}
