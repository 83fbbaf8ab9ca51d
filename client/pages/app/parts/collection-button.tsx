import { FolderPlusIcon } from '@heroicons/react/24/outline'
import { router } from '@inertiajs/react'
import { type SyntheticEvent, useState } from 'react'
import { api, ApiError } from '#client/api.ts'
import { useInCollection } from '#client/hooks/use-in-collection.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { Link } from '#client/ui/link.tsx'
import { Popover } from '#client/ui/popover.tsx'
import { type CollectionChoice, collectionLimits } from '#shared/collections.ts'
import { urls } from '#shared/urls.ts'

/** A component, or a set by the key it has among what is kept. */
type Props = { item: { path: string; title: string }; collections: readonly CollectionChoice[] }

/** Puts a component or a set into the collections of a team, and begins new ones. */
export function CollectionButton({ item: { path, title }, collections }: Props) {
  return (
    <span className="font-sans" data-print="no">
      <Popover
        isIcon
        name={`Collections of your team: ${title}`}
        button={<FolderPlusIcon aria-hidden className="size-4.5" />}
        legend="Collections of your team"
        focus="input"
        align="start"
      >
        <div className="w-72 max-w-full text-sm text-ink">
          <p className="flex items-baseline justify-between gap-3 font-semibold">
            Team collections
            <Link href={urls.collections()} variant="muted" className="text-xs font-normal">
              Show all
            </Link>
          </p>
          {collections.length > 0 ? (
            <ul className="mt-2 grid max-h-56 gap-1 overflow-y-auto py-2">
              {collections.map((collection) => (
                <Choice key={collection.id} collection={collection} path={path} />
              ))}
            </ul>
          ) : (
            <p className="mt-1 text-pretty text-muted">
              Your team has none yet. Everybody with a seat sees what you begin.
            </p>
          )}
          <NewCollection path={path} />
        </div>
      </Popover>
    </span>
  )
}

function Choice({ collection: { id, name, holds }, path }: { collection: CollectionChoice; path: string }) {
  const { isIn, failure, toggle } = useInCollection(id, path, holds)

  return (
    <li className="px-1 py-1 wrap-anywhere">
      <Checkbox label={name} checked={isIn} onChange={toggle} />
      <output className="block text-xs text-danger not-empty:mt-1">{failure}</output>
    </li>
  )
}

const refusals: Record<number, string> = {
  0: 'The server could not be reached. Check the connection and try again.',
  409: 'Your team already has a collection of this name.',
  422: `A team keeps at most ${collectionLimits.perTeam} collections. Delete one first.`,
  429: 'You have made many in a short time. Please try again later.',
}

/** Begins a collection with this in it. */
function NewCollection({ path }: { path: string }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [made, setMade] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    setMade('')
    if (name.trim() === '') return setError('Enter a name.')
    setBusy(true)
    setError(undefined)
    try {
      const created = await api<Pick<CollectionChoice, 'id' | 'name'>>(urls.collections(), {
        method: 'POST',
        body: { name, item: path },
      })
      setName('')
      setMade(`Added to “${created.name}”.`)
      const choice: CollectionChoice = { ...created, holds: true }
      router.replaceProp('collections', (before: unknown) =>
        [...(before as CollectionChoice[]), choice].toSorted((a, z) => a.name.localeCompare(z.name, 'en')),
      )
    } catch (cause) {
      setError(refusals[cause instanceof ApiError ? cause.status : 0] ?? 'Not saved. Try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="mt-3 grid gap-3 border-t border-line pt-3">
      <Field
        label="New collection"
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          setError(undefined)
        }}
        maxLength={collectionLimits.name}
        autoComplete="off"
        error={error}
        notice={made}
        inputClassName="h-10"
      />
      <Button
        type="submit"
        size="sm"
        variant="secondary-alt"
        aria-disabled={isBusy || undefined}
        className="justify-self-start"
      >
        Create and add
      </Button>
    </form>
  )
}
