import { grouped } from '#shared/grouped.ts'
import { ArrowRightIcon } from '@heroicons/react/16/solid'
import { Section } from '#client/pages/parts/section.tsx'
import { Link } from '#client/ui/link.tsx'
import type { ProofTotals } from '#shared/page-props.ts'
import type { ProofCheck } from '#shared/proof.ts'
import { urls } from '#shared/urls.ts'

const checks: Record<ProofCheck, { title: string; text: string }> = {
  code: { title: 'Code', text: 'Each file parses without errors in its own language.' },
  types: { title: 'Types', text: 'tsc, vue-tsc and svelte-check in strict mode; HTML passes a validator.' },
  markup: { title: 'Server markup', text: 'The server renders the same markup as in React.' },
  behaviour: {
    title: 'Behaviour',
    text: 'Keyboard, mouse and focus work as in React, and so does a screen reader’s view.',
  },
  looks: {
    title: 'Pixels',
    text: 'Every state looks as in React, in light and dark, left to right and right to left.',
  },
  tailwind3: { title: 'Tailwind CSS 3', text: 'The code for version 3 looks like the code for version 4.' },
  axe: { title: 'Accessibility', text: 'axe reports no problems, contrast included.' },
}

/** What is checked before a component is published, in the numbers of the last verification. */
export function ProofSection({ proof }: { proof: ProofTotals }) {
  const sum = (of: 'known' | 'passed' | 'total') => proof.checks.reduce((all, check) => all + check[of], 0)
  const known = sum('known')
  const failing = sum('total') - sum('passed') - known

  return (
    <Section labelledBy="proof" className="py-14 sm:py-16">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2
            id="proof"
            className="text-3xl font-semibold tracking-tight text-balance wrap-break-word text-ink sm:text-4xl"
          >
            All four versions, tested in a browser
          </h2>
          <p className="mt-5 max-w-prose text-base text-pretty text-muted">
            Each component is opened in all four frameworks, used by keyboard and mouse, and compared state by state, in
            both themes and both reading directions. These are the counts of the latest run; nothing is rounded up.
          </p>
          <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-6">
            <Figure label="states compared, in each flavour" value={proof.states} />
            <Figure label="checks passed" value={sum('passed')} />
            <Figure label="known differences, each explained" value={known} />
            <Figure label="checks failed" value={failing} />
          </dl>
          <p className="mt-8 flex flex-wrap gap-x-8 gap-y-1">
            <Link
              href={urls.docs('tested')}
              variant="black"
              className="inline-flex min-h-10 items-center gap-1.5 text-base"
            >
              How we test <ArrowRightIcon aria-hidden className="size-4 rtl:-scale-x-100" />
            </Link>
            <Link
              href={urls.docs('accessibility-report')}
              variant="black"
              className="inline-flex min-h-10 items-center gap-1.5 text-base"
            >
              Accessibility report <ArrowRightIcon aria-hidden className="size-4 rtl:-scale-x-100" />
            </Link>
          </p>
        </div>
        <dl className="border-t border-line-strong">
          {proof.checks.map(({ check, passed, known: noted, total }) => (
            <div
              key={check}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b border-line py-3.5 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
            >
              <dt className="text-base font-medium text-ink">{checks[check].title}</dt>
              <dd className="text-[0.9375rem] text-pretty text-muted max-sm:order-3 max-sm:col-span-2">
                {checks[check].text}
              </dd>
              <dd className="text-end font-mono text-xs text-muted tabular-nums">
                {passed + noted} of {total}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end border-s border-line-strong ps-4">
      <dt className="mt-1 text-sm text-muted">{label}</dt>
      <dd className="text-4xl font-semibold tracking-[-0.03em] text-ink tabular-nums sm:text-5xl">{grouped(value)}</dd>
    </div>
  )
}
