/**
 * @title Simple card sign-in page
 * @description A sign-in page with email, password, a box to stay signed in and one error message, in a card.
 * @keywords login page, log in form, email and password, remember me, forgot password, failed login, authentication
 * @layout full
 * @order 2
 * @part AUI-P01-2
 */
import { type FormEvent, useState } from 'react'
import { ExclamationCircleIcon } from '@heroicons/react/20/solid'

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'

const fieldClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400'

const linkClasses =
  'rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400'

export default function SimpleCardSignInPage() {
  const [failed, setFailed] = useState(false)

  function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Replace with your request. The sample turns down every attempt to show the message.
    setFailed(true)
    document.getElementById('simple-password')?.focus()
  }

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-secondary-100 px-4 py-12 sm:px-6 dark:bg-secondary-950">
      {/* Replace with your logo */}
      <img
        src="/media/logos/quillmark.svg"
        alt="Quillmark"
        width={150}
        height={40}
        className="h-10 w-auto dark:invert"
      />
      <div className="mt-8 w-full max-w-md rounded-xl bg-white p-6 shadow-xs ring-1 ring-secondary-950/10 sm:p-8 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
          Sign in to your account
        </h1>
        <div role="alert">
          {failed && (
            <p
              id="simple-error"
              className="mt-5 flex gap-2 rounded-lg bg-red-50 px-3 py-2.5 text-sm/6 font-medium text-red-900 ring-1 ring-red-700/20 ring-inset dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20"
            >
              <ExclamationCircleIcon
                aria-hidden="true"
                className="my-0.5 size-5 shrink-0 text-red-700 dark:text-red-300"
              />
              That email and password don’t match. Check both and try again.
            </p>
          )}
        </div>
        <form onSubmit={signIn} onInput={() => setFailed(false)} className="mt-6 grid gap-5">
          <div className="grid gap-1.5">
            <label htmlFor="simple-email" className={labelClasses}>
              Email
            </label>
            <input
              id="simple-email"
              name="email"
              type="email"
              required
              autoComplete="username"
              aria-invalid={failed ? true : undefined}
              aria-describedby={failed ? 'simple-error' : undefined}
              className={fieldClasses}
            />
          </div>
          <div className="grid gap-1.5">
            <label htmlFor="simple-password" className={labelClasses}>
              Password
            </label>
            <input
              id="simple-password"
              name="password"
              type="password"
              required
              autoComplete="current-password"
              aria-invalid={failed ? true : undefined}
              aria-describedby={failed ? 'simple-error' : undefined}
              className={fieldClasses}
            />
          </div>
          <div className="flex flex-wrap justify-between gap-x-6">
            <label className="flex gap-2.5 py-2 text-sm/6 text-secondary-700 sm:py-1 dark:text-secondary-300">
              <input
                type="checkbox"
                name="remember"
                className="mt-1 size-4 shrink-0 accent-primary-600 dark:accent-primary-500"
              />
              Keep me signed in
            </label>
            <a href="#" className={`${linkClasses} py-2 text-sm/6 sm:py-1`}>
              Forgot password?
            </a>
          </div>
          <button
            type="submit"
            className="rounded-lg bg-primary-600 px-3.5 py-2.5 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:py-2 dark:focus-visible:outline-primary-400"
          >
            Sign in
          </button>
        </form>
      </div>
      <p className="mt-6 text-sm/6 text-secondary-600 dark:text-secondary-400">
        New to Quillmark?{' '}
        <a href="#" className={linkClasses}>
          Create an account
        </a>
      </p>
    </main>
  )
}
