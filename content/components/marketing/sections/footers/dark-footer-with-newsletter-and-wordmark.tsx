/**
 * @title Dark footer with newsletter and wordmark
 * @description A dark site footer with a newsletter form, address and hours, and the name in very large letters.
 * @keywords site footer, email sign-up, large logo, opening hours, address
 * @layout full
 * @order 2
 * @part MKT-S04-2
 */
import { useState, type FormEvent } from 'react'
import { ArrowUpRightIcon } from '@heroicons/react/16/solid'

const shop = ['Everything', 'Seconds', 'Gift cards', 'Repairs', 'Shipping']
const elsewhere = ['Instagram', 'Pinterest', 'YouTube']

const hours = [
  { days: 'Tuesday to Friday', time: '10 AM–6 PM' },
  { days: 'Saturday', time: '9 AM–4 PM' },
  { days: 'Sunday and Monday', time: 'Closed' },
]

export default function DarkFooterWithNewsletterAndWordmark() {
  const [message, setMessage] = useState('')

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setMessage('Almost there. Open the email we sent you and confirm.')
    event.currentTarget.reset()
  }

  return (
    <footer aria-label="Site" className="overflow-hidden bg-secondary-950 text-secondary-300 dark:bg-secondary-900">
      <div className="mx-auto max-w-7xl px-4 pt-14 sm:px-6 sm:pt-16 lg:px-8">
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <h2 className="text-4xl font-semibold tracking-tighter text-balance text-white sm:text-5xl">
              A letter every time we open the kiln
            </h2>
            <p className="mt-3 max-w-md text-base/7 text-pretty">
              About one a month. What came out well, what did not, and the seconds before anyone else sees them.
            </p>
          </div>
          <form onSubmit={subscribe} className="w-full">
            <label htmlFor="letter-email" className="text-sm/6 font-medium text-white">
              Email
            </label>
            <div className="mt-1.5 flex flex-wrap gap-3">
              <input
                id="letter-email"
                type="email"
                required
                autoComplete="email"
                placeholder="you@home.example"
                className="min-w-0 flex-1 basis-52 rounded-lg border border-white/40 bg-white/5 px-3.5 py-2.5 text-base/6 text-white placeholder:text-secondary-400 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-400"
              />
              <button
                type="submit"
                className="flex-1 basis-28 rounded-lg bg-white px-4 py-2.5 text-base/6 font-semibold text-secondary-950 transition duration-150 hover:bg-secondary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 motion-reduce:transition-none sm:flex-none"
              >
                Subscribe
              </button>
            </div>
            <p role="status" className="mt-2 min-h-6 text-sm/6 text-white">
              {message}
            </p>
          </form>
        </div>

        <div className="mt-10 grid grid-cols-2 gap-x-8 gap-y-10 border-t border-white/15 pt-10 text-base/7 lg:grid-cols-12">
          <div className="max-sm:col-span-2 lg:col-span-4">
            <h3 className="font-semibold text-white">Come by</h3>
            <address className="mt-3 not-italic">
              The Old Net Loft
              <br />
              <bdi>1841 Dock Street, Tacoma, WA 98402</bdi>
            </address>
            <a
              href="#"
              className="-mb-2 inline-block rounded-sm py-2 text-white underline decoration-white/30 underline-offset-4 transition duration-150 hover:decoration-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 motion-reduce:transition-none sm:mt-2 sm:mb-0 sm:py-0"
            >
              See it on the map
            </a>
          </div>
          <div className="max-sm:col-span-2 lg:col-span-4">
            <h3 className="font-semibold text-white">Open</h3>
            <dl className="mt-3 grid max-w-80 gap-1">
              {hours.map((row) => (
                <div key={row.days} className="flex justify-between gap-4">
                  <dt>{row.days}</dt>
                  <dd className="text-white tabular-nums">
                    <bdi>{row.time}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <nav aria-label="Shop" className="lg:col-span-2">
            <h3 className="font-semibold text-white">Shop</h3>
            <ul role="list" className="mt-1 -mb-2 grid sm:mt-3 sm:mb-0 sm:gap-1.5">
              {shop.map((link) => (
                <li key={link}>
                  <a
                    href="#"
                    className="block rounded-sm py-2 transition duration-150 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 motion-reduce:transition-none sm:inline sm:py-0"
                  >
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label="Elsewhere" className="lg:col-span-2">
            <h3 className="font-semibold text-white">Elsewhere</h3>
            <ul role="list" className="mt-1 -mb-2 grid sm:mt-3 sm:mb-0 sm:gap-1.5">
              {elsewhere.map((link) => (
                <li key={link}>
                  <a
                    href="#"
                    className="flex items-center gap-1 rounded-sm py-2 transition duration-150 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 motion-reduce:transition-none sm:inline-flex sm:py-0"
                  >
                    {link}
                    <ArrowUpRightIcon aria-hidden="true" className="size-4 text-secondary-400 rtl:-scale-x-100" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>

        <p className="mt-10 flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm/6 text-secondary-300">
          <bdi>© 2026 Fen & Field Stoneware</bdi>
          <span>Thrown, fired and packed under one roof</span>
        </p>
        {/* Replace with your name; the text always fills the width */}
        <svg aria-hidden="true" viewBox="0 -8 1200 204" className="mt-4 mb-8 block w-full fill-amber-200 font-semibold">
          <text x="597" y="184" fontSize="246" textAnchor="middle" textLength="1214">
            Fen & Field
          </text>
        </svg>
      </div>
    </footer>
  )
}
