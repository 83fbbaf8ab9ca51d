/**
 * @title Product: cards
 * @description Three bank cards, and the switches of the one that is being looked at.
 * @layout full
 * @order 21
 */
import { useState } from 'react'
import { Description, Field, Label, Switch } from '@headlessui/react'
import clsx from 'clsx'

const cards = [
  { id: 'everyday', name: 'Everyday', digits: '0142', text: 'One debit card, two virtual ones.' },
  { id: 'plus', name: 'Plus', digits: '2019', text: 'Two debit cards, ten virtual ones.' },
  { id: 'business', name: 'Business', digits: '0514', text: 'Five debit cards, fifty virtual ones.' },
]

export default function BankCards() {
  const [shown, setShown] = useState('everyday')
  const [active, setActive] = useState(true)
  const [online, setOnline] = useState(true)
  const [abroad, setAbroad] = useState(false)
  const [limit, setLimit] = useState(300)
  const card = cards.find((each) => each.id === shown) ?? cards[0]!

  return (
    <section aria-labelledby="cards-heading" className="page folio">
      <p className="folio-label">Cards</p>
      <div className="folio-body">
        <h2 id="cards-heading" className="title max-w-[15em]">
          Switch it off before you have looked in the other pocket
        </h2>
        <div className="mt-12 grid items-start gap-x-16 gap-y-12 xl:grid-cols-2">
          <div>
            <div
              className={clsx(
                'relative aspect-[856/540] w-full max-w-[30rem] overflow-hidden rounded-[1.125rem] transition-colors duration-300 motion-reduce:transition-none',
                shown === 'everyday'
                  ? 'bg-brass-400 text-ledger-950'
                  : shown === 'plus'
                    ? 'bg-ledger-300 text-ledger-950'
                    : 'bg-ledger-800 text-ledger-100',
              )}
            >
              <img
                src="/art/band-dark.svg"
                alt=""
                width={856}
                height={540}
                loading="lazy"
                className={clsx(
                  'absolute inset-0 size-full',
                  shown === 'business' ? 'opacity-45 invert' : 'opacity-40',
                  !active && 'invisible',
                )}
              />
              <div className="absolute inset-0 flex flex-col justify-between p-[6%]">
                <div className="flex items-start justify-between">
                  <p className="font-display flex items-center gap-2.5 text-xl/8 font-semibold tracking-tight sm:text-2xl/8">
                    <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" strokeWidth="2.75" className="size-8">
                      <path stroke="currentColor" d="M6.500 5v22M12.500 5.500V27M18.500 5v22M24.500 5.500V27" />
                      <path d="M2 22.500 30 9" className="stroke-vermilion-500" />
                    </svg>
                    Finbank
                  </p>
                  <p className="text-sm/8 font-semibold sm:text-base/8">{card.name}</p>
                </div>
                <svg aria-hidden="true" viewBox="0 0 48 36" fill="none" className="h-9 w-12 sm:h-11 sm:w-15">
                  <rect width="48" height="36" rx="5" className="fill-brass-200" />
                  <path
                    d="M0 12h15v12H0M48 12H33v12h15M15 0v36M33 0v36M15 18h18"
                    strokeWidth="1.25"
                    className="stroke-ledger-800"
                  />
                </svg>
                <div className="figures flex items-end justify-between text-base/6 font-medium sm:text-lg/7">
                  <p>
                    Roos Claes
                    <span className="block">•••• {card.digits}</span>
                  </p>
                  <p>09/30</p>
                </div>
              </div>
              <p
                className={clsx(
                  'border-vermilion-600 bg-ledger-50 font-display text-vermilion-600 absolute top-1/2 left-1/2 -translate-1/2 -rotate-8 border-4 border-double px-5 py-1 text-2xl/9 font-semibold sm:text-3xl/10',
                  active && 'hidden',
                )}
              >
                Switched off
              </p>
            </div>

            <fieldset className="mt-8">
              <legend className="font-semibold">Which account’s card?</legend>
              <div className="mt-1 flex flex-wrap gap-x-7">
                {cards.map((each) => (
                  <label
                    key={each.id}
                    className="text-soft has-checked:border-vermilion-500 relative cursor-pointer border-b-2 border-transparent py-2.5 font-medium hover:text-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
                  >
                    <input
                      type="radio"
                      name="card"
                      value={each.id}
                      checked={shown === each.id}
                      onChange={() => setShown(each.id)}
                      className="absolute inset-0 cursor-pointer appearance-none focus:outline-hidden"
                    />
                    {each.name}
                  </label>
                ))}
              </div>
            </fieldset>
            <p role="status" className="text-soft mt-2">
              {card.text}
            </p>
          </div>

          <div>
            <Field className="border-rule flex items-start justify-between gap-6 border-t py-5">
              <span>
                <Label className="block font-semibold">Card is on</Label>
                <Description className="text-soft text-[0.9375rem]/6">
                  Off means off within a second, for everything. On again just as fast.
                </Description>
              </span>
              <Switch
                checked={active}
                onChange={setActive}
                className="group bg-sheet mt-0.5 inline-flex h-7 w-12 shrink-0 cursor-pointer items-center border-2 border-line p-0.5 data-checked:border-ink data-checked:bg-ink"
              >
                <span
                  aria-hidden="true"
                  className="group-data-checked:bg-paper size-5 bg-line transition group-data-checked:translate-x-5 motion-reduce:transition-none"
                />
              </Switch>
            </Field>
            <Field className="border-rule flex items-start justify-between gap-6 border-t py-5">
              <span>
                <Label className="block font-semibold">Payments online</Label>
                <Description className="text-soft text-[0.9375rem]/6">
                  Better still: a virtual card for each shop that keeps your number.
                </Description>
              </span>
              <Switch
                checked={online}
                onChange={setOnline}
                className="group bg-sheet mt-0.5 inline-flex h-7 w-12 shrink-0 cursor-pointer items-center border-2 border-line p-0.5 data-checked:border-ink data-checked:bg-ink"
              >
                <span
                  aria-hidden="true"
                  className="group-data-checked:bg-paper size-5 bg-line transition group-data-checked:translate-x-5 motion-reduce:transition-none"
                />
              </Switch>
            </Field>
            <Field className="border-rule flex items-start justify-between gap-6 border-t py-5">
              <span>
                <Label className="block font-semibold">Outside of the euro area</Label>
                <Description className="text-soft text-[0.9375rem]/6">
                  Off until you travel. The app asks when your phone crosses a border.
                </Description>
              </span>
              <Switch
                checked={abroad}
                onChange={setAbroad}
                className="group bg-sheet mt-0.5 inline-flex h-7 w-12 shrink-0 cursor-pointer items-center border-2 border-line p-0.5 data-checked:border-ink data-checked:bg-ink"
              >
                <span
                  aria-hidden="true"
                  className="group-data-checked:bg-paper size-5 bg-line transition group-data-checked:translate-x-5 motion-reduce:transition-none"
                />
              </Switch>
            </Field>
            <div className="border-rule border-y py-5">
              <div className="flex items-baseline justify-between gap-4">
                <label htmlFor="card-limit" className="font-semibold">
                  Cash a day
                </label>
                <span className="figures font-display text-2xl/8 font-medium">€{limit}</span>
              </div>
              <input
                id="card-limit"
                type="range"
                min={0}
                max={1000}
                step={50}
                value={limit}
                onChange={(event) => setLimit(Number(event.target.value))}
                className="accent-vermilion-600 dark:accent-vermilion-400 mt-3 block h-6 w-full cursor-pointer"
              />
            </div>
            <p role="status" className="text-soft mt-4 text-[0.9375rem]/6">
              {active
                ? `It pays in shops of the euro area${online ? ', online' : ''}${abroad ? ', abroad' : ''}, and gives ${limit === 0 ? 'no cash' : `up to €${limit} in cash a day`}.`
                : 'It pays nothing and gives nothing, until you switch it on again.'}
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
