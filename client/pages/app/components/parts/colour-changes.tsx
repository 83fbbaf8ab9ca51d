import { ChevronRightIcon } from '@heroicons/react/16/solid'
import type { CodeAnswer } from '#shared/page-props.ts'

/** What was moved beyond the plain replacement of colours, so that what passed in our colours passes in the buyer's. */
export function ColourChanges({ changes }: Pick<CodeAnswer, 'changes'>) {
  if (changes.length === 0) return null
  const count = `${changes.length} ${changes.length === 1 ? 'colour was' : 'colours were'}`

  return (
    <details className="group border-b border-line bg-raised px-4 py-2.5 text-sm text-muted">
      <summary className="-mx-1 flex w-fit list-none items-center gap-1 rounded-xs font-medium text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRightIcon
          aria-hidden
          className="size-4 shrink-0 text-faint transition-transform group-open:rotate-90"
        />
        {count} moved to keep contrast
      </summary>
      <ul className="mt-2 grid gap-1.5">
        {changes.map(({ before, after, reason, mode }) => (
          <li key={`${mode} ${before} ${after} ${reason}`} className="flex flex-wrap gap-x-3">
            <code className="font-mono text-[0.8125rem] text-ink">
              {before} → {after}
            </code>
            <span>
              {reason} ({mode})
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
