/**
 * @title Reset password
 * @description Sets a new password by the link that was mailed.
 * @layout full
 * @order 17
 */
import { type FormEvent, useState } from 'react'

/* from lib/form */
function askAgain(form: HTMLFormElement, errors: Record<string, string>) {
  return form.length + Object.keys(errors).length
}

/* from lib/auth */
function resetPassword(password: string) {
  return { ok: Boolean(password), errors: {} as Record<string, string>, next: '/' }
}

/* from lib/toast */
function sayNext(text: string) {
  return text
}

/* way of the router */
function goTo(address: string) {
  window.location.assign(address)
}

export default function ResetPassword() {
  const [errors, setErrors] = useState({ password: '', form: '' })
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const data = new FormData(form)
    setSending(true)
    const answer = await resetPassword(String(data.get('password')))
    setSending(false)
    setErrors({ password: '', form: '', ...answer.errors })
    if (answer.ok) {
      sayNext('Your new password is saved.')
      goTo('/')
    } else {
      askAgain(form, answer.errors)
    }
  }

  return (
    <main
      id="main"
      tabIndex={-1}
      className="bg-secondary-50 dark:bg-secondary-950 relative flex min-h-dvh flex-col items-center justify-center px-4 py-20 focus:outline-hidden"
    >
      <div className="absolute end-4 top-4">{/* outlet: themeSwitch */}</div>
      {/* Replace with your logo */}
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-10 text-primary-600 dark:text-primary-500">
        <path fill="currentColor" d="M4 5h24v6h-3v16h-6V11h-6v16H7V11H4z" />
      </svg>
      <h1 className="text-secondary-950 mt-5 text-center text-2xl/8 font-semibold tracking-tight text-balance dark:text-white">
        Choose a new password
      </h1>
      <div className="ring-secondary-950/10 dark:bg-secondary-900 mt-8 w-full max-w-sm rounded-xl bg-white p-6 shadow-xs ring-1 sm:p-8 dark:shadow-none dark:ring-white/10">
        <form method="post" noValidate onSubmit={submit} className="grid gap-5">
          <div className="grid gap-1.5">
            <label
              htmlFor="reset-password-password"
              className="text-secondary-950 text-sm/6 font-medium dark:text-white"
            >
              New password
            </label>
            <input
              id="reset-password-password"
              name="password"
              type="password"
              autoComplete="new-password"
              aria-required="true"
              aria-invalid={errors.password ? true : undefined}
              aria-describedby={
                errors.password
                  ? 'reset-password-password-hint reset-password-password-error'
                  : 'reset-password-password-hint'
              }
              className="border-secondary-500 text-secondary-950 placeholder:text-secondary-500 dark:placeholder:text-secondary-400 w-full rounded-lg border bg-white px-3 py-2 text-base/6 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
            />
            <p id="reset-password-password-hint" className="text-secondary-600 dark:text-secondary-400 text-sm/6">
              At least 10 characters.
            </p>
            {errors.password && (
              <p id="reset-password-password-error" className="text-sm/6 text-red-700 dark:text-red-400">
                {errors.password}
              </p>
            )}
          </div>
          <p role="alert" className="text-sm/6 text-red-700 empty:hidden dark:text-red-400">
            {errors.form}
          </p>
          <button
            type="submit"
            aria-busy={sending}
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 aria-busy:opacity-60 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            {sending ? 'Saving…' : 'Save password'}
          </button>
        </form>
      </div>
    </main>
  )
}
