/**
 * @title Split sign-up page with password strength
 * @description A sign-up page with Google, Apple and a form that rates the password, beside a brand ground with the product’s screen and a customer’s words.
 * @keywords register page, registration form, create account, password meter, social sign-up, onboarding
 * @layout full
 * @order 1
 * @part AUI-P02-1
 */
import { useState } from 'react'
import clsx from 'clsx'

const providers = [
  {
    name: 'Google',
    viewBox: '0 0 24 24',
    paths: [
      {
        fill: '#4285F4',
        d: 'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1z',
      },
      {
        fill: '#34A853',
        d: 'M12 23c2.97 0 5.46-.98 7.28-2.65l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.54H2.18v2.84A11 11 0 0 0 12 23z',
      },
      { fill: '#FBBC05', d: 'M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.06H2.18a11 11 0 0 0 0 9.88l3.66-2.84z' },
      {
        fill: '#EA4335',
        d: 'M12 5.36c1.62 0 3.06.56 4.21 1.64l3.15-3.15A11 11 0 0 0 2.18 7.06l3.66 2.84C6.71 7.3 9.14 5.36 12 5.36z',
      },
    ],
  },
  {
    name: 'Apple',
    viewBox: '0 0 16 16',
    paths: [
      {
        fill: 'currentColor',
        d: 'M11.182.008C11.148-.03 9.923.023 8.857 1.18c-1.066 1.156-.902 2.482-.878 2.516s1.52.087 2.475-1.258.762-2.391.728-2.43m3.314 11.733c-.048-.096-2.325-1.234-2.113-3.422s1.675-2.789 1.698-2.854-.597-.79-1.254-1.157a3.7 3.7 0 0 0-1.563-.434c-.108-.003-.483-.095-1.254.116-.508.139-1.653.589-1.968.607-.316.018-1.256-.522-2.267-.665-.647-.125-1.333.131-1.824.328-.49.196-1.422.754-2.074 2.237-.652 1.482-.311 3.83-.067 4.56s.625 1.924 1.273 2.796c.576.984 1.34 1.667 1.659 1.899s1.219.386 1.843.067c.502-.308 1.408-.485 1.766-.472.357.013 1.061.154 1.782.539.571.197 1.111.115 1.652-.105.541-.221 1.324-1.059 2.238-2.758q.52-1.185.473-1.282',
      },
    ],
  },
]

const verdicts = ['Type at least 10 characters', 'Fair. Add a few more characters', 'Good', 'Very good']

const bars = [1, 2, 3]

function strengthOf(password: string) {
  if (password.length < 10) return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\w]|\s/].filter((kind) => kind.test(password)).length
  if (password.length >= 16 || kinds >= 4) return 3
  return password.length >= 13 || kinds >= 3 ? 2 : 1
}

export default function SplitSignUpPageWithPasswordStrength() {
  const [password, setPassword] = useState('harbor-light-26')
  const strength = strengthOf(password)

  return (
    <div className="min-h-dvh bg-white lg:grid lg:grid-cols-2 dark:bg-secondary-950">
      <main className="flex flex-col justify-center px-4 py-12 sm:px-6 lg:px-8">
        <div className="mx-auto w-full max-w-sm">
          {/* Replace with your logo */}
          <p className="flex items-center gap-2.5 text-lg/7 font-semibold tracking-tight text-secondary-950 dark:text-white">
            <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-primary-600 dark:text-primary-400">
              <path fill="currentColor" d="M2.2 13.6A14 14 0 0 1 29.8 13.6C25 18 20.6 16.6 16 13.4S7 9.4 2.2 13.6z" />
              <path fill="currentColor" d="M2.2 18.4C7 14.2 11.4 15.2 16 18.4s9 4.6 13.8.2A14 14 0 0 1 2.2 18.4z" />
            </svg>
            Tidewell
          </p>
          <h1 className="mt-6 text-3xl font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">
            Create your account
          </h1>
          <p className="mt-2 text-sm/6 text-secondary-600 dark:text-secondary-400">
            Free for 30 days, no card needed. Already have an account?{' '}
            <a
              href="#"
              className="rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
            >
              Sign in
            </a>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            {providers.map((provider) => (
              <a
                key={provider.name}
                href="#"
                className="flex flex-1 items-center justify-center gap-2.5 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                <svg aria-hidden="true" viewBox={provider.viewBox} className="size-5">
                  {provider.paths.map((path) => (
                    <path key={path.d} fill={path.fill} d={path.d} />
                  ))}
                </svg>
                <span className="sr-only">Sign up with </span>
                <span>{provider.name}</span>
              </a>
            ))}
          </div>
          <div className="my-6 flex items-center gap-4">
            <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
            <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">or with email</p>
            <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
          </div>
          <form className="grid gap-5">
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
                      'h-2 rounded-full transition-colors duration-150 motion-reduce:transition-none',
                      bar > strength && 'bg-secondary-200 dark:bg-white/15',
                      bar <= strength && strength === 1 && 'bg-amber-600 dark:bg-amber-400',
                      bar <= strength && strength > 1 && 'bg-green-600 dark:bg-green-400',
                    )}
                  />
                ))}
              </div>
              <p
                id="sign-up-strength"
                role="status"
                className="text-sm/6 font-medium text-secondary-950 dark:text-white"
              >
                {verdicts[strength]}
              </p>
            </div>
            <button
              type="submit"
              className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Create account
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
      <aside className="relative isolate flex flex-col overflow-hidden bg-linear-to-br from-primary-600 to-primary-950 px-4 pt-12 sm:px-10 lg:sticky lg:top-0 lg:h-dvh lg:min-h-200 lg:px-14 lg:pt-16 dark:from-primary-900 dark:to-secondary-950">
        <div
          aria-hidden="true"
          className="absolute -end-40 top-40 -z-10 size-128 rounded-full bg-primary-400/50 blur-3xl dark:bg-primary-500/20"
        />
        <h2 className="max-w-lg text-4xl font-semibold tracking-tight text-balance text-white xl:text-5xl">
          Know what’s in the bank, and what’s on its way
        </h2>
        {/* Replace with a screenshot of your product */}
        <div className="-me-4 mt-10 h-64 origin-top-left sm:-me-10 sm:h-96 lg:-me-14 lg:mt-14 lg:h-auto lg:flex-1 lg:-rotate-3 rtl:origin-top-right rtl:lg:rotate-3">
          <img
            src="/media/screens/cash-light.webp"
            alt="Bookkeeping app: $48,216 in the bank over the balance as a curve, and what customers owe"
            width={1600}
            height={1000}
            className="h-full w-full max-w-none rounded-ss-xl object-cover object-left-top shadow-2xl lg:h-128 lg:w-auto xl:h-160 dark:hidden"
          />
          <img
            src="/media/screens/cash-dark.webp"
            alt="Bookkeeping app: $48,216 in the bank over the balance as a curve, and what customers owe"
            width={1600}
            height={1000}
            className="hidden h-full w-full max-w-none rounded-ss-xl object-cover object-left-top shadow-2xl ring-1 ring-white/15 lg:h-128 lg:w-auto xl:h-160 dark:block"
          />
        </div>
        <figure className="relative -mt-16 mb-8 max-w-md rounded-xl bg-white p-6 shadow-xl ring-1 ring-secondary-950/10 lg:absolute lg:start-14 lg:bottom-12 lg:mb-0 dark:bg-secondary-800 dark:ring-white/10">
          <blockquote className="text-base/7 text-pretty text-secondary-900 dark:text-white">
            “We moved six years of invoices over on a Friday afternoon and sent the first new one on Monday.”
          </blockquote>
          <figcaption className="mt-4 flex items-center gap-3 text-sm/6">
            <img src="/media/avatars/avatar-24.webp" alt="" width={256} height={256} className="size-10 rounded-full" />
            <span>
              <span className="block font-semibold text-secondary-950 dark:text-white">Yusuf Okafor</span>
              <span className="block text-secondary-600 dark:text-secondary-300">Owner, Okafor Architects</span>
            </span>
          </figcaption>
        </figure>
      </aside>
    </div>
  )
}
