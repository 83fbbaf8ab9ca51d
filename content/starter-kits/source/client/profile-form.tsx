/**
 * @title Profile form
 * @description Saves what people say about themselves.
 * @layout padded
 * @order 18
 */
import { type FormEvent, useEffect, useState } from 'react'

/* from lib/form */
function askAgain(form: HTMLFormElement, errors: Record<string, string>) {
  return form.length + Object.keys(errors).length
}

/* from lib/auth */
function saveProfile(profile: { name: string }) {
  return { ok: Boolean(profile), errors: {} as Record<string, string>, next: '/' }
}

/* from lib/auth */
function watchUser(listener: (user: { name: string; email: string } | null) => void) {
  return () => listener(null)
}

/* from lib/toast */
function say(text: string) {
  return text
}

export default function ProfileForm() {
  const [errors, setErrors] = useState({ name: '', form: '' })
  const [sending, setSending] = useState(false)
  const [name, setName] = useState('')

  useEffect(() => {
    const stop = watchUser((user: { name: string; email: string } | null) => setName(user ? user.name : ''))
    return () => stop()
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    setSending(true)
    const answer = await saveProfile({ name })
    setSending(false)
    setErrors({ name: '', form: '', ...answer.errors })
    if (answer.ok) {
      say('Saved.')
    } else {
      askAgain(form, answer.errors)
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1.5">
        <label htmlFor="profile-name" className="text-secondary-950 text-sm/6 font-medium dark:text-white">
          Name
        </label>
        <input
          id="profile-name"
          name="name"
          type="text"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          aria-required="true"
          aria-invalid={errors.name ? true : undefined}
          aria-describedby={errors.name ? 'profile-name-error' : undefined}
          className="border-secondary-500 text-secondary-950 placeholder:text-secondary-500 dark:placeholder:text-secondary-400 w-full rounded-lg border bg-white px-3 py-2 text-base/6 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
        />
        {errors.name && (
          <p id="profile-name-error" className="text-sm/6 text-red-700 dark:text-red-400">
            {errors.name}
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
        {sending ? 'Saving…' : 'Save changes'}
      </button>
    </form>
  )
}
