import { chosenColors, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { PictureCard } from '#client/ui/picture-card.tsx'
import { foundAtOnce, type FoundPage } from '#shared/library-filters.ts'
import type { FoundComponent } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

type Props = {
  of: FoundPage<FoundComponent & { locked?: boolean }>
  /** The address of another page of them. */
  pageAddress: (page: number) => string
  /** The address of a component's page. */
  address: (path: string) => string
  /** Where all of them are. */
  all: string
}

/** As many pictures as the first view has room for. */
const picturesAtOnce = 6

/** "12 components" */
export const componentCount = (count: number) => `${count} ${count === 1 ? 'component' : 'components'}`

/** What the filters leave of the library, by their pictures. */
export function FoundComponents({ of: { found, total, page }, pageAddress, address, all }: Props) {
  const pages = Math.ceil(total / foundAtOnce)
  const [preferences] = useSnippetPreferences()
  const isRecoloured = Object.keys(chosenColors(preferences)).length > 0

  if (found.length === 0)
    return (
      <p className="mt-3 max-w-prose text-base text-pretty text-muted">
        Nothing in the library is all of this at once. Take a filter away, or <Link href={all}>see all components</Link>
        . What is missing you can <Link href={urls.newComponentRequest()}>ask for</Link>.
      </p>
    )
  return (
    <>
      {isRecoloured && (
        <p className="mt-2 text-sm text-pretty text-muted">
          The pictures have our colours; each component’s page shows it in yours.
        </p>
      )}
      <div className="@container mt-5">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 @xl:gap-x-6 @3xl:grid-cols-3">
          {found.map((component, index) => (
            <PictureCard
              key={component.path}
              component={component}
              href={address(component.path)}
              note={component.place}
              late={index >= picturesAtOnce}
            />
          ))}
        </ul>
      </div>
      {pages > 1 && (
        <nav aria-label="Pages of components" className="mt-12 flex flex-wrap items-center justify-center gap-4">
          {page > 1 && (
            <ButtonLink href={pageAddress(page - 1)} variant="secondary-alt" rel="prev">
              Previous
            </ButtonLink>
          )}
          <p className="text-sm text-muted tabular-nums">
            Page {page} of {pages}
          </p>
          {page < pages && (
            <ButtonLink href={pageAddress(page + 1)} variant="secondary-alt" rel="next">
              Next
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}
