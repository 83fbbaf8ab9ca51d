/**
 * @title User popover with profile details
 * @description A popover behind a mention in a comment with a person's picture, presence, role, shift and two ways to reach them.
 * @keywords hover card, profile card, person card, contact card, info popup, hovercard
 * @free
 * @layout padded
 * @minHeight 480
 * @opens Harpreet Gill
 * @order 1
 * @part AUI-C32-1
 */
import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { ClockIcon, EnvelopeIcon, MapPinIcon, PhoneIcon, UserGroupIcon } from '@heroicons/react/20/solid'

const facts = [
  { text: 'Depot manager, reports to Amara Okonkwo', icon: UserGroupIcon },
  { text: 'Tacoma, Washington', icon: MapPinIcon },
  { text: 'On shift since 6 AM', icon: ClockIcon },
]

export default function UserPopoverWithProfileDetails() {
  return (
    <article className="mx-auto flex max-w-xl gap-4 rounded-xl bg-white p-5 text-sm/6 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <img
        src="/media/avatars/avatar-04.webp"
        alt=""
        width={256}
        height={256}
        className="size-10 shrink-0 rounded-full"
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-2">
          <span className="font-semibold text-secondary-950 dark:text-white">Amara Okonkwo</span>
          <bdi className="text-secondary-600 dark:text-secondary-400">9:12 AM</bdi>
        </p>
        <Popover className="relative">
          <p className="text-pretty text-secondary-700 dark:text-secondary-300">
            Dock 3 stays closed until Thursday, so FN-2041 and FN-2044 need new slots tomorrow. Can you find slots for
            both?{' '}
            <PopoverButton className="-my-2 rounded-sm py-2 text-start font-semibold text-primary-700 transition duration-150 hover:text-primary-800 hover:underline focus-visible:outline-2 focus-visible:outline-primary-600 data-open:text-primary-800 motion-reduce:transition-none sm:my-0 sm:py-0 dark:text-primary-400 dark:hover:text-primary-300 dark:focus-visible:outline-primary-400 dark:data-open:text-primary-300">
              @Harpreet Gill
            </PopoverButton>
          </p>
          <PopoverPanel
            transition
            className="absolute end-0 top-full z-10 mt-2 w-80 max-w-full origin-top rounded-xl bg-white shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:ring-white/10"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 320 64"
              preserveAspectRatio="xMidYMid slice"
              className="h-16 w-full rounded-t-xl bg-linear-to-r from-primary-600 to-primary-900 text-white/30"
            >
              <path
                fill="none"
                stroke="currentColor"
                strokeWidth={2}
                d="M0 12h90c30 0 30 28 60 28h60c30 0 30-20 60-20h50M0 28h90c30 0 30 28 60 28h60c30 0 30-20 60-20h50M0-4h90c30 0 30 28 60 28h60c30 0 30-20 60-20h50"
              />
            </svg>
            <div className="px-5 pb-5">
              <span className="relative -mt-8 block size-16">
                <img
                  src="/media/avatars/avatar-07.webp"
                  alt=""
                  width={256}
                  height={256}
                  className="rounded-full ring-4 ring-white dark:ring-secondary-800"
                />
                <span className="absolute end-0 bottom-0 size-4 rounded-full bg-green-600 ring-4 ring-white dark:bg-green-400 dark:ring-secondary-800" />
              </span>
              <p className="mt-2 text-base/7 font-semibold text-secondary-950 dark:text-white">Harpreet Gill</p>
              <p className="text-green-800 dark:text-green-300">Available until 2:30 PM</p>
              <ul role="list" className="mt-3 grid gap-1.5 text-secondary-700 dark:text-secondary-200">
                {facts.map((fact) => (
                  <li key={fact.text} className="flex gap-2.5">
                    <fact.icon
                      aria-hidden="true"
                      className="mt-0.5 size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
                    />
                    {fact.text}
                  </li>
                ))}
              </ul>
              <div className="mt-5 flex flex-wrap gap-2">
                <a
                  href="mailto:harpreet@fenn.example"
                  className="flex flex-1 items-center justify-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                >
                  <EnvelopeIcon aria-hidden="true" className="size-5" />
                  Email
                </a>
                <a
                  href="tel:+12535550148"
                  className="flex flex-1 items-center justify-center gap-2 rounded-lg bg-white px-3.5 py-2 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  <PhoneIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
                  Call
                </a>
              </div>
            </div>
          </PopoverPanel>
        </Popover>
      </div>
    </article>
  )
}
