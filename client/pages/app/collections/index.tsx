import { FolderPlusIcon } from '@heroicons/react/24/outline'
import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { collectionLimits } from '#shared/collections.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AppPage } from '../parts/app-page.tsx'
import { CollectionCard } from './parts/collection-card.tsx'
import { NameForm } from './parts/name-form.tsx'

/** What a team keeps together. */
export default function Collections({ csrfToken, collections }: Pages['app/collections/index']) {
  const { errors } = usePage().props
  const form = <NameForm action={urls.collections()} csrfToken={csrfToken} submit="Create the collection" />
  if (collections.length === 0) return <NoCollections>{form}</NoCollections>

  return (
    <AppPage
      title="Collections"
      about="Components and sets your team keeps together. Everybody with a seat can change them, and download each as one zip."
      action={
        collections.length < collectionLimits.perTeam && (
          <Disclosure
            label="New collection"
            variant="primary"
            open={errors.name !== undefined}
            className="max-w-full open:basis-full"
          >
            {form}
          </Disclosure>
        )
      }
    >
      <div className="@container mt-6">
        <ul className="grid gap-x-6 gap-y-10 @xl:grid-cols-2 @6xl:grid-cols-3">
          {collections.map((collection) => (
            <CollectionCard key={collection.id} collection={collection} />
          ))}
        </ul>
      </div>
    </AppPage>
  )
}

/** What a collection is for, and the way to the first one. */
function NoCollections({ children }: { children: ReactNode }) {
  return (
    <AppPage title="Collections">
      <div className="mt-6 grid min-h-80 place-items-center rounded-xl border border-dashed border-line-strong px-6 py-14">
        <div className="w-full max-w-sm">
          <FolderPlusIcon aria-hidden className="size-7 text-faint" />
          <h2 className="mt-4 text-base font-semibold text-ink">No collections yet</h2>
          <p className="mt-2 mb-6 text-sm text-pretty text-muted">
            A collection keeps the components and sets of one project together: everybody on your team adds to it from
            their pages, puts it in order, and downloads it as one zip.
          </p>
          {children}
        </div>
      </div>
    </AppPage>
  )
}
