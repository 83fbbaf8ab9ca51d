/**
 * @title Centered sign-in page with SSO
 * @description A sign-in page with Google, GitHub, single sign-on, and email with password, in a card on a drawn brand ground that becomes a sheet on phones.
 * @keywords login page, log in form, authentication, social login, Google login, GitHub login, single sign-on
 * @free
 * @layout full
 * @order 1
 * @part AUI-P01-1
 */
import { useState } from 'react'
import { EyeIcon, EyeSlashIcon, KeyIcon } from '@heroicons/react/20/solid'

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
    name: 'GitHub',
    viewBox: '0 0 16 16',
    paths: [
      {
        fill: 'currentColor',
        d: 'M8 0C3.58 0 0 3.58 0 8c0 3.54 2.29 6.53 5.47 7.59.4.07.55-.17.55-.38 0-.19-.01-.82-.01-1.49-2.01.37-2.53-.49-2.69-.94-.09-.23-.48-.94-.82-1.13-.28-.15-.68-.52-.01-.53.63-.01 1.08.58 1.23.82.72 1.21 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82.64-.18 1.32-.27 2-.27s1.36.09 2 .27c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48 0 1.07-.01 1.93-.01 2.2 0 .21.15.46.55.38A8.01 8.01 0 0 0 16 8c0-4.42-3.58-8-8-8',
      },
    ],
  },
]

const lines = [0, 44, 88, 132, 176, 220, 264, 308, 352, 396, 440, 484, 528, 572]

export default function CenteredSignInPageWithSso() {
  const [visible, setVisible] = useState(false)

  return (
    <main className="relative isolate flex min-h-dvh flex-col items-center overflow-hidden bg-linear-to-br from-primary-600 to-primary-950 pt-24 sm:justify-center sm:px-6 sm:py-12 dark:from-primary-950 dark:to-secondary-950">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 -top-72 -z-10 mx-auto h-128 max-w-4xl rounded-full bg-primary-400/50 blur-3xl dark:bg-primary-500/30"
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 800"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 -z-10 size-full text-white/20 dark:text-white/10"
      >
        <g fill="none" stroke="currentColor" strokeWidth={1.5}>
          {lines.map((line) => (
            <path
              key={line}
              d="M-20 120C180 20 300 280 520 210S800-80 1010 60s260 220 450 90"
              transform={`translate(0 ${line})`}
            />
          ))}
        </g>
      </svg>
      <div className="flex w-full flex-1 flex-col rounded-t-2xl bg-white shadow-2xl sm:max-w-md sm:flex-none sm:rounded-2xl dark:bg-secondary-900 dark:shadow-none dark:ring-1 dark:ring-white/10">
        <div className="px-6 pb-8 sm:px-10 sm:pb-10">
          <div className="-mt-8 flex flex-col items-center gap-4">
            {/* Replace with your logo */}
            <span className="flex size-16 items-center justify-center rounded-2xl bg-primary-600 text-white ring-4 ring-white dark:ring-secondary-900">
              <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
                <g fill="currentColor">
                  <path d="M16 4.5c1.3 0 2.5.2 3.7.6l-1.3 3.9A7.5 7.5 0 1 0 23 13.6l3.9-1.3A11.5 11.5 0 1 1 16 4.5z" />
                  <circle cx="25.5" cy="6.5" r="3.5" />
                  <circle cx="16" cy="16" r="2.6" />
                </g>
              </svg>
            </span>
            <h1 className="text-center text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
              Sign in to Orrin
            </h1>
          </div>
          <div className="mt-8 grid gap-3 sm:grid-cols-2">
            {providers.map((provider) => (
              <a
                key={provider.name}
                href="#"
                className="flex items-center justify-center gap-2.5 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                <svg aria-hidden="true" viewBox={provider.viewBox} className="size-5">
                  {provider.paths.map((path) => (
                    <path key={path.d} fill={path.fill} d={path.d} />
                  ))}
                </svg>
                <span className="sr-only">Continue with </span>
                <span>{provider.name}</span>
              </a>
            ))}
            <a
              href="#"
              className="flex items-center justify-center gap-2.5 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:col-span-2 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              <KeyIcon aria-hidden="true" className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400" />
              Single sign-on (SSO)
            </a>
          </div>
          <div className="my-6 flex items-center gap-4">
            <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 dark:bg-white/10" />
            <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">or with email</p>
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
            <button
              type="submit"
              className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Sign in
            </button>
          </form>
        </div>
        <p className="mt-auto border-t border-secondary-950/10 bg-secondary-50 px-6 py-4 text-center text-sm/6 text-secondary-600 sm:rounded-b-2xl dark:border-white/10 dark:bg-white/5 dark:text-secondary-300">
          New to Orrin?{' '}
          <a
            href="#"
            className="rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
          >
            Create an account
          </a>
        </p>
      </div>
    </main>
  )
}
