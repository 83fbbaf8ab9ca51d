/**
 * @title Delete account
 * @description Removes an account, by its password.
 * @layout padded
 * @order 20
 */
import { type FormEvent, useState } from 'react'

/* from lib/form */
function askAgain(form: HTMLFormElement, errors: Record<string, string>) {
  return form.length + Object.keys(errors).length
}

/* from lib/auth */
function deleteAccount(password: string) {
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

export default function DeleteAccount() {
  const [errors, setErrors] = useState({ password: '', form: '' })
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const data = new FormData(form)
    setSending(true)
    const answer = await deleteAccount(String(data.get('password')))
    setSending(false)
    setErrors({ password: '', form: '', ...answer.errors })
    if (answer.ok) {
      sayNext('Your account is deleted.')
      goTo('/sign-in')
    } else {
      askAgain(form, answer.errors)
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1.5">
        <label htmlFor="delete-account-password" className="text-secondary-950 text-sm/6 font-medium dark:text-white">
          Your password
        </label>
        <input
          id="delete-account-password"
          name="password"
          type="password"
          autoComplete="current-password"
          aria-required="true"
          aria-invalid={errors.password ? true : undefined}
          aria-describedby={errors.password ? 'delete-account-password-error' : undefined}
          className="border-secondary-500 text-secondary-950 placeholder:text-secondary-500 dark:placeholder:text-secondary-400 w-full rounded-lg border bg-white px-3 py-2 text-base/6 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
        />
        {errors.password && (
          <p id="delete-account-password-error" className="text-sm/6 text-red-700 dark:text-red-400">
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
        className="justify-self-start rounded-lg bg-red-700 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-red-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-red-900 aria-busy:opacity-60 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
      >
        {sending ? 'Deleting…' : 'Delete account'}
      </button>
    </form>
  )
}
