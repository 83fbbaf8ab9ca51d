/**
 * @title User popover with profile details
 * @description A popover behind a person's name with picture, role, local time and ways to reach them.
 * @keywords hover card, profile card, person card, contact card, info popup, hovercard
 * @free
 * @layout padded
 * @minHeight 420
 * @opens Harpreet Gill
 * @order 1
 * @part AUI-C32-1
 */
import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { ClockIcon, EnvelopeIcon, MapPinIcon } from '@heroicons/react/20/solid'

const facts = [
  { name: 'Building', value: 'Tacoma, north warehouse' },
  { name: 'Lease ends', value: 'September 30, 2026' },
]

export default function UserPopoverWithProfileDetails() {
  return (
    <section
      aria-labelledby="move-heading"
      className="mx-auto max-w-xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2 id="move-heading" className="p-5 text-base/7 font-semibold text-secondary-950 sm:px-6 dark:text-white">
        Moving the racks
      </h2>
      <dl className="text-sm/6">
        {facts.map((fact) => (
          <div
            key={fact.name}
            className="flex flex-wrap justify-between gap-x-6 border-t border-secondary-950/10 px-5 py-3 sm:px-6 dark:border-white/10"
          >
            <dt className="text-secondary-600 dark:text-secondary-400">{fact.name}</dt>
            <dd className="text-secondary-950 dark:text-white">{fact.value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-6 border-t border-secondary-950/10 px-5 py-3 sm:px-6 dark:border-white/10">
          <dt className="text-secondary-600 dark:text-secondary-400">Questions go to</dt>
          <dd className="ms-auto">
            <Popover className="relative">
              <PopoverButton className="-my-2 rounded-sm py-2 font-medium text-primary-700 underline decoration-primary-700/30 underline-offset-4 transition duration-150 hover:decoration-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:decoration-primary-700 motion-reduce:transition-none sm:my-0 sm:py-0 dark:text-primary-400 dark:decoration-primary-400/30 dark:hover:decoration-primary-400 dark:focus-visible:outline-primary-400 dark:data-open:decoration-primary-400">
                Harpreet Gill
              </PopoverButton>
              <PopoverPanel
                transition
                className="absolute end-0 top-full z-10 mt-2 w-64 origin-top-right rounded-xl bg-white p-5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
              >
                <div className="flex items-center gap-3">
                  <img
                    src="/media/avatars/avatar-07.webp"
                    alt=""
                    width={256}
                    height={256}
                    className="size-12 shrink-0 rounded-full"
                  />
                  <div className="min-w-0">
                    <p className="font-semibold text-secondary-950 dark:text-white">Harpreet Gill</p>
                    <p className="text-secondary-600 dark:text-secondary-300">Warehouse systems</p>
                  </div>
                </div>
                <ul role="list" className="mt-4 grid gap-1.5 text-secondary-700 dark:text-secondary-200">
                  <li className="flex items-center gap-2.5">
                    <MapPinIcon
                      aria-hidden="true"
                      className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
                    />
                    Leeds, United Kingdom
                  </li>
                  <li className="flex items-center gap-2.5">
                    <ClockIcon
                      aria-hidden="true"
                      className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
                    />
                    8 hours ahead of Tacoma
                  </li>
                </ul>
                <a
                  href="mailto:gill@fenn.example"
                  className="mt-5 flex items-center justify-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  <EnvelopeIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
                  Write a message
                </a>
              </PopoverPanel>
            </Popover>
          </dd>
        </div>
      </dl>
    </section>
  )
}
