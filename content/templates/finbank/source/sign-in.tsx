/**
 * @title Sign in
 * @description The form to sign in, which says what is wrong beside each field.
 * @layout full
 * @order 40
 */
import { type FormEvent, useState } from 'react'

export default function SignIn() {
  const [form, setForm] = useState({ email: '', password: '' })
  const [errors, setErrors] = useState({ email: '', password: '' })
  const [shown, setShown] = useState(false)
  const [answer, setAnswer] = useState('')

  function signIn(event: FormEvent) {
    event.preventDefault()
    const email = /^\S+@\S+\.\S+$/.test(form.email) ? '' : 'Write your email address in full, such as name@example.com.'
    const password = form.password.length > 0 ? '' : 'Write your password.'
    setErrors({ email, password })
    // Sign in with your own service here
    setAnswer(email || password ? '' : 'Now press Yes on your phone. We have sent the question to your app.')
  }

  return (
    <section aria-labelledby="sign-in-heading" className="page folio">
      <p className="folio-label pt-10 lg:pt-18">Sign in</p>
      <div className="folio-body lg:pt-16">
        <div className="grid items-start gap-x-20 gap-y-14 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div>
            <h1 id="sign-in-heading" className="title">
              Your books are where you left them
            </h1>
            <form onSubmit={signIn} noValidate className="mt-10 grid max-w-xl gap-6">
              <div>
                <label htmlFor="sign-in-email" className="block font-semibold">
                  Email
                </label>
                <input
                  id="sign-in-email"
                  name="email"
                  type="email"
                  autoComplete="username"
                  required
                  value={form.email}
                  onChange={(event) => setForm({ ...form, email: event.target.value })}
                  aria-invalid={errors.email ? true : undefined}
                  aria-describedby={errors.email ? 'sign-in-email-error' : undefined}
                  className="field mt-2"
                />
                {errors.email && (
                  <p id="sign-in-email-error" className="mt-2 text-[0.9375rem]/6 font-medium text-accent">
                    {errors.email}
                  </p>
                )}
              </div>
              <div>
                <div className="flex items-baseline justify-between gap-4">
                  <label htmlFor="sign-in-password" className="font-semibold">
                    Password
                  </label>
                  <button
                    type="button"
                    aria-pressed={shown}
                    onClick={() => setShown(!shown)}
                    className="link cursor-pointer py-1 text-[0.9375rem]/6 font-medium"
                  >
                    Show password
                  </button>
                </div>
                <input
                  id="sign-in-password"
                  name="password"
                  type={shown ? 'text' : 'password'}
                  autoComplete="current-password"
                  required
                  value={form.password}
                  onChange={(event) => setForm({ ...form, password: event.target.value })}
                  aria-invalid={errors.password ? true : undefined}
                  aria-describedby={errors.password ? 'sign-in-password-error' : undefined}
                  className="field mt-2"
                />
                {errors.password && (
                  <p id="sign-in-password-error" className="mt-2 text-[0.9375rem]/6 font-medium text-accent">
                    {errors.password}
                  </p>
                )}
              </div>
              <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
                <button type="submit" className="btn btn-ink">
                  Sign in
                </button>
                <a href="/help" className="link py-2 font-semibold">
                  I cannot sign in
                </a>
              </div>
              <p role="status" className="min-h-6 font-medium">
                {answer}
              </p>
            </form>
            <p className="text-soft mt-4">
              Not a customer yet?{' '}
              <a href="/pricing#open" className="link text-ink">
                Open an account
              </a>
              , it takes eight minutes.
            </p>
          </div>
          <div className="torn bg-sheet px-5 pt-6 sm:px-8 sm:pt-8">
            <h2 className="subtitle">Before you type</h2>
            <ol role="list" className="mt-4">
              <li className="border-rule border-t py-3">
                Look at the address above: it ends in <strong className="font-semibold">finbank.example</strong>, with
                nothing after it.
              </li>
              <li className="border-rule border-t py-3">
                Nobody who calls you needs your password, a code or a “test payment”. Not even we.
              </li>
              <li className="border-rule border-t py-3">If in doubt, hang up and call the number on your card.</li>
            </ol>
            <p className="border-rule border-t pt-4 pb-4 font-semibold">
              Lost cards, day and night: <span className="figures whitespace-nowrap">+32 3 555 01 99</span>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
