import { Link } from '#client/ui/link.tsx'
import { urls } from '#shared/urls.ts'

/** Nothing was found: what was looked for can be asked for. */
export const NoResults = ({ words }: { words: string }) => (
  <div className="w-full px-4 py-12 text-center text-sm text-pretty text-muted">
    <p>No results</p>
    {words !== '' && (
      <p className="mt-2 wrap-anywhere">
        Is a component missing?{' '}
        <Link href={urls.newComponentRequest(words)} className="inline-flex items-center pointer-coarse:min-h-10">
          Ask for it
        </Link>
      </p>
    )}
  </div>
)
