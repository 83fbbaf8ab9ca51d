import type { FinishedClasses } from '#shared/tools/button/cut.ts'

/** What was moved so that the letters can be read, and what no step of the colour could mend. */
export function ChangesNote({ changes, unsolved }: Pick<FinishedClasses, 'changes' | 'unsolved'>) {
  if (changes.length + unsolved.length === 0) return null
  return (
    <div className="mt-4 grid gap-3 text-sm">
      {changes.length > 0 && (
        <details className="rounded-xl px-4 py-3 ring-1 ring-line">
          <summary className="-mx-4 -my-3 px-4 py-3 font-medium text-ink">
            Contrast kept by {changes.length === 1 ? 'one change' : `${changes.length} changes`}
          </summary>
          <ul className="mt-3 grid gap-2">
            {changes.map(({ before, after, reason, mode }) => (
              <li key={`${before} ${after} ${mode}`} className="grid gap-x-4 border-t border-line pt-2 sm:grid-cols-2">
                <span className="font-mono text-xs wrap-anywhere text-ink">
                  <s className="text-muted">{before}</s> {after}
                </span>
                <span className="text-pretty text-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {unsolved.length > 0 && (
        <div role="note" className="rounded-xl bg-danger-wash px-4 py-3 text-danger">
          <p className="font-medium">No step of this colour mends:</p>
          <ul className="mt-1">
            {unsolved.map((pair) => (
              <li key={pair}>{pair}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
