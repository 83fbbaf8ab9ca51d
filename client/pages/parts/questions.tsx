import { PlusIcon } from '@heroicons/react/20/solid'
import type { ReactNode } from 'react'
import type { Question } from '#shared/questions.ts'
import { Section } from './section.tsx'

type Props = { id: string; title: string; asked: readonly Question[]; children?: ReactNode }

/** Questions that open by themselves, without a script. */
export function Questions({ id, title, asked, children }: Props) {
  return (
    <Section labelledBy={id} className="py-14 sm:py-16">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id={id} className="text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
            {title}
          </h2>
          {children}
        </div>
        <div className="border-t border-line-strong">
          {asked.map(({ question, answer }) => (
            <details key={question} data-print="open" className="group break-inside-avoid border-b border-line">
              <summary className="flex list-none items-baseline justify-between gap-6 rounded-sm py-4.5 text-base font-medium text-ink [&::-webkit-details-marker]:hidden">
                {question}
                <PlusIcon
                  aria-hidden
                  data-print="no"
                  className="size-5 shrink-0 translate-y-1 text-faint transition-transform group-open:rotate-45 group-hover:text-ink"
                />
              </summary>
              <p className="max-w-[60ch] pe-8 pb-6 text-base text-pretty text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
