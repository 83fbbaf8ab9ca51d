import { describeDay } from '#client/day.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { useMenu } from '#client/hooks/use-menu.ts'
import { counted } from '#shared/counted.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { PageIntro } from './components/parts/page-intro.tsx'
import { PublicCard } from './components/parts/public-card.tsx'
import { Section } from './parts/section.tsx'
import { ShelfCard } from './parts/shelf-card.tsx'

export default function ComponentOfTheDay({ day, component, past }: Pages['component-of-the-day']) {
  const { free } = useMenu()

  return (
    <>
      <PageHead
        title="Free Tailwind component of the day"
        description="One component of the whole library, free for a day with all of its code: HTML with Alpine.js, React, Vue and Svelte. A new one every midnight UTC."
      />
      <PageIntro
        title="Free Tailwind component of the day"
        text={
          component
            ? `One component of the whole library, free for a day with all of its code. Choose HTML, React, Vue or Svelte below and copy it before midnight UTC; no account, no card. What you copied stays yours.`
            : 'The library is empty at the moment, so there is none today.'
        }
        isTop
        className="pt-8! pb-8! sm:pt-12! sm:pb-10!"
      >
        {component && (
          <p className="text-base text-ink">
            Open on <time dateTime={day}>{describeDay(day)}</time>, until midnight UTC
          </p>
        )}
      </PageIntro>
      {component && (
        <div className="border-t border-line xl:px-8">
          <div className="mx-auto max-w-7xl border-line px-5 py-10 sm:px-8 sm:py-12 lg:px-12 xl:border-x">
            <PublicCard component={component} />
          </div>
        </div>
      )}
      {past.length > 0 && (
        <Section labelledBy="past" className="py-14 sm:py-20">
          <h2 id="past" className="text-2xl font-semibold tracking-tight text-ink">
            Components of the days before
          </h2>
          <p className="mt-2 max-w-prose text-base text-pretty text-muted">
            Their previews stay open to everyone; their code comes with a licence again.
          </p>
          <ol className="mt-6 grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5">
            {past.map(({ day: date, ...thumbnail }) => (
              <ShelfCard
                key={date}
                dense
                late
                thumbnail={thumbnail}
                title={thumbnail.title}
                href={urls.component(thumbnail.path)}
                aside={<time dateTime={date}>{describeDay(date)}</time>}
              />
            ))}
          </ol>
        </Section>
      )}
      <Section labelledBy="more-free" className="py-12 sm:py-16">
        <h2 id="more-free" className="text-2xl font-semibold tracking-tight text-ink">
          {counted(free, 'component')} free every day
        </h2>
        <p className="mt-2 max-w-prose text-base text-pretty text-muted">
          These are always open with all of their code, also without an account.
        </p>
        <ButtonLink href={urls.freeComponents()} size="lg" className="mt-5">
          See the free components
        </ButtonLink>
      </Section>
    </>
  )
}
