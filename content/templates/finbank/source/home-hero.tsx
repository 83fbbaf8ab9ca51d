/**
 * @title Home: opening
 * @description The first row of the home page: the claim, and a statement that keeps it.
 * @layout full
 * @order 10
 */
import { ArrowRightIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const entries = [
  { day: 'Oct 1', name: 'Balance brought forward', working: '', amount: '1,204.18', isRed: false },
  { day: 'Oct 1', name: 'Interest', working: '8,420.00 in spaces × 2.10% × 30 ÷ 365', amount: '14.53', isRed: false },
  { day: 'Oct 3', name: 'Rent, Lindenstraat 8', working: '', amount: '−985.00', isRed: true },
  { day: 'Oct 9', name: 'Salary, Tidewell', working: '', amount: '2,860.00', isRed: false },
  { day: 'Oct 14', name: 'Cash machine, Porto', working: 'the fourth this month', amount: '−1.50', isRed: true },
  { day: 'Oct 17', name: 'Bakery, Prague', working: '320 CZK ÷ 25.00 = 12.80, + 0.45%', amount: '−12.86', isRed: true },
]

export default function HomeHero() {
  return (
    <section aria-labelledby="home-heading" className="page folio">
      <p className="folio-label pt-10 lg:pt-18">Antwerp, since 2017</p>
      <div className="folio-body lg:pt-16">
        <h1 id="home-heading" className="display max-w-[11em]">
          The bank that shows its working
        </h1>
        <div className="mt-10 grid gap-x-12 gap-y-14 lg:mt-14 xl:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
          <div>
            <p className="lead">
              Every fee, every rate and every cent of interest, with the sum beside it. If you ever find a figure here
              that you cannot check with a pencil, we have made a mistake.
            </p>
            <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
              <a href="/pricing#open" className="btn btn-ink">
                Open an account
                <ArrowRightIcon aria-hidden="true" className="size-5" />
              </a>
              <a href="/pricing" className="link py-2 font-semibold">
                What it costs
              </a>
            </div>

            <div
              aria-hidden="true"
              className="bg-brass-400 text-ledger-950 shadow-ledger-950/20 relative z-10 mt-14 hidden aspect-[856/540] w-72 rotate-[-7deg] flex-col justify-between overflow-hidden rounded-xl p-5 shadow-xl xl:-me-16 xl:flex xl:w-80 xl:self-end"
            >
              <img
                src="/art/band-dark.svg"
                alt=""
                width={856}
                height={540}
                loading="lazy"
                className="absolute inset-0 size-full opacity-40"
              />
              <div className="relative flex items-center gap-2">
                <svg viewBox="0 0 32 32" fill="none" strokeWidth="2.75" className="size-7">
                  <path stroke="currentColor" d="M6.500 5v22M12.500 5.500V27M18.500 5v22M24.500 5.500V27" />
                  <path d="M2 22.500 30 9" className="stroke-vermilion-600" />
                </svg>
                <span className="font-display text-xl/7 font-semibold tracking-tight">Finbank</span>
                <span className="ms-auto text-sm/6 font-semibold">Everyday</span>
              </div>
              <svg viewBox="0 0 48 36" fill="none" className="relative h-8 w-11">
                <rect width="48" height="36" rx="5" className="fill-brass-200" />
                <path
                  d="M0 12h15v12H0M48 12H33v12h15M15 0v36M33 0v36M15 18h18"
                  strokeWidth="1.25"
                  className="stroke-ledger-800"
                />
              </svg>
              <div className="figures relative flex justify-between text-sm/6 font-medium">
                <span>Roos Claes</span>
                <span>•••• 0142</span>
              </div>
            </div>
          </div>

          <div className="relative">
            <div className="torn bg-sheet px-5 pt-6 sm:px-8 sm:pt-8">
              <div className="flex items-baseline justify-between gap-4">
                <p className="subtitle">Statement no. 10</p>
                <p className="text-soft text-sm/6">Everyday account, October</p>
              </div>
              <ul role="list" className="figures mt-5 text-[0.9375rem]/6">
                {entries.map((entry) => (
                  <li
                    key={entry.name}
                    className="border-rule grid grid-cols-[3.25rem_minmax(0,1fr)_auto] gap-x-3 border-t py-2.5 sm:grid-cols-[3.75rem_minmax(0,1fr)_auto]"
                  >
                    <span className="text-soft">{entry.day}</span>{' '}
                    <span>
                      <span className="font-medium">{entry.name}</span>{' '}
                      <span className="text-soft block">{entry.working}</span>
                    </span>{' '}
                    <span className={clsx('text-end font-medium', entry.isRed && 'text-accent')}>{entry.amount}</span>
                  </li>
                ))}
              </ul>
              <p className="total figures mt-1 flex justify-between gap-4 py-2.5 font-semibold">
                <span>Balance carried forward</span> <span>€3,079.35</span>
              </p>
              <p className="figures text-soft mt-4 pb-4 text-[0.9375rem]/6">
                What we earned from you in October: 1.50 + 0.06 ={' '}
                <span className="relative ms-2.5 inline-block font-semibold text-accent">
                  €1.56
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 90 44"
                    fill="none"
                    preserveAspectRatio="none"
                    className="pointer-events-none absolute -inset-x-2.5 -inset-y-2.5 h-[calc(100%+1.25rem)] w-[calc(100%+1.25rem)]"
                  >
                    <path
                      stroke="currentColor"
                      strokeWidth="1.75"
                      strokeLinecap="round"
                      d="M70 7C48-1 14 3 5 16c-8 13 14 25 42 24 26-1 42-12 38-23C81 7 55 2 34 6"
                    />
                  </svg>
                </span>
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
