import { LockClosedIcon } from '@heroicons/react/20/solid'
import { useHasLicence } from '#client/hooks/use-has-licence.ts'
import { Link } from '#client/router-link.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { ComponentPicture } from '#client/ui/component-picture.tsx'
import { hrefOf, type SearchDocument } from '#shared/search/documents.ts'

/** Components that a search found, by their pictures; what a licence opens is locked for who has none. */
export function ComponentResults({ documents }: { documents: SearchDocument[] }) {
  const hasLicence = useHasLicence()

  return (
    <ul className="mt-5 grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {documents.map((document) => (
        <li key={document.path} className="group relative min-w-0">
          <ComponentPicture
            path={document.path}
            picture={document.picture ?? null}
            className="rounded-xl ring-1 ring-line transition-[box-shadow] group-hover:ring-2 group-hover:ring-line-strong"
          />
          <p className="mt-3 flex items-start justify-between gap-3">
            <Link
              href={hrefOf(document, false)}
              className="min-w-0 font-medium wrap-break-word text-ink after:absolute after:inset-0 after:rounded-xl after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent"
            >
              {document.title}
            </Link>
            {document.free ? (
              <Badge tone="success">Free</Badge>
            ) : (
              !hasLicence && (
                <span className="mt-0.5 shrink-0 text-faint">
                  <LockClosedIcon aria-hidden className="size-4" />
                  <span className="sr-only">Needs a licence</span>
                </span>
              )
            )}
          </p>
          <p className="mt-0.5 text-sm text-muted">
            {document.place} · {document.group}
          </p>
        </li>
      ))}
    </ul>
  )
}
