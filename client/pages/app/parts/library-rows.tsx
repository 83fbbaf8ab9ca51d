import { ClipboardDocumentIcon, StarIcon } from '@heroicons/react/24/outline'
import { Link } from '#client/ui/link.tsx'
import type { LibraryEntry, Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { EmptyRow } from './empty-row.tsx'
import { PictureRow } from './picture-row.tsx'

/** What somebody copied last and marked, and what is new, as rows of pictures. */
export function LibraryRows({
  newest,
  copied,
  favourites,
}: Pick<Pages['app/dashboard'], 'newest' | 'copied' | 'favourites'>) {
  // Without a library there is nothing to copy and to mark either.
  if (newest.length === 0) return null
  const copiedRow = (
    <PictureRow
      key="copied"
      id="copied"
      title="Recently copied"
      more={{ href: urls.appLibrary({ sort: 'most-copied' }), label: 'Most copied components' }}
      components={copied.map(placed)}
      empty={
        <EmptyRow icon={ClipboardDocumentIcon}>
          Components you copy are listed here, on every device you sign in on. See{' '}
          <Link href={urls.appLibrary({ sort: 'most-copied' })}>which are copied most</Link>.
        </EmptyRow>
      }
    />
  )
  const favouritesRow = (
    <PictureRow
      key="favourites"
      id="favourites"
      title="Favourites"
      more={{ href: urls.favourites(), label: 'All favourites' }}
      components={favourites.map(placed)}
      empty={
        <EmptyRow icon={StarIcon}>
          Press the star beside a component’s name to list it here. Browse the{' '}
          <Link href={urls.appLibrary()}>whole library by pictures</Link>.
        </EmptyRow>
      }
    />
  )
  const newestRow = (
    <PictureRow
      key="newest"
      id="newest"
      title="New in the library"
      more={{ href: urls.appLibrary({ sort: 'newest' }), label: 'All, newest first' }}
      components={newest}
    />
  )
  // Who has copied and marked nothing yet is shown something before they are told how.
  const isEmpty = copied.length + favourites.length === 0
  return isEmpty ? [newestRow, copiedRow, favouritesRow] : [copiedRow, favouritesRow, newestRow]
}

const placed = ({ subcategory, packageTitle, ...component }: LibraryEntry) => ({
  ...component,
  place: `${packageTitle} / ${subcategory.title}`,
})
