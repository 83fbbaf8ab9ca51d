/**
 * @title Cookie consent banner with preferences
 * @description A cookie banner at the foot of a page that gives yes and no equal weight, with a checkbox for each purpose one press away.
 * @keywords cookie notice, GDPR, privacy, cookie popup, CCPA
 * @layout full
 * @minHeight 640
 * @opens Manage preferences
 * @order 2
 * @part AUI-C05-2
 */
import { useState } from 'react'
import clsx from 'clsx'

const products = [
  {
    name: 'Halden table lamp',
    price: '$189',
    image: '/media/products/lamp-sage.webp',
    alt: 'Table lamp with a sage-green foot and a domed white shade',
    width: 640,
    height: 800,
  },
  {
    name: 'Oat armchair',
    price: '$690',
    image: '/media/products/armchair-oat.webp',
    alt: 'Low oak armchair with oat-colored cushions',
    width: 800,
    height: 1000,
  },
  {
    name: 'Fen bud vase',
    price: '$68',
    image: '/media/products/vase-terracotta.webp',
    alt: 'Terracotta round vase with two dried stems',
    width: 640,
    height: 800,
  },
  {
    name: 'Pour-over kettle',
    price: '$96',
    image: '/media/products/kettle-cream.webp',
    alt: 'Cream kettle with a long curved spout and a wooden handle',
    width: 640,
    height: 800,
  },
]

const purposes = [
  { id: 'needed', name: 'Necessary', text: 'Sign-in, your cart and your language.', fixed: true },
  { id: 'statistics', name: 'Statistics', text: 'Anonymous page views.', fixed: false },
  { id: 'marketing', name: 'Marketing', text: 'Personalized ads on other sites.', fixed: false },
]

export default function CookieConsentBannerWithPreferences() {
  const [open, setOpen] = useState(true)
  const [detailed, setDetailed] = useState(false)
  const [allowed, setAllowed] = useState(['needed'])

  function toggle(id: string) {
    setAllowed(allowed.includes(id) ? allowed.filter((each) => each !== id) : [...allowed, id])
  }

  return (
    <div className="flex min-h-dvh flex-col bg-white dark:bg-secondary-950">
      {/* The page under the banner */}
      <main className="mx-auto w-full max-w-7xl flex-1 px-4 py-8 sm:px-6 lg:px-8">
        <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">New this week</h1>
        <ul role="list" className="mt-5 grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
          {products.map((product) => (
            <li key={product.name} className="text-sm/6">
              <img
                src={product.image}
                alt={product.alt}
                width={product.width}
                height={product.height}
                className="aspect-square w-full rounded-xl object-cover"
              />
              <p className="mt-2 flex justify-between gap-3 font-medium text-secondary-950 dark:text-white">
                {product.name}
                <span className="text-secondary-600 tabular-nums dark:text-secondary-400">{product.price}</span>
              </p>
            </li>
          ))}
        </ul>
      </main>
      {open ? (
        <section
          aria-labelledby="cookie-heading"
          className="sticky bottom-0 border-t border-secondary-950/10 bg-white p-5 shadow-2xl sm:px-6 lg:px-8 lg:py-8 dark:border-white/10 dark:bg-secondary-800"
        >
          <div className="mx-auto max-w-7xl">
            <h2
              id="cookie-heading"
              className="text-lg/7 font-semibold tracking-tight text-secondary-950 lg:text-3xl dark:text-white"
            >
              Cookies on this site
            </h2>
            <p className="mt-1 text-sm/6 text-pretty text-secondary-600 lg:mt-2 lg:text-lg/7 dark:text-secondary-300">
              Some keep the store working. Others help us improve it, if you allow them. You can change your mind at the
              bottom of every page.
            </p>
            <button
              type="button"
              aria-expanded={detailed}
              aria-controls="cookie-purposes"
              onClick={() => setDetailed(!detailed)}
              className="-mb-2 rounded-sm py-2 text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:mt-2 sm:mb-0 sm:py-0 lg:text-base/6 dark:text-primary-400 dark:focus-visible:outline-primary-400"
            >
              {detailed ? 'Hide preferences' : 'Manage preferences'}
            </button>
            <div
              id="cookie-purposes"
              className={clsx(
                'mt-3 grid gap-x-4 max-lg:divide-y max-lg:divide-secondary-950/10 lg:mt-4 lg:grid-cols-3 max-lg:dark:divide-white/10',
                !detailed && 'hidden',
              )}
            >
              {purposes.map((purpose) => (
                <label
                  key={purpose.id}
                  className="flex gap-3 py-3 transition duration-150 motion-reduce:transition-none lg:rounded-xl lg:p-4 lg:ring-1 lg:ring-secondary-950/15 lg:has-checked:bg-primary-50 lg:has-checked:ring-2 lg:has-checked:ring-primary-600 dark:lg:ring-white/15 dark:lg:has-checked:bg-primary-400/15 dark:lg:has-checked:ring-primary-400"
                >
                  <input
                    type="checkbox"
                    checked={allowed.includes(purpose.id)}
                    disabled={purpose.fixed}
                    onChange={() => toggle(purpose.id)}
                    className="mt-1 size-4 shrink-0 accent-primary-600 dark:accent-primary-500"
                  />
                  <span className="min-w-0 text-sm/6 text-secondary-600 lg:text-base/6 dark:text-secondary-300">
                    <span className="block font-semibold text-secondary-950 dark:text-white">{purpose.name}</span>
                    {purpose.text}
                  </span>
                </label>
              ))}
            </div>
            <div className="mt-3 flex flex-wrap gap-3 lg:mt-6">
              <button
                type="button"
                onClick={() => setOpen(false)}
                className="flex-1 basis-28 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-400 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none lg:py-3 lg:text-base/6 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Necessary only
              </button>
              {detailed && (
                <button
                  type="button"
                  onClick={() => setOpen(false)}
                  className="flex-1 basis-28 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-400 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none lg:py-3 lg:text-base/6 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  Save preferences
                </button>
              )}
              <button
                type="button"
                onClick={() => setOpen(false)}
                className="flex-1 basis-28 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-400 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none lg:py-3 lg:text-base/6 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Allow all
              </button>
            </div>
          </div>
        </section>
      ) : (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="m-4 self-start rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          Cookie settings
        </button>
      )}
    </div>
  )
}
