/**
 * @title Cookie consent banner with preferences
 * @description A cookie banner that gives yes and no equal weight, with a checkbox for each purpose one press away.
 * @keywords cookie notice, GDPR, privacy, cookie popup, CCPA
 * @layout full
 * @minHeight 420
 * @opens Choose in detail
 * @order 2
 * @part AUI-C05-2
 */
import { useState } from 'react'
import clsx from 'clsx'

const purposes = [
  { id: 'needed', name: 'Needed', text: 'Sign-in, your cart and your language.', fixed: true },
  { id: 'statistics', name: 'Statistics', text: 'Which pages are read, counted without your name.', fixed: false },
  { id: 'marketing', name: 'Marketing', text: 'Shows fewer ads for what you already bought.', fixed: false },
]

export default function CookieConsentBannerWithPreferences() {
  const [open, setOpen] = useState(true)
  const [detailed, setDetailed] = useState(false)
  const [allowed, setAllowed] = useState(['needed'])

  function toggle(id: string) {
    setAllowed(allowed.includes(id) ? allowed.filter((each) => each !== id) : [...allowed, id])
  }

  return (
    <div className="flex min-h-96 flex-col justify-end p-4 sm:p-6">
      {open ? (
        <section
          aria-labelledby="cookie-heading"
          className="w-full max-w-xl self-center rounded-xl bg-white p-5 shadow-lg ring-1 ring-secondary-950/10 sm:self-start sm:p-6 dark:bg-secondary-800 dark:ring-white/10"
        >
          <h2 id="cookie-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Cookies on this site
          </h2>
          <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-300">
            Some keep the shop working. Others help us improve it, if you allow them. You can change your mind at the
            foot of every page.
          </p>
          <button
            type="button"
            aria-expanded={detailed}
            aria-controls="cookie-purposes"
            onClick={() => setDetailed(!detailed)}
            className="-mb-2 rounded-sm py-2 text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:mt-2 sm:mb-0 sm:py-0 dark:text-primary-400 dark:focus-visible:outline-primary-400"
          >
            {detailed ? 'Hide the details' : 'Choose in detail'}
          </button>
          <div id="cookie-purposes" className={clsx('mt-3', !detailed && 'hidden')}>
            {purposes.map((purpose) => (
              <label key={purpose.id} className="flex gap-3 border-t border-secondary-950/10 py-3 dark:border-white/10">
                <input
                  type="checkbox"
                  checked={allowed.includes(purpose.id)}
                  disabled={purpose.fixed}
                  onChange={() => toggle(purpose.id)}
                  className="mt-1 size-4 shrink-0 accent-primary-600 dark:accent-primary-500"
                />
                <span className="min-w-0 text-sm/6 text-secondary-600 dark:text-secondary-300">
                  <span className="block font-medium text-secondary-950 dark:text-white">{purpose.name}</span>
                  {purpose.text}
                </span>
              </label>
            ))}
          </div>
          <div className="mt-4 flex flex-wrap gap-3">
            <button
              type="button"
              onClick={() => setOpen(false)}
              className="flex-1 basis-28 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Only needed
            </button>
            {detailed && (
              <button
                type="button"
                onClick={() => setOpen(false)}
                className="flex-1 basis-28 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Save choice
              </button>
            )}
            <button
              type="button"
              onClick={() => setOpen(false)}
              className="flex-1 basis-28 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Allow all
            </button>
          </div>
        </section>
      ) : (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="self-start rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          Cookie settings
        </button>
      )}
    </div>
  )
}
