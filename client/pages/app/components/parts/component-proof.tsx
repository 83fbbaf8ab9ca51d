import { CheckCircleIcon, ChevronRightIcon, ExclamationTriangleIcon } from '@heroicons/react/16/solid'
import { flavourTitles } from '#client/flavour-titles.ts'
import { OnceAlive } from '#client/ui/once-alive.tsx'
import { Link } from '#client/ui/link.tsx'
import type { ShownProof } from '#shared/proof.ts'
import { urls } from '#shared/urls.ts'
import { proofNotes, proofSummary } from './proof-summary.ts'
import { ProofTable } from './proof-table.tsx'

/** `isAwaited`: which proof holds is not known until the component is compiled. */
type Props = { title: string; proof: ShownProof | null; isAwaited: boolean }

/** What verification found of a component: a quiet line, and the whole table behind it. */
export function ComponentProof({ title, proof, isAwaited }: Props) {
  if (isAwaited) return null
  if (!proof) return <p className="mt-3 text-xs text-faint">Not verified since its code last changed.</p>
  const { text, holds } = proofSummary(proof)
  const notes = proofNotes(proof)
  const Icon = holds ? CheckCircleIcon : ExclamationTriangleIcon

  return (
    <details className="group mt-3 text-sm text-muted" data-print="no">
      <summary className="quiet-summary">
        <Icon
          aria-hidden
          className={holds ? 'size-4 shrink-0 text-emerald-700 dark:text-emerald-400' : 'size-4 shrink-0 text-danger'}
        />
        {text}
        <span className="sr-only">: {title}</span>
        <ChevronRightIcon
          aria-hidden
          className="size-4 shrink-0 text-faint transition-transform group-open:rotate-90 rtl:-scale-x-100"
        />
      </summary>
      <div className="mt-3 rounded-xl bg-raised p-4 ring-1 ring-line sm:p-5">
        <OnceAlive>
          <ProofTable title={title} proof={proof} />
          {notes.length > 0 && (
            <dl className="mt-5 grid max-w-prose gap-3 border-t border-line pt-4">
              {notes.map(({ flavour, notes }) => (
                <div key={flavour}>
                  <dt className="font-medium text-ink">
                    {holds ? `What ${flavourTitles[flavour]} does otherwise` : flavourTitles[flavour]}
                  </dt>
                  {notes.map((note) => (
                    <dd key={note} className="mt-1 text-pretty wrap-anywhere">
                      {note}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          )}
          <p className="mt-5 flex flex-wrap gap-x-6 border-t border-line pt-3">
            <Link href={urls.appDocumentation('tested')} alone>
              How components are tested
            </Link>
            <Link href={urls.appDocumentation('accessibility-report')} alone>
              Accessibility report
            </Link>
          </p>
        </OnceAlive>
      </div>
    </details>
  )
}
