/**
 * @title Split sign-in page with image
 * @description A sign-in page with a form on one half and a captioned picture on the other, which phones leave out.
 * @keywords login page, log in form, two-column login, side image, member login, split screen, authentication
 * @layout full
 * @order 3
 * @part AUI-P01-3
 */
import { useState } from 'react'
import { EyeIcon, EyeSlashIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'

const fieldClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400'

const linkClasses =
  'rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400'

export default function SplitSignInPageWithImage() {
  const [visible, setVisible] = useState(false)

  return (
    <div className="grid min-h-dvh bg-white lg:grid-cols-2 dark:bg-secondary-950">
      <main className="flex min-w-0 flex-col px-4 py-8 sm:px-6 lg:px-8">
        <div className="mx-auto flex w-full max-w-sm flex-1 flex-col">
          {/* Replace with your logo */}
          <p className="flex items-center gap-2.5 font-serif text-lg/7 font-semibold text-secondary-950 dark:text-white">
            <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-primary-700 dark:text-primary-400">
              <circle cx="16" cy="16" r="13.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
              <path fill="currentColor" d="M16 5l3.6 11L16 27l-3.6-11zm0 8.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z" />
            </svg>
            Harrow Point Museum
          </p>
          <div className="my-auto py-12">
            <h1 className="text-3xl font-semibold tracking-tight text-balance wrap-break-word text-secondary-950 sm:text-4xl dark:text-white">
              Sign in to your member account
            </h1>
            <p className="mt-3 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
              Reserve tickets, bring a guest, and renew for another year.
            </p>
            <form className="mt-8 grid gap-5">
              <div className="grid gap-1.5">
                <label htmlFor="split-email" className={labelClasses}>
                  Email
                </label>
                <input
                  id="split-email"
                  name="email"
                  type="email"
                  required
                  autoComplete="username"
                  className={fieldClasses}
                />
              </div>
              <div className="grid gap-1.5">
                <label htmlFor="split-password" className={labelClasses}>
                  Password
                </label>
                <div className="grid grid-cols-1">
                  <input
                    id="split-password"
                    name="password"
                    type={visible ? 'text' : 'password'}
                    required
                    autoComplete="current-password"
                    className={clsx(fieldClasses, 'col-start-1 row-start-1 pe-12')}
                  />
                  <button
                    type="button"
                    aria-pressed={visible}
                    onClick={() => setVisible(!visible)}
                    className="col-start-1 row-start-1 self-center justify-self-end rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:me-1 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                  >
                    {visible ? (
                      <EyeSlashIcon aria-hidden="true" className="size-5" />
                    ) : (
                      <EyeIcon aria-hidden="true" className="size-5" />
                    )}
                    <span className="sr-only">Show password</span>
                  </button>
                </div>
              </div>
              <button
                type="submit"
                className="rounded-lg bg-primary-600 px-4 py-2.5 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                Sign in
              </button>
              <a href="#" className={clsx(linkClasses, 'justify-self-start py-2 text-sm/6 sm:py-1')}>
                Forgot password?
              </a>
            </form>
          </div>
          <p className="border-t border-secondary-950/10 pt-6 text-sm/6 text-secondary-600 dark:border-white/10 dark:text-secondary-400">
            Not a member yet?{' '}
            <a href="#" className={linkClasses}>
              Join from $65 a year
            </a>
          </p>
        </div>
      </main>
      <figure className="relative hidden bg-primary-100 lg:block dark:bg-primary-950">
        {/* Replace with your image */}
        <img
          src="/media/scenes/cut-museum-hall-tall.webp"
          alt="Visitors in a museum hall looking up at a full-rigged ship under a glass roof"
          width={900}
          height={1200}
          className="absolute inset-0 size-full object-cover dark:brightness-75"
        />
        <figcaption className="absolute inset-x-6 top-6 max-w-64 rounded-lg bg-white px-4 py-3 text-sm/6 text-secondary-600 shadow-lg dark:bg-secondary-900 dark:text-secondary-300 dark:shadow-none">
          <span className="block font-semibold text-secondary-950 dark:text-white">Northern Gull, 1911</span>
          <span className="block text-pretty">Built at one-third scale. It took four apprentices six years.</span>
        </figcaption>
      </figure>
    </div>
  )
}
