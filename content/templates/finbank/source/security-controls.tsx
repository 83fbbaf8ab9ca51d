/**
 * @title Security: the card in your hand
 * @description The head of the page on security, with a card whose switches work.
 * @order 1
 */
import { useState } from 'react'
import { Field, Label, Switch } from '@headlessui/react'
import clsx from 'clsx'

const payments = [
  { id: 'bakery', shop: 'Bakkerij Maes, Antwerp', amount: '€4.80', way: 'tap', how: 'Contactless' },
  { id: 'films', shop: 'Filmhuis, subscription', amount: '€9.99', way: 'online', how: 'Online' },
  { id: 'market', shop: 'Night market, Marrakesh', amount: '€21.50', way: 'abroad', how: 'Outside of the euro area' },
]

/** What the card would say to each way of paying. */
function allow(frozen: boolean, tap: boolean, online: boolean, abroad: boolean): Record<string, boolean> {
  return { tap: !frozen && tap, online: !frozen && online, abroad: !frozen && abroad }
}

export default function SecurityControls() {
  const [frozen, setFrozen] = useState(false)
  const [tap, setTap] = useState(true)
  const [online, setOnline] = useState(true)
  const [abroad, setAbroad] = useState(false)
  const allowed = allow(frozen, tap, online, abroad)

  return (
    <section aria-labelledby="security-title" className="page folio">
      <p className="folio-label">Security</p>
      <div className="folio-body">
        <h1 id="security-title" className="display">
          Your money has a lock. You have the switch.
        </h1>
        <div className="mt-12 grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_27rem]">
          <div>
            <p className="lead">
              Half of security is what we do while you sleep. The other half is in your hand: every card can be frozen,
              and every way of paying switched off, in the time it takes to notice that the wallet is gone.
            </p>
            <p className="text-soft mt-8 text-pretty">
              Card lost, and the phone with it? Call{' '}
              <a href="tel:+3235550199" className="link whitespace-nowrap">
                +32 3 555 01 99
              </a>
              , day and night.
            </p>
          </div>

          <div className="bg-sheet w-full max-w-md">
            <div className="bg-well p-6 sm:p-8">
              <div
                className={clsx(
                  'relative mx-auto flex aspect-8/5 max-w-sm flex-col justify-between overflow-hidden rounded-xl p-6 transition duration-300 motion-reduce:transition-none',
                  frozen ? 'bg-ledger-300 text-ledger-900' : 'bg-vermilion-600 text-ledger-50',
                )}
              >
                <img
                  src="/art/rosette-light.svg"
                  alt=""
                  width={400}
                  height={400}
                  className="absolute -end-20 -top-12 size-72 max-w-none opacity-35"
                />
                <p className="relative flex items-center justify-between">
                  <span className="font-display text-xl">Finbank</span>
                  <span className="text-[0.9375rem]/6">{frozen ? 'Frozen' : 'Debit'}</span>
                </p>
                <p className="relative flex items-end justify-between gap-4 text-sm tabular-nums">
                  <span>
                    <span className="sr-only">Card ending in </span>
                    <span aria-hidden="true">•••• </span>0419
                  </span>
                  <span>Nora Claes</span>
                </p>
              </div>
              <div className="mx-auto mt-6 grid max-w-sm gap-1">
                <Field className="flex items-center justify-between gap-4 py-1.5">
                  <Label className="text-[0.9375rem]/6 font-semibold">Freeze the card</Label>
                  <Switch
                    checked={frozen}
                    onChange={setFrozen}
                    className="group inline-flex h-7 w-12 shrink-0 cursor-pointer rounded-full bg-line p-1 transition duration-200 data-checked:bg-accent motion-reduce:transition-none"
                  >
                    <span
                      aria-hidden="true"
                      className="bg-ledger-50 block size-5 rounded-full transition duration-200 group-data-checked:translate-x-5 motion-reduce:transition-none"
                    />
                  </Switch>
                </Field>
                <Field className="flex items-center justify-between gap-4 py-1.5">
                  <Label className="text-[0.9375rem]/6 font-semibold">Pay contactless</Label>
                  <Switch
                    checked={tap}
                    onChange={setTap}
                    className="group inline-flex h-7 w-12 shrink-0 cursor-pointer rounded-full bg-line p-1 transition duration-200 data-checked:bg-accent motion-reduce:transition-none"
                  >
                    <span
                      aria-hidden="true"
                      className="bg-ledger-50 block size-5 rounded-full transition duration-200 group-data-checked:translate-x-5 motion-reduce:transition-none"
                    />
                  </Switch>
                </Field>
                <Field className="flex items-center justify-between gap-4 py-1.5">
                  <Label className="text-[0.9375rem]/6 font-semibold">Pay online</Label>
                  <Switch
                    checked={online}
                    onChange={setOnline}
                    className="group inline-flex h-7 w-12 shrink-0 cursor-pointer rounded-full bg-line p-1 transition duration-200 data-checked:bg-accent motion-reduce:transition-none"
                  >
                    <span
                      aria-hidden="true"
                      className="bg-ledger-50 block size-5 rounded-full transition duration-200 group-data-checked:translate-x-5 motion-reduce:transition-none"
                    />
                  </Switch>
                </Field>
                <Field className="flex items-center justify-between gap-4 py-1.5">
                  <Label className="text-[0.9375rem]/6 font-semibold">Pay outside of the euro area</Label>
                  <Switch
                    checked={abroad}
                    onChange={setAbroad}
                    className="group inline-flex h-7 w-12 shrink-0 cursor-pointer rounded-full bg-line p-1 transition duration-200 data-checked:bg-accent motion-reduce:transition-none"
                  >
                    <span
                      aria-hidden="true"
                      className="bg-ledger-50 block size-5 rounded-full transition duration-200 group-data-checked:translate-x-5 motion-reduce:transition-none"
                    />
                  </Switch>
                </Field>
              </div>
            </div>
            <div className="border-rule border-t p-6 sm:px-8">
              <h2 className="text-[0.9375rem]/6 font-semibold">What would happen now</h2>
              <ul role="list" className="mt-2">
                {payments.map((payment) => (
                  <li key={payment.id} className="flex items-baseline justify-between gap-4 py-2">
                    <span className="min-w-0">
                      <span className="block text-pretty">{payment.shop}</span>
                      <span className="text-soft block text-[0.9375rem]/6">
                        {payment.how}, {payment.amount}
                      </span>
                    </span>
                    <span
                      className={clsx(
                        'shrink-0 text-sm font-medium',
                        allowed[payment.way] ? 'text-ledger-600 dark:text-ledger-300' : 'text-accent',
                      )}
                    >
                      {allowed[payment.way] ? 'Paid' : 'Declined'}
                    </span>
                  </li>
                ))}
              </ul>
              <p role="status" className="sr-only">
                {frozen ? 'The card is frozen. Every payment is declined.' : 'The card is ready.'}
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
