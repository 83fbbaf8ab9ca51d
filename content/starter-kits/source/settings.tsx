/**
 * @title Settings
 * @description What people say about themselves.
 * @layout padded
 * @order 7
 */
import { type FormEvent, useState } from 'react'

/* from lib/profile */
function saveProfile(profile: { name: string; email: string }) {
  return profile.name
}

function emailProblem(email: string) {
  if (!email) return 'Enter your email address.'
  return /^\S+@\S+\.\S+$/.test(email) ? '' : 'Enter an email address such as name@example.com.'
}

export default function Settings() {
  const [errors, setErrors] = useState({ name: '', email: '' })
  const [failure, setFailure] = useState('')
  const [result, setResult] = useState('')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const profile = { name: String(data.get('name')).trim(), email: String(data.get('email')).trim() }
    const found = { name: profile.name ? '' : 'Enter your name.', email: emailProblem(profile.email) }
    setErrors(found)
    setFailure('')
    setResult('')
    const first = Object.entries(found).find(([, message]) => message)
    if (first) {
      form.querySelector<HTMLInputElement>(`[name="${first[0]}"]`)?.focus()
      return
    }
    const problem = await saveProfile(profile)
    if (problem) setFailure(problem)
    else setResult('Saved.')
  }

  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-3">
      <div>
        <h2 className="text-secondary-950 text-base/7 font-semibold dark:text-white">Profile</h2>
        <p className="text-secondary-600 dark:text-secondary-400 mt-1 text-sm/6 text-pretty">
          Your name stands on invoices, your email address only reaches your team.
        </p>
      </div>
      <form
        noValidate
        onSubmit={submit}
        className="ring-secondary-950/10 rounded-xl bg-white shadow-xs ring-1 md:col-span-2 dark:bg-white/5 dark:shadow-none dark:ring-white/10"
      >
        <div className="grid max-w-md gap-5 p-5 sm:p-6">
          <div className="grid gap-1.5">
            <label htmlFor="settings-name" className="text-secondary-950 text-sm/6 font-medium dark:text-white">
              Name
            </label>
            <input
              id="settings-name"
              name="name"
              type="text"
              autoComplete="name"
              aria-required="true"
              aria-invalid={errors.name ? true : undefined}
              aria-describedby={errors.name ? 'settings-name-error' : undefined}
              defaultValue="Ines Okoro"
              className="border-secondary-500 text-secondary-950 placeholder:text-secondary-500 dark:placeholder:text-secondary-400 w-full rounded-lg border bg-white px-3 py-2 text-base/6 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
            />
            {errors.name && (
              <p id="settings-name-error" className="text-sm/6 text-red-700 dark:text-red-400">
                {errors.name}
              </p>
            )}
          </div>
          <div className="grid gap-1.5">
            <label htmlFor="settings-email" className="text-secondary-950 text-sm/6 font-medium dark:text-white">
              Email
            </label>
            <input
              id="settings-email"
              name="email"
              type="email"
              autoComplete="email"
              aria-required="true"
              aria-invalid={errors.email ? true : undefined}
              aria-describedby={errors.email ? 'settings-email-error' : undefined}
              defaultValue="ines@lintel.example"
              className="border-secondary-500 text-secondary-950 placeholder:text-secondary-500 dark:placeholder:text-secondary-400 w-full rounded-lg border bg-white px-3 py-2 text-base/6 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
            />
            {errors.email && (
              <p id="settings-email-error" className="text-sm/6 text-red-700 dark:text-red-400">
                {errors.email}
              </p>
            )}
          </div>
          <p role="alert" className="text-sm/6 text-red-700 empty:hidden dark:text-red-400">
            {failure}
          </p>
        </div>
        <div className="border-secondary-950/10 flex flex-wrap items-center gap-4 border-t px-5 py-4 sm:px-6 dark:border-white/10">
          <button
            type="submit"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:opacity-60 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Save changes
          </button>
          <p role="status" className="text-secondary-600 dark:text-secondary-400 text-sm/6">
            {result}
          </p>
        </div>
      </form>
    </div>
  )
}
