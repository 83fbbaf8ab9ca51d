import { describeDay } from '#client/day.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import { Link } from '#client/ui/link.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { PageIntro } from './components/parts/page-intro.tsx'
import { PublicCard } from './components/parts/public-card.tsx'
import { Section } from './parts/section.tsx'

export default function ComponentOfTheDay({ day, component, past }: Pages['component-of-the-day']) {
  return (
    <>
      <PageHead
        title="Free Tailwind component of the day"
        description="One component of the whole library, free for a day with all of its code: HTML with Alpine.js, React, Vue and Svelte. A new one every midnight UTC."
      />
      <PageIntro
        title="Today’s component"
        text={
          component
            ? `${describeDay(day)}: “${component.title}”, with its code in every flavour, until midnight UTC. Then it is another one’s turn.`
            : 'The library is empty at the moment, so there is none today.'
        }
      />
      {component && (
        <div className="border-t border-line xl:px-8">
          <div className="mx-auto max-w-7xl border-line px-5 py-12 sm:px-8 sm:py-16 lg:px-12 xl:border-x">
            <PublicCard component={component} />
          </div>
        </div>
      )}
      {past.length > 0 && (
        <Section labelledBy="past" className="py-14 sm:py-20">
          <h2 id="past" className="text-2xl font-semibold tracking-tight text-ink">
            The days before
          </h2>
          <ol className="mt-6 border-t border-line-strong">
            {past.map(({ day: date, path, title, part }) => (
              <li
                key={date}
                className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-3 text-base text-muted"
              >
                <time dateTime={date} className="w-40 tabular-nums">
                  {describeDay(date)}
                </time>
                <Link href={urls.component(path)} variant="black" className="me-auto">
                  {title}
                </Link>
                <span className="font-mono text-xs text-faint">{part}</span>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  )
}
