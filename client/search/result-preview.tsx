import { flavourTitles } from '#client/flavour-titles.ts'
import { ComponentPicture } from '#client/ui/component-picture.tsx'
import { flavours } from '#shared/catalog.ts'
import type { FindableDocument, SearchDocument } from '#shared/search/documents.ts'
import { useDescription } from './documents.ts'
import type { SearchEntry } from './entries.ts'

type Props = { entry: SearchEntry | undefined; documents: readonly FindableDocument[]; isOpen: boolean }

/** As many of a section as show at once. */
const mostOfSection = 4

/** The marked result as it looks; beside the list where there is room, and for the eye alone: the list tells the rest. */
export function ResultPreview({ entry, documents, isOpen }: Props) {
  const document = entry?.document
  return (
    <div aria-hidden className="hidden w-88 shrink-0 border-s border-line bg-raised p-4 lg:block">
      {document?.kind === 'component' ? (
        <Component document={document} isOpen={isOpen} />
      ) : (
        document?.kind === 'section' && <Section document={document} documents={documents} />
      )}
      {!document && <p className="text-xs text-faint">Go up and down with the arrow keys, open with Enter.</p>}
    </div>
  )
}

function Component({ document, isOpen }: { document: SearchDocument; isOpen: boolean }) {
  const description = useDescription(document.part)
  return (
    <>
      <ComponentPicture
        path={document.path}
        picture={document.picture ?? null}
        className="rounded-lg ring-1 ring-line"
      />
      <p className="mt-4 text-sm font-medium text-ink">{document.title}</p>
      <p className="mt-1 line-clamp-4 min-h-10 text-[0.8125rem]/5 text-muted">{description}</p>
      <p className="mt-3 text-xs text-faint">
        {flavours.map((flavour) => flavourTitles[flavour]).join(', ')}
        <br />
        {document.free ? 'Free' : isOpen ? 'In your licence' : 'Needs a licence'} ·{' '}
        <span className="font-mono">{document.part}</span>
      </p>
    </>
  )
}

function Section({ document, documents }: { document: SearchDocument; documents: readonly FindableDocument[] }) {
  const inside = documents.filter(({ kind, path }) => kind === 'component' && path.startsWith(`${document.path}/`))
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {inside.slice(0, mostOfSection).map(({ path, picture }) => (
          <ComponentPicture key={path} path={path} picture={picture ?? null} className="rounded-md ring-1 ring-line" />
        ))}
      </div>
      <p className="mt-4 text-sm font-medium text-ink">{document.title}</p>
      <p className="mt-1 text-[0.8125rem]/5 text-muted">
        {inside.length} {inside.length === 1 ? 'component' : 'components'} in {document.group}
      </p>
    </>
  )
}
