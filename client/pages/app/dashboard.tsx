import { usePage } from '@inertiajs/react'
import { firstName } from '#client/first-name.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { PackageIndex } from './parts/package-index.tsx'

export default function Dashboard({ packages }: Pages['app/dashboard']) {
  const { auth } = usePage().props
  const filled = Object.values(packages).filter(({ count }) => count > 0)

  return (
    <>
      <PageHead title="Dashboard" />
      <div className="pt-10 pb-2 sm:pt-14">
        <h1 className="text-3xl font-semibold tracking-tight text-balance wrap-anywhere text-ink">
          What are you building, {auth.user && firstName(auth.user.name)}?
        </h1>
        <p className="mt-2 max-w-prose text-base text-pretty text-muted">
          {filled.length > 0
            ? 'Every component has a live preview, and its code beside it. Choose a group to begin.'
            : 'The shelves are empty for now. Components appear here as soon as the first ones are finished.'}
        </p>
      </div>
      {filled.map((entry) => (
        <PackageIndex key={entry.slug} entry={entry} />
      ))}
    </>
  )
}
