/**
 * @title Password reset page with confirmation
 * @description A password reset page that asks for the email and confirms below it, alike whether or not the address is known.
 * @keywords forgot password, reset link, recover account, lost password, check your email
 * @free
 * @layout full
 * @order 1
 * @part AUI-P03-1
 */
import { useState, type FormEvent } from 'react'
import { ArrowLeftIcon, CheckCircleIcon } from '@heroicons/react/20/solid'
import { KeyIcon } from '@heroicons/react/24/outline'

export default function PasswordResetPageWithConfirmation() {
  // Begin with '' and false; the sample shows what follows
  const [email, setEmail] = useState('olivia@willow.example')
  const [sent, setSent] = useState(true)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(true)
  }

  function change(text: string) {
    setEmail(text)
    setSent(false)
  }

  return (
    <main className="relative isolate flex min-h-dvh flex-col items-center justify-center overflow-hidden bg-primary-100 px-4 py-12 dark:bg-primary-950">
      <KeyIcon
        aria-hidden="true"
        className="absolute -end-24 -bottom-28 -z-10 size-128 rotate-12 text-primary-300/70 sm:size-160 dark:text-primary-800"
      />
      <div className="w-full max-w-md rounded-2xl bg-white p-6 shadow-xl sm:p-10 dark:bg-secondary-900 dark:shadow-none dark:ring-1 dark:ring-white/10">
        <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 sm:text-3xl dark:text-white">
          Reset your password
        </h1>
        <p className="mt-2 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          Enter the email address of your account, and we’ll send you a link.
        </p>
        <form onSubmit={send} className="mt-6 grid gap-5">
          <div className="grid gap-1.5">
            <label htmlFor="reset-email" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
              Email
            </label>
            <input
              id="reset-email"
              type="email"
              required
              autoComplete="username"
              value={email}
              onChange={(event) => change(event.target.value)}
              className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
            />
          </div>
          <button
            type="submit"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            {sent ? 'Send it again' : 'Send reset link'}
          </button>
        </form>
        <div role="status">
          {sent && (
            <div className="mt-6 flex gap-3 rounded-xl bg-green-50 p-4 text-sm/6 text-green-900 ring-1 ring-green-700/20 ring-inset dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20">
              <CheckCircleIcon
                aria-hidden="true"
                className="mt-0.5 size-5 shrink-0 text-green-700 dark:text-green-400"
              />
              <div className="min-w-0">
                <p className="font-semibold">Check your email</p>
                <p className="text-pretty wrap-break-word">
                  If there is an account for {email}, a link is on its way. It works once and expires in an hour.
                </p>
              </div>
            </div>
          )}
        </div>
        <p className="mt-8 text-sm/6">
          <a
            href="#"
            className="-my-2 inline-flex items-center gap-1.5 rounded-sm py-2 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:my-0 sm:py-0 dark:text-primary-400 dark:focus-visible:outline-primary-400"
          >
            <ArrowLeftIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            Back to sign in
          </a>
        </p>
      </div>
    </main>
  )
}
