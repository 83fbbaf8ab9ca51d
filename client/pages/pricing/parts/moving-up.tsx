import { usePage } from '@inertiajs/react'
import { Section } from '#client/pages/parts/section.tsx'
import { licenseNames, licenseTitles, priceCents } from '#shared/license-tiers.ts'
import type { LicenseName } from '#shared/page-props.ts'
import type { OpenSale } from '#shared/sale.ts'
import { site } from '#shared/site.ts'

const choices: { who: string; licence: LicenseName; why: string }[] = [
  {
    who: 'You work alone, on an application or site of your own design',
    licence: 'developer',
    why: 'It has every component and starter kit. Templates are all it leaves out.',
  },
  {
    who: 'You work alone, and want to begin from a finished site',
    licence: 'unlimited',
    why: 'It adds the templates: whole sites to fill with your own words and pictures.',
  },
  {
    who: 'Two or more of you take code from the library',
    licence: 'team',
    why: `It has ${site.teamSeats} seats, and a seat may go to somebody else at any time.`,
  },
]

/** Which licence is the right one for whom, and what it costs to have chosen too small a one. */
export function MovingUp() {
  const { sale } = usePage().props.site

  return (
    <Section labelledBy="choice" className="py-16 sm:py-24">
      <h2 id="choice" className="text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
        Which licence is right for you
      </h2>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <dl className="border-t border-line-strong">
          {choices.map(({ who, licence, why }) => (
            <div key={licence} className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-2">
              <dt className="text-base text-pretty text-ink">{who}</dt>
              <dd className="text-base text-pretty text-muted">
                <strong className="block font-semibold text-ink">{licenseTitles[licence]}</strong>
                {why}
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <h3 className="text-base font-semibold text-ink">Not sure? Begin small, move up later</h3>
          <p className="mt-1.5 text-base text-pretty text-muted">
            What you paid counts in full: moving to a larger licence costs the difference between the two prices
            {sale?.isOpen && `, ${sale.percent}% off while the sale lasts`}.
          </p>
          <dl className="mt-5 border-t border-line text-base tabular-nums">
            {steps(sale).map(({ from, to, dollars }) => (
              <div key={from + to} className="flex justify-between gap-4 border-b border-line py-2.5">
                <dt className="text-muted">
                  {licenseTitles[from]} to {licenseTitles[to]}
                </dt>
                <dd className="font-medium text-ink">${dollars}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}

/** Every step from a licence to a larger one, at the price of this moment, as the checkout takes it. */
const steps = (sale: OpenSale | null) =>
  licenseNames.flatMap((from) =>
    licenseNames.flatMap((to) => {
      const cents = priceCents(to, from, sale)
      return cents === null ? [] : [{ from, to, dollars: cents / 100 }]
    }),
  )
