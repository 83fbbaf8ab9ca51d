/**
 * @title Sign in
 * @description Lets people in with their email address and password.
 * @layout full
 * @order 4
 */
import { type FormEvent, useState } from 'react'

/* from lib/form */
function askAgain(form: HTMLFormElement, errors: Record<string, string>) {
  return form.length + Object.keys(errors).length
}

/* from lib/auth */
function signIn(credentials: { email: string; password: string }) {
  return { ok: Boolean(credentials), errors: {} as Record<string, string>, next: '/' }
}

/* way of the router */
function goTo(address: string) {
  window.location.assign(address)
}

export default function SignIn() {
  const [errors, setErrors] = useState({ email: '', password: '', form: '' })
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const credentials = { email: String(data.get('email')), password: String(data.get('password')) }
    setSending(true)
    const answer = await signIn(credentials)
    setSending(false)
    setErrors({ email: '', password: '', form: '', ...answer.errors })
    if (answer.ok) {
      goTo(answer.next)
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
        Sign in to Lintel
      </h1>
      <div className="ring-secondary-950/10 dark:bg-secondary-900 mt-8 w-full max-w-sm rounded-xl bg-white p-6 shadow-xs ring-1 sm:p-8 dark:shadow-none dark:ring-white/10">
        <form method="post" noValidate onSubmit={submit} className="grid gap-5">
          <div className="grid gap-1.5">
            <label htmlFor="sign-in-email" className="text-secondary-950 text-sm/6 font-medium dark:text-white">
              Email
            </label>
            <input
              id="sign-in-email"
              name="email"
              type="email"
              autoComplete="username"
              aria-required="true"
              aria-invalid={errors.email ? true : undefined}
              aria-describedby={errors.email ? 'sign-in-email-error' : undefined}
              className="border-secondary-500 text-secondary-950 placeholder:text-secondary-500 dark:placeholder:text-secondary-400 w-full rounded-lg border bg-white px-3 py-2 text-base/6 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
            />
            {errors.email && (
              <p id="sign-in-email-error" className="text-sm/6 text-red-700 dark:text-red-400">
                {errors.email}
              </p>
            )}
          </div>
          <div className="grid gap-1.5">
            <div className="flex flex-wrap justify-between gap-x-4">
              <label htmlFor="sign-in-password" className="text-secondary-950 text-sm/6 font-medium dark:text-white">
                Password
              </label>
              <a
                href="/forgot-password"
                className="rounded-sm text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
              >
                Forgot password?
              </a>
            </div>
            <input
              id="sign-in-password"
              name="password"
              type="password"
              autoComplete="current-password"
              aria-required="true"
              aria-invalid={errors.password ? true : undefined}
              aria-describedby={errors.password ? 'sign-in-password-error' : undefined}
              className="border-secondary-500 text-secondary-950 placeholder:text-secondary-500 dark:placeholder:text-secondary-400 w-full rounded-lg border bg-white px-3 py-2 text-base/6 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
            />
            {errors.password && (
              <p id="sign-in-password-error" className="text-sm/6 text-red-700 dark:text-red-400">
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
            {sending ? 'Signing in…' : 'Sign in'}
          </button>
        </form>
      </div>
      <p className="text-secondary-600 dark:text-secondary-400 mt-6 text-center text-sm/6">
        New here?{' '}
        <a
          href="/register"
          className="rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
        >
          Create an account
        </a>
      </p>
    </main>
  )
}
