/**
 * @title Password form
 * @description Changes a password, and asks for the one before.
 * @layout padded
 * @order 19
 */
import { type FormEvent, useState } from 'react'

/* from lib/form */
function askAgain(form: HTMLFormElement, errors: Record<string, string>) {
  return form.length + Object.keys(errors).length
}

/* from lib/auth */
function changePassword(change: { current: string; password: string }) {
  return { ok: Boolean(change), errors: {} as Record<string, string>, next: '/' }
}

/* from lib/toast */
function say(text: string) {
  return text
}

export default function PasswordForm() {
  const [errors, setErrors] = useState({ current: '', password: '', form: '' })
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const change = { current: String(data.get('current')), password: String(data.get('password')) }
    setSending(true)
    const answer = await changePassword(change)
    setSending(false)
    setErrors({ current: '', password: '', form: '', ...answer.errors })
    if (answer.ok) {
      form.reset()
      say('Your password is changed.')
    } else {
      askAgain(form, answer.errors)
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1.5">
        <label htmlFor="password-current" className="text-secondary-950 text-sm/6 font-medium dark:text-white">
          Current password
        </label>
        <input
          id="password-current"
          name="current"
          type="password"
          autoComplete="current-password"
          aria-required="true"
          aria-invalid={errors.current ? true : undefined}
          aria-describedby={errors.current ? 'password-current-error' : undefined}
          className="border-secondary-500 text-secondary-950 placeholder:text-secondary-500 dark:placeholder:text-secondary-400 w-full rounded-lg border bg-white px-3 py-2 text-base/6 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
        />
        {errors.current && (
          <p id="password-current-error" className="text-sm/6 text-red-700 dark:text-red-400">
            {errors.current}
          </p>
        )}
      </div>
      <div className="grid gap-1.5">
        <label htmlFor="password-password" className="text-secondary-950 text-sm/6 font-medium dark:text-white">
          New password
        </label>
        <input
          id="password-password"
          name="password"
          type="password"
          autoComplete="new-password"
          aria-required="true"
          aria-invalid={errors.password ? true : undefined}
          aria-describedby={
            errors.password ? 'password-password-hint password-password-error' : 'password-password-hint'
          }
          className="border-secondary-500 text-secondary-950 placeholder:text-secondary-500 dark:placeholder:text-secondary-400 w-full rounded-lg border bg-white px-3 py-2 text-base/6 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
        />
        <p id="password-password-hint" className="text-secondary-600 dark:text-secondary-400 text-sm/6">
          At least 10 characters.
        </p>
        {errors.password && (
          <p id="password-password-error" className="text-sm/6 text-red-700 dark:text-red-400">
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
        className="justify-self-start rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 aria-busy:opacity-60 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
      >
        {sending ? 'Changing…' : 'Change password'}
      </button>
    </form>
  )
}
