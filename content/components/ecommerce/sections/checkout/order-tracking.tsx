/**
 * @title Order tracking after checkout
 * @description An order tracking page with the arrival time in large type, the route on a map, stages, parcels and a way to change the delivery.
 * @keywords track order, shipment tracking, delivery status, live map, parcel tracking, reschedule delivery
 * @layout full
 * @minHeight 900
 * @opens Change delivery
 * @order 5
 * @part ECM-S02-5
 */
import { useState } from 'react'
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { CheckIcon, ChevronDownIcon, CubeIcon, TruckIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const options = [
  {
    id: 'today',
    label: 'Keep it today',
    day: 'Arrives today',
    time: '2:10 PM',
    text: 'Or up to 30 minutes later',
    stage: 'Delivery to Pier 9',
  },
  {
    id: 'tomorrow',
    label: 'Wednesday, October 7',
    day: 'Arrives Wednesday',
    time: '8:30 AM',
    text: 'Or up to 90 minutes later',
    stage: 'Delivery to Pier 9',
  },
  {
    id: 'depot',
    label: 'Pick up in Olympia',
    day: 'Pick up today',
    time: '5:00 PM',
    text: 'At the Olympia depot, open until 9:00 PM',
    stage: 'Pickup in Olympia',
  },
]

const stages = [
  { name: 'Picked up in Tacoma', when: 'Monday, 4:20 PM', state: 'done' },
  { name: 'Sorted at the Olympia depot', when: 'Today, 6:45 AM', state: 'done' },
  { name: 'On truck 17 with Keisha Rowe', when: 'Since 1:32 PM', state: 'now' },
  { name: 'Delivery to Pier 9', when: 'Signature required', state: 'next' },
]

const parcels = [
  { name: 'Survey buoy', weight: '86 lb' },
  { name: 'Cable drum', weight: '142 lb' },
]

export default function OrderTrackingAfterCheckout() {
  const [choice, setChoice] = useState('today')
  const [saved, setSaved] = useState('today')
  const plan = options.find((option) => option.id === saved) ?? options[0]!

  return (
    <section
      aria-labelledby="tracking-heading"
      className="grid bg-white lg:min-h-[50rem] lg:grid-cols-12 dark:bg-secondary-950"
    >
      <div className="relative h-72 overflow-hidden sm:h-96 lg:sticky lg:top-0 lg:order-last lg:col-span-7 lg:h-auto lg:max-h-[50rem] xl:max-h-none">
        <div className="absolute inset-0 lg:-inset-x-12 lg:-translate-x-12">
          {/* Replace with your map */}
          <img
            src="/media/maps/city-light.svg"
            alt="Street map with the route from the depot over the bridge to Pier 9"
            width={1600}
            height={1000}
            className="absolute inset-0 size-full object-cover dark:hidden"
          />
          <img
            src="/media/maps/city-dark.svg"
            alt="Street map with the route from the depot over the bridge to Pier 9"
            width={1600}
            height={1000}
            className="absolute inset-0 hidden size-full object-cover dark:block"
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 1600 1000"
            preserveAspectRatio="xMidYMid slice"
            className="absolute inset-0 size-full"
          >
            <g fill="none" strokeLinecap="round" strokeLinejoin="round">
              <path
                d="M860 372L907 387L987 427L1067 473L1160 527L1138 650"
                strokeWidth="12"
                strokeDasharray="2 26"
                className="stroke-secondary-950 dark:stroke-white"
              />
              <path
                d="M547 127L567 247L587 339L693 341L800 355L860 372"
                strokeWidth="16"
                className="stroke-primary-600 dark:stroke-primary-400"
              />
            </g>
            <circle cx="547" cy="127" r="16" strokeWidth="9" className="fill-white stroke-primary-600" />
            <circle cx="1138" cy="650" r="30" className="fill-secondary-950 dark:fill-white" />
            <circle cx="1138" cy="650" r="11" className="fill-white dark:fill-secondary-950" />
            <circle cx="860" cy="372" r="74" className="fill-amber-400/30" />
            <circle cx="860" cy="372" r="44" className="fill-amber-300" />
            <g transform="translate(832 344) scale(2.8)" className="fill-secondary-950">
              <path d="M6.5 3c-1.051 0-2.093.04-3.125.117A1.49 1.49 0 0 0 2 4.607V10.5h9V4.606c0-.771-.59-1.43-1.375-1.489A41.568 41.568 0 0 0 6.5 3ZM2 12v2.5A1.5 1.5 0 0 0 3.5 16h.041a3 3 0 0 1 5.918 0h.791a.75.75 0 0 0 .75-.75V12H2Z" />
              <path d="M6.5 18a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM13.25 5a.75.75 0 0 0-.75.75v8.514a3.001 3.001 0 0 1 4.893 1.44c.37-.275.61-.719.595-1.227a24.905 24.905 0 0 0-1.784-8.549A1.486 1.486 0 0 0 14.823 5H13.25ZM14.5 18a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z" />
            </g>
          </svg>
        </div>
        {saved === 'today' && (
          <p className="absolute start-4 bottom-4 rounded-lg bg-secondary-950 px-3.5 py-2 text-sm/6 font-semibold text-white sm:start-6 sm:bottom-6">
            <bdi>2 stops before yours</bdi>
          </p>
        )}
      </div>

      <div className="min-w-0 wrap-break-word lg:col-span-5">
        <div className="bg-amber-300 px-4 py-8 text-secondary-950 sm:px-6 lg:px-8 lg:py-10">
          <h1 id="tracking-heading" className="text-base/7 font-semibold">
            Order FN-2064 for Hansen Maritime Surveying
          </h1>
          <div role="status" className="mt-3">
            <p className="text-2xl/8 font-semibold tracking-tight">{plan.day}</p>
            <p className="text-7xl font-semibold tracking-tighter tabular-nums xl:text-8xl">
              <bdi>{plan.time}</bdi>
            </p>
            <p className="mt-2 text-base/7">{plan.text}</p>
          </div>
        </div>

        <div className="px-4 py-8 sm:px-6 lg:px-8">
          <h2 className="sr-only">Stages</h2>
          <ol role="list">
            {stages.map((stage) => (
              <li key={stage.name} className="group flex gap-4">
                <div className="flex flex-col items-center">
                  <span
                    className={clsx(
                      'flex size-9 shrink-0 items-center justify-center rounded-full',
                      stage.state === 'done' && 'bg-primary-600 text-white',
                      stage.state === 'now' && 'bg-amber-300 text-secondary-950',
                      stage.state === 'next' && 'ring-2 ring-secondary-300 ring-inset dark:ring-white/25',
                    )}
                  >
                    {stage.state === 'done' && <CheckIcon aria-hidden="true" className="size-5" />}
                    {stage.state === 'now' && <TruckIcon aria-hidden="true" className="size-5" />}
                  </span>
                  {stage.state !== 'next' && (
                    <span
                      aria-hidden="true"
                      className={clsx(
                        'my-1 w-0.5 grow',
                        stage.state === 'done' ? 'bg-primary-600' : 'bg-secondary-300 dark:bg-white/25',
                      )}
                    />
                  )}
                </div>
                <div className="min-w-0 pb-6">
                  <p className="text-base/6 font-semibold text-secondary-950 dark:text-white">
                    {stage.state === 'next' ? plan.stage : stage.name}
                  </p>
                  <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">{stage.when}</p>
                </div>
              </li>
            ))}
          </ol>

          <h2 className="sr-only">Parcels</h2>
          <ul role="list" className="grid gap-3 sm:grid-cols-2">
            {parcels.map((parcel) => (
              <li
                key={parcel.name}
                className="flex items-center gap-3 rounded-xl bg-secondary-100 p-4 text-sm/6 dark:bg-white/5"
              >
                <CubeIcon aria-hidden="true" className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400" />
                <span className="min-w-0 flex-1 font-semibold text-secondary-950 dark:text-white">{parcel.name}</span>
                <bdi className="text-secondary-600 tabular-nums dark:text-secondary-400">{parcel.weight}</bdi>
              </li>
            ))}
          </ul>

          <Disclosure as="div" className="mt-6 border-t border-secondary-950/10 pt-2 dark:border-white/10">
            <DisclosureButton className="group flex w-full items-center justify-between gap-4 rounded-lg py-3 text-start text-base/6 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400">
              Change delivery
              <ChevronDownIcon
                aria-hidden="true"
                className="size-5 shrink-0 text-secondary-500 group-data-open:rotate-180 dark:text-secondary-400"
              />
            </DisclosureButton>
            <DisclosurePanel className="pb-2">
              <fieldset className="min-w-0">
                <legend className="sr-only">When and where</legend>
                <div className="grid gap-2">
                  {options.map((option) => (
                    <label
                      key={option.id}
                      className="flex items-center gap-3 rounded-lg px-3 py-2.5 text-sm/6 font-medium text-secondary-950 ring-1 ring-secondary-300 ring-inset has-checked:bg-primary-50 has-checked:ring-2 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 dark:text-white dark:ring-white/15 dark:has-checked:bg-primary-400/10 dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400"
                    >
                      <input
                        type="radio"
                        name="delivery-choice"
                        value={option.id}
                        checked={choice === option.id}
                        onChange={() => setChoice(option.id)}
                        className="size-4 shrink-0 accent-primary-600 outline-hidden dark:accent-primary-500"
                      />
                      <span className="min-w-0 flex-1">{option.label}</span>
                      <bdi className="text-secondary-600 tabular-nums dark:text-secondary-300">{option.time}</bdi>
                    </label>
                  ))}
                </div>
              </fieldset>
              <button
                type="button"
                disabled={choice === saved}
                onClick={() => setSaved(choice)}
                className="mt-3 w-full rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                Save change
              </button>
            </DisclosurePanel>
          </Disclosure>
        </div>
      </div>
    </section>
  )
}
