import { FolderIcon } from '@heroicons/react/24/outline'
import { clsx } from 'clsx'
import { Link } from '#client/router-link.tsx'
import { ComponentPicture } from '#client/ui/component-picture.tsx'
import type { CollectionEntry } from '#shared/collections.ts'
import { counted } from '#shared/counted.ts'
import { urls } from '#shared/urls.ts'

/** A collection by the first of what lies in it; the whole card leads to it. */
export function CollectionCard({ collection: { id, name, first, ...held } }: { collection: CollectionEntry }) {
  return (
    <li className="group relative min-w-0">
      <span
        aria-hidden
        className={clsx(
          'grid aspect-16/10 gap-px overflow-clip rounded-xl bg-line ring-1 ring-line transition-shadow group-hover:ring-line-strong',
          first.length > 1 && 'grid-cols-2 grid-rows-2',
        )}
      >
        {first.map(({ path, picture }) => (
          <ComponentPicture key={path} path={path} picture={picture} />
        ))}
        {first.length > 1 &&
          Array.from({ length: 4 - first.length }, (_, at) => <span key={at} className="bg-sunken" />)}
        {first.length === 0 && (
          <span className="grid place-items-center bg-sunken text-faint">
            <FolderIcon className="size-7" />
          </span>
        )}
      </span>
      <h2 className="mt-3 text-sm font-semibold wrap-anywhere text-ink">
        <Link href={urls.collection(id)} prefetch className="rounded-xs after:absolute after:inset-0 after:rounded-xl">
          {name}
        </Link>
      </h2>
      <p className="mt-0.5 text-xs text-muted tabular-nums">{contentsOf(held)}</p>
    </li>
  )
}

/** "3 components and 1 set" */
export const contentsOf = ({ components, sets }: Pick<CollectionEntry, 'components' | 'sets'>) =>
  [...(components > 0 ? [counted(components, 'component')] : []), ...(sets > 0 ? [counted(sets, 'set')] : [])].join(
    ' and ',
  ) || 'Empty'
