import { FolderOpenIcon } from '@heroicons/react/24/outline'
import { usePage } from '@inertiajs/react'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { Link } from '#client/ui/link.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { Toast } from '#client/ui/toast.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AppPage } from '../parts/app-page.tsx'
import { DownloadZip } from '../parts/download-zip.tsx'
import { contentsOf } from './parts/collection-card.tsx'
import { CollectionItems } from './parts/collection-items.tsx'
import { NameForm } from './parts/name-form.tsx'
import { useCollection } from './parts/use-collection.ts'

type Props = Pages['app/collections/show']

/** One collection of a team: what lies in it, and what is done with the whole. */
export default function Collection(props: Props) {
  return <Opened key={props.collection.id} {...props} />
}

function Opened({ csrfToken, collection }: Props) {
  const { id, name } = collection
  const { held, failure, ...items } = useCollection(collection)
  const count = held.components + held.sets

  return (
    <AppPage
      title={`${name}, collection`}
      heading={name}
      about={
        <>
          {count > 0 && `${contentsOf(held)}, in the order your team gave ${count === 1 ? 'it' : 'them'}. `}
          <Link href={urls.collections()}>All collections</Link>
        </>
      }
      action={count > 0 && <DownloadZip which={{ collection: id }} />}
    >
      {items.rows.length > 0 ? <CollectionItems {...items} /> : <Empty />}
      <section aria-label="This collection" data-print="no" className="mt-12 flex flex-wrap items-start gap-3">
        <Rename csrfToken={csrfToken} collection={collection} />
        <Disclosure label="Delete" className="open:basis-full">
          <PostForm action={urls.deleteCollection(id)} csrfToken={csrfToken} className="gap-y-4">
            {(busy) => (
              <>
                <p className="max-w-prose text-sm text-pretty text-ink">
                  “{name}” goes for your whole team, and cannot be brought back. The components and sets themselves, and
                  code you downloaded, stay.
                </p>
                <Button type="submit" variant="danger" aria-disabled={busy} className="justify-self-start">
                  Delete the collection
                </Button>
              </>
            )}
          </PostForm>
        </Disclosure>
      </section>
      <Toast text={failure} />
    </AppPage>
  )
}

function Rename({ csrfToken, collection: { id, name } }: Pick<Props, 'csrfToken' | 'collection'>) {
  const { errors } = usePage().props
  return (
    <Disclosure label="Rename" open={errors.name !== undefined} className="open:basis-full">
      {/* What was typed is of the name it had. */}
      <NameForm key={name} action={urls.collectionName(id)} csrfToken={csrfToken} name={name} submit="Save the name" />
    </Disclosure>
  )
}

function Empty() {
  return (
    <div className="mt-6 grid min-h-64 place-items-center rounded-xl border border-dashed border-line-strong px-6 py-12 text-center">
      <div className="max-w-sm">
        <FolderOpenIcon aria-hidden className="mx-auto size-7 text-faint" />
        <h2 className="mt-4 text-base font-semibold text-ink">Nothing in it yet</h2>
        <p className="mt-2 text-sm text-pretty text-muted">
          Open a component or a set and press the folder beside its name. Your colleagues can do the same.
        </p>
        <ButtonLink href={urls.appLibrary()} className="mt-6">
          Browse all components
        </ButtonLink>
      </div>
    </div>
  )
}
