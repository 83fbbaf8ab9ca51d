import { CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/16/solid'
import { flavourTitles } from '#client/flavour-titles.ts'
import type { Verdict } from '#client/flavours/together.ts'
import { type Flavour, flavours } from '#shared/catalog.ts'

type Props = { verdict: Verdict; known: Record<Flavour, string[]> }

/** Says whether the flavours agree, or what differs. Read aloud when it changes. */
export function FlavourVerdict({ verdict, known }: Props) {
  const different = verdict ? flavours.filter((flavour) => verdict.differences[flavour]) : []

  return (
    <div className="sticky top-16 z-10 -mx-3 min-h-12 rounded-b-lg bg-page/95 px-3 py-3">
      {!verdict && (
        <p aria-hidden className="text-base/6 text-muted">
          Comparing…
        </p>
      )}
      <output className="block min-w-0 text-base/6 text-ink empty:sr-only">
        {!verdict ? null : different.length === 0 ? (
          <p className="flex items-start gap-2 font-medium">
            <CheckCircleIcon aria-hidden className="mt-1 size-4 shrink-0 text-emerald-700 dark:text-emerald-400" />
            All four agree{verdict.steps > 0 && `, after ${verdict.steps} ${verdict.steps === 1 ? 'step' : 'steps'}`}.
          </p>
        ) : (
          <ul className="grid gap-1.5">
            {different.map((flavour) => (
              <li key={flavour} className="flex items-start gap-2">
                <ExclamationTriangleIcon
                  aria-hidden
                  className="mt-1 size-4 shrink-0 text-amber-700 dark:text-amber-400"
                />
                <span className="min-w-0 wrap-anywhere">
                  <strong className="font-semibold">{flavourTitles[flavour]}</strong> {verdict.differences[flavour]}.
                  {known[flavour].length > 0 && (
                    <span className="block text-sm text-muted">
                      Known of this component: {known[flavour].join(' ')}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </output>
    </div>
  )
}
