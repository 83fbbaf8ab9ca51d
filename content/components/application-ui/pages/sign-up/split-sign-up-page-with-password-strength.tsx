/**
 * @title Split sign-up page with password strength
 * @description A sign-up page with the benefits on one side and a form on the other that rates the password.
 * @keywords register page, registration form, create account, password meter, onboarding
 * @layout full
 * @order 1
 * @part AUI-P02-1
 */
import { useState } from 'react'
import { CheckIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const promises = [
  'Thirty days with everything, without a card',
  'Bring your customers over from a spreadsheet',
  'Export all of it again whenever you like',
]

const verdicts = ['Type at least 10 characters', 'Short. A few more make it much better', 'Good', 'Very good']

const bars = [1, 2, 3]

function strengthOf(password: string) {
  if (password.length < 10) return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\w]|\s/].filter((kind) => kind.test(password)).length
  if (password.length >= 16 || kinds >= 4) return 3
  return password.length >= 13 || kinds >= 3 ? 2 : 1
}

export default function SplitSignUpPageWithPasswordStrength() {
  const [password, setPassword] = useState('')
  const strength = strengthOf(password)

  return (
    <div className="min-h-dvh bg-white lg:grid lg:grid-cols-2 dark:bg-secondary-950">
      <main className="flex flex-col justify-center px-4 py-12 sm:px-6 lg:px-8">
        <div className="mx-auto w-full max-w-sm">
          <h1 className="text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">
            Create your workspace
          </h1>
          <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
            Already have an account?{' '}
            <a
              href="#"
              className="rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
            >
              Sign in
            </a>
          </p>
          <form className="mt-8 grid gap-5">
            <div className="grid gap-1.5">
              <label htmlFor="sign-up-name" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Your name
              </label>
              <input
                id="sign-up-name"
                name="name"
                type="text"
                required
                autoComplete="name"
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
            </div>
            <div className="grid gap-1.5">
              <label htmlFor="sign-up-email" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Work email
              </label>
              <input
                id="sign-up-email"
                name="email"
                type="email"
                required
                autoComplete="username"
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
            </div>
            <div className="grid gap-1.5">
              <label htmlFor="sign-up-password" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Password
              </label>
              <input
                id="sign-up-password"
                name="password"
                type="password"
                required
                minLength={10}
                autoComplete="new-password"
                aria-describedby="sign-up-strength"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
              <div aria-hidden="true" className="mt-1 grid grid-cols-3 gap-1.5">
                {bars.map((bar) => (
                  <span
                    key={bar}
                    className={clsx(
                      'h-1.5 rounded-full transition-colors duration-150 motion-reduce:transition-none',
                      bar > strength && 'bg-secondary-200 dark:bg-white/15',
                      bar <= strength && strength === 1 && 'bg-amber-600 dark:bg-amber-400',
                      bar <= strength && strength > 1 && 'bg-green-600 dark:bg-green-400',
                    )}
                  />
                ))}
              </div>
              <p id="sign-up-strength" role="status" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                {verdicts[strength]}
              </p>
            </div>
            <button
              type="submit"
              className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Create workspace
            </button>
            <p className="text-xs/5 text-pretty text-secondary-600 dark:text-secondary-400">
              By continuing you agree to the{' '}
              <a
                href="#"
                className="rounded-sm underline underline-offset-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
              >
                terms
              </a>{' '}
              and the{' '}
              <a
                href="#"
                className="rounded-sm underline underline-offset-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
              >
                privacy policy
              </a>
              .
            </p>
          </form>
        </div>
      </main>
      <aside className="flex flex-col justify-center border-secondary-950/10 bg-secondary-50 px-4 py-12 max-lg:border-t sm:px-6 lg:border-s lg:px-16 dark:border-white/10 dark:bg-secondary-900/40">
        <div className="mx-auto w-full max-w-sm">
          <h2 className="text-lg/7 font-semibold text-secondary-950 dark:text-white">What’s included</h2>
          <ul role="list" className="mt-5 grid gap-3">
            {promises.map((promise) => (
              <li key={promise} className="flex gap-3 text-base/7 text-secondary-700 dark:text-secondary-300">
                <CheckIcon aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary-600 dark:text-primary-400" />
                {promise}
              </li>
            ))}
          </ul>
          <figure className="mt-10 border-t border-secondary-950/10 pt-8 dark:border-white/10">
            <blockquote className="text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
              “We moved 4,000 customers over on a Friday afternoon and sent the first invoice on Monday.”
            </blockquote>
            <figcaption className="mt-4 flex items-center gap-3 text-sm/6">
              <img
                src="/media/avatars/avatar-06.webp"
                alt=""
                width={256}
                height={256}
                className="size-10 rounded-full"
              />
              <span>
                <span className="block font-semibold text-secondary-950 dark:text-white">Claire Dubois</span>
                <span className="block text-secondary-600 dark:text-secondary-400">Owner of Maison Delacroix</span>
              </span>
            </figcaption>
          </figure>
        </div>
      </aside>
    </div>
  )
}
