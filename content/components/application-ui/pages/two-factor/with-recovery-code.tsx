/**
 * @title Two-factor page with recovery code
 * @description A two-factor page with six boxes for a code, typed, pasted or autofilled, that submit it when full, a button that sends another, and a way in with a recovery code.
 * @keywords OTP, 2FA, MFA, verification code, one-time code, PIN input, resend code, SMS code
 * @layout full
 * @order 1
 * @part AUI-P04-1
 */
import { useEffect, useRef, useState, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react'
import clsx from 'clsx'
import { DevicePhoneMobileIcon, KeyIcon } from '@heroicons/react/20/solid'

const places = [0, 1, 2, 3, 4, 5]

export default function TwoFactorPageWithRecoveryCode() {
  const [recovery, setRecovery] = useState(false)
  // Begin with ''; the sample shows a code that is being typed
  const [code, setCode] = useState('482')
  const [message, setMessage] = useState('')
  const [wait, setWait] = useState(0)
  const waiting = wait > 0
  const form = useRef<HTMLFormElement>(null)

  // A full code needs no button.
  useEffect(() => {
    if (!recovery && /^\d{6}$/.test(code)) form.current?.requestSubmit()
  }, [code, recovery])

  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setWait((current) => current - 1), 1000)
    return () => clearInterval(timer)
  }, [waiting])

  function keepToDigits(event: KeyboardEvent<HTMLInputElement>) {
    const isShortcut = event.ctrlKey || event.metaKey
    if (!isShortcut && /^(\D|ArrowLeft|ArrowRight|Home)$/.test(event.key)) event.preventDefault()
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault()
    setCode(event.clipboardData.getData('text').replace(/\D/g, '').slice(0, 6))
  }

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Ask your server here, and say so when the code is wrong.
    setMessage('Checking the code…')
  }

  function resend() {
    if (waiting) return
    setMessage('We sent a new code.')
    setWait(30)
  }

  function change() {
    setRecovery(!recovery)
    setCode('')
    setMessage('')
  }

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-secondary-50 sm:px-6 sm:py-12 dark:bg-secondary-950">
      <div className="flex w-full flex-1 flex-col overflow-hidden bg-white shadow-xl ring-1 ring-secondary-950/10 sm:max-w-md sm:flex-none sm:rounded-2xl dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <div
          aria-hidden="true"
          className="relative flex h-48 items-end justify-center overflow-hidden bg-linear-to-br from-primary-500 to-primary-800 dark:from-primary-700 dark:to-primary-950"
        >
          <svg viewBox="0 0 448 192" preserveAspectRatio="xMidYMax slice" className="absolute size-full text-white/20">
            <g fill="none" stroke="currentColor" strokeWidth={1.5}>
              <circle cx="224" cy="192" r="130" />
              <circle cx="224" cy="192" r="180" />
              <circle cx="224" cy="192" r="230" />
              <circle cx="224" cy="192" r="280" />
            </g>
          </svg>
          <div className="relative h-40 w-44 rounded-t-2xl border-8 border-b-0 border-secondary-950 bg-primary-100 dark:bg-primary-900">
            <span className="mx-auto mt-2 block h-4 w-16 rounded-full bg-secondary-950" />
          </div>
          <div className="absolute inset-x-6 bottom-8 mx-auto flex max-w-72 items-center gap-3 rounded-xl bg-white p-3 text-start text-sm/5 shadow-lg dark:bg-secondary-800">
            {/* Replace with your logo */}
            <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-primary-600 text-white">
              <svg viewBox="0 0 32 32" className="size-5">
                <path
                  fill="currentColor"
                  d="M2.2 13.6A14 14 0 0 1 29.8 13.6C25 18 20.6 16.6 16 13.4S7 9.4 2.2 13.6zM2.2 18.4C7 14.2 11.4 15.2 16 18.4s9 4.6 13.8.2A14 14 0 0 1 2.2 18.4z"
                />
              </svg>
            </span>
            <span>
              <span className="block font-semibold text-secondary-950 dark:text-white">Tidewell</span>
              <span className="block text-secondary-600 tabular-nums dark:text-secondary-300">
                Your code is 482 913
              </span>
            </span>
          </div>
        </div>
        <div className="px-6 py-8 sm:px-10">
          <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
            {recovery ? 'Enter a recovery code' : 'Check your phone'}
          </h1>
          <p className="mt-2 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
            {recovery
              ? 'One of the ten codes you saved when you turned on two-factor authentication. Each works once.'
              : 'We texted a six-digit code to the number ending in 42.'}
          </p>
          <form ref={form} onSubmit={check} className="mt-6 grid gap-5">
            {recovery ? (
              <div className="grid gap-1.5">
                <label htmlFor="recovery-code" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                  Recovery code
                </label>
                <input
                  key="recovery"
                  id="recovery-code"
                  name="recovery-code"
                  type="text"
                  required
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  placeholder="k7mf2-9xq4d"
                  value={code}
                  onChange={(event) => setCode(event.target.value)}
                  className="h-14 w-full rounded-lg border border-secondary-500 bg-white px-3 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                />
              </div>
            ) : (
              <div className="grid gap-1.5">
                <label
                  htmlFor="two-factor-code"
                  className="-my-2 py-2 text-sm/6 font-medium text-secondary-950 dark:text-white"
                >
                  Six-digit code
                </label>
                <div dir="ltr" className="group relative">
                  {/* One field over six boxes: pasting, autofill and screen readers work as in any field */}
                  <input
                    key="code"
                    id="two-factor-code"
                    name="code"
                    type="text"
                    required
                    inputMode="numeric"
                    autoComplete="one-time-code"
                    pattern="[0-9]{6}"
                    title="Six digits"
                    maxLength={6}
                    value={code}
                    onChange={(event) => setCode(event.target.value)}
                    onKeyDown={keepToDigits}
                    onPaste={paste}
                    onClick={(event) => event.currentTarget.setSelectionRange(6, 6)}
                    className="absolute inset-0 z-10 size-full cursor-text text-base/6 opacity-0"
                  />
                  <div aria-hidden="true" className="grid grid-cols-6 gap-1 sm:gap-2">
                    {places.map((place) => (
                      <span
                        key={place}
                        className={clsx(
                          'flex h-16 items-center justify-center rounded-lg border text-3xl/9 font-semibold tabular-nums',
                          place < code.length
                            ? 'border-primary-600 bg-primary-50 text-primary-900 dark:border-primary-400 dark:bg-primary-400/15 dark:text-white'
                            : 'border-secondary-500 bg-white dark:border-white/40 dark:bg-white/5',
                          place === Math.min(code.length, 5) &&
                            'outline-primary-600 group-focus-within:outline-2 group-focus-within:-outline-offset-1 dark:outline-primary-400',
                        )}
                      >
                        {code.slice(place, place + 1)}
                      </span>
                    ))}
                  </div>
                </div>
              </div>
            )}
            <label className="-my-2 flex gap-3 py-2 text-sm/6 text-secondary-700 sm:my-0 sm:py-0 dark:text-secondary-300">
              <input
                type="checkbox"
                name="trust"
                className="mt-1 size-4 shrink-0 accent-primary-600 dark:accent-primary-500"
              />
              Trust this device for 30 days
            </label>
            <button
              type="submit"
              className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Continue
            </button>
          </form>
          <p role="status" className="mt-3 text-sm/6 text-secondary-700 empty:hidden dark:text-secondary-300">
            {message}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-secondary-950/10 bg-secondary-50 px-6 py-3 sm:px-10 dark:border-white/10 dark:bg-white/5">
          <button
            type="button"
            onClick={change}
            className="-ms-2.5 flex items-center gap-2 rounded-lg px-2.5 py-2 text-sm/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            {recovery ? (
              <DevicePhoneMobileIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
            ) : (
              <KeyIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
            )}
            {recovery ? 'Use a text message' : 'Use a recovery code'}
          </button>
          {!recovery && (
            <button
              type="button"
              aria-disabled={waiting}
              onClick={resend}
              className="rounded-sm py-2 text-sm/6 font-medium text-primary-700 tabular-nums underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-disabled:text-secondary-600 aria-disabled:no-underline sm:py-1 dark:text-primary-400 dark:focus-visible:outline-primary-400 dark:aria-disabled:text-secondary-400"
            >
              {waiting ? `Resend in ${wait} s` : 'Resend code'}
            </button>
          )}
        </div>
      </div>
    </main>
  )
}
