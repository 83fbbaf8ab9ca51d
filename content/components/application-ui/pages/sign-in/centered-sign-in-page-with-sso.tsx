/**
 * @title Centered sign-in page with SSO
 * @description A sign-in page with email, password and a button for single sign-on in a centered card.
 * @keywords login page, log in form, authentication, social login, Google login, single sign-on
 * @free
 * @layout full
 * @order 1
 * @part AUI-P01-1
 */
import { useState } from 'react'
import { EyeIcon, EyeSlashIcon } from '@heroicons/react/20/solid'

export default function CenteredSignInPageWithSso() {
  const [visible, setVisible] = useState(false)

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-secondary-50 px-4 py-12 dark:bg-secondary-950">
      {/* Replace with your logo */}
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-10 text-primary-600 dark:text-primary-500">
        <path fill="currentColor" d="M6 4h6v10h8V4h6v24h-6V19h-8v9H6z" />
      </svg>
      <h1 className="mt-5 text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
        Sign in to Halden
      </h1>
      <div className="mt-8 w-full max-w-sm rounded-xl bg-white p-6 shadow-xs ring-1 ring-secondary-950/10 sm:p-8 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <a
          href="#"
          className="flex w-full items-center justify-center gap-2.5 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          {/* Replace with the sign of your provider */}
          <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 text-secondary-500 dark:text-secondary-400">
            <path fill="currentColor" d="M3 3h6v6H3zm8 0h6v6h-6zM3 11h6v6H3zm8 0h6v6h-6z" />
          </svg>
          Continue with SSO
        </a>
        <div className="my-6 flex items-center gap-4">
          <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">or</p>
          <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
        </div>
        <form className="grid gap-5">
          <div className="grid gap-1.5">
            <label htmlFor="sign-in-email" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
              Email
            </label>
            <input
              id="sign-in-email"
              name="email"
              type="email"
              required
              autoComplete="username"
              className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
            />
          </div>
          <div className="grid gap-1.5">
            <div className="flex flex-wrap justify-between gap-x-4">
              <label htmlFor="sign-in-password" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Password
              </label>
              <a
                href="#"
                className="-mt-2.5 -mb-1.5 rounded-sm pt-2.5 pb-1.5 text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:my-0 sm:py-0 dark:text-primary-400 dark:focus-visible:outline-primary-400"
              >
                Forgot password?
              </a>
            </div>
            <div className="grid grid-cols-1">
              <input
                id="sign-in-password"
                name="password"
                type={visible ? 'text' : 'password'}
                required
                autoComplete="current-password"
                className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 pe-12 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
              <button
                type="button"
                aria-pressed={visible}
                onClick={() => setVisible(!visible)}
                className="col-start-1 row-start-1 me-0 self-center justify-self-end rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:me-1 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
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
          <label className="-my-2 flex gap-3 py-2 text-sm/6 text-secondary-700 sm:my-0 sm:py-0 dark:text-secondary-300">
            <input
              type="checkbox"
              name="remember"
              className="mt-1 size-4 shrink-0 accent-primary-600 dark:accent-primary-500"
            />
            Keep me signed in on this device
          </label>
          <button
            type="submit"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Sign in
          </button>
        </form>
      </div>
      <p className="mt-6 text-sm/6 text-secondary-600 dark:text-secondary-400">
        New here?{' '}
        <a
          href="#"
          className="rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
        >
          Create an account
        </a>
      </p>
    </main>
  )
}
