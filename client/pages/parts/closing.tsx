import { Calls } from './calls.tsx'
import { Section } from './section.tsx'

export function Closing() {
  return (
    <Section labelledBy="closing" className="flex flex-wrap items-end justify-between gap-8 py-20 sm:py-28">
      <div>
        <h2 id="closing" className="text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
          Try the joint before you buy the table
        </h2>
        <p className="mt-4 max-w-lg text-base leading-relaxed text-pretty text-muted sm:text-lg">
          An account costs nothing. It shows every component live, in every size, theme and direction, and opens the
          code of the free ones.
        </p>
      </div>
      <Calls />
    </Section>
  )
}
