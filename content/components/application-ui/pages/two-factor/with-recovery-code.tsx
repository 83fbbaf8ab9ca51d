/**
 * @title Two-factor page with recovery code
 * @description A two-factor page with one field that takes a typed or pasted code, and a way in with a recovery code.
 * @keywords OTP, 2FA, MFA, verification code, one-time code, PIN input, authenticator app
 * @layout full
 * @order 1
 * @part AUI-P04-1
 */
import { useState } from 'react'
import { DevicePhoneMobileIcon } from '@heroicons/react/24/outline'

export default function TwoFactorPageWithRecoveryCode() {
  const [recovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')

  function change() {
    setRecovery(!recovery)
    setCode('')
  }

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-secondary-50 px-4 py-12 dark:bg-secondary-950">
      <div className="w-full max-w-sm rounded-xl bg-white p-6 shadow-xs ring-1 ring-secondary-950/10 sm:p-8 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <DevicePhoneMobileIcon aria-hidden="true" className="size-8 text-primary-600 dark:text-primary-400" />
        <h1 className="mt-4 text-xl/7 font-semibold tracking-tight text-secondary-950 dark:text-white">
          {recovery ? 'Enter a recovery code' : 'Enter the code'}
        </h1>
        <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          {recovery
            ? 'One of the ten codes you kept when you turned the second step on. Each works once.'
            : 'Open your authenticator app. The code for Halden changes every 30 seconds.'}
        </p>
        <form className="mt-6 grid gap-5">
          {recovery ? (
            <div className="grid gap-1.5">
              <label htmlFor="recovery-code" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Recovery code
              </label>
              <input
                id="recovery-code"
                type="text"
                required
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="k7mf2-9xq4d"
                value={code}
                onChange={(event) => setCode(event.target.value)}
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
            </div>
          ) : (
            <div className="grid gap-1.5">
              <label htmlFor="two-factor-code" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                Six digits
              </label>
              <input
                id="two-factor-code"
                type="text"
                required
                inputMode="numeric"
                autoComplete="one-time-code"
                pattern="[0-9]{6}"
                maxLength={6}
                value={code}
                onChange={(event) => setCode(event.target.value)}
                className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-center text-2xl/8 tracking-widest text-secondary-950 tabular-nums focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400"
              />
            </div>
          )}
          <label className="-my-2 flex gap-3 py-2 text-sm/6 text-secondary-700 sm:my-0 sm:py-0 dark:text-secondary-300">
            <input type="checkbox" className="mt-1 size-4 shrink-0 accent-primary-600 dark:accent-primary-500" />
            Trust this device for 30 days
          </label>
          <button
            type="submit"
            disabled={recovery ? code.length < 5 : code.length < 6}
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Confirm
          </button>
        </form>
        <button
          type="button"
          onClick={change}
          className="mt-3 -mb-2 rounded-sm py-2 text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:mt-5 sm:mb-0 sm:py-0 dark:text-primary-400 dark:focus-visible:outline-primary-400"
        >
          {recovery ? 'Use the app instead' : 'I do not have my phone'}
        </button>
      </div>
    </main>
  )
}
