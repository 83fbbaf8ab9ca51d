import { useState, type FormEvent } from 'react'
import { CheckCircleIcon, ExclamationCircleIcon } from '@heroicons/react/16/solid'
import clsx from 'clsx'

const fields = [
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email', required: true },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password', required: false },
] as const

type Values = { email: string; password: string }
type Errors = Partial<Values>

const empty: Values = { email: '', password: '' }

export default function SignUpForm() {
  const [errors, setErrors] = useState<Errors>({})
  const [sent, setSent] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const email = String(data.get('email'))
    const found: Errors = {
      ...(email.includes('@') ? {} : { email: 'Enter an e-mail address, for example ada@example.com.' }),
      ...(String(data.get('password')).length < 12 ? { password: 'Use at least 12 characters.' } : {}),
    }
    setErrors(found)
    setSent(Object.keys(found).length === 0)
  }

  return (
    <form noValidate onSubmit={submit} onReset={() => setErrors(empty)} className="grid max-w-md gap-6">
      {fields.map((field) => (
        <div key={field.name}>
          <label htmlFor={field.name} className="block text-sm/6 font-medium text-secondary-900">
            {field.label}
          </label>
          <div className="mt-2 grid grid-cols-1">
            <input
              id={field.name}
              name={field.name}
              type={field.type}
              required={field.required}
              autoComplete={field.autoComplete}
              aria-invalid={errors[field.name] ? true : undefined}
              aria-describedby={errors[field.name] ? `${field.name}-error` : undefined}
              className={clsx(
                'col-start-1 row-start-1 block w-full rounded-md bg-white py-1.5 ps-3 pe-10 outline-1 -outline-offset-1',
                errors[field.name] ? 'text-red-900 outline-red-300' : 'text-secondary-900 outline-secondary-300',
              )}
            />
            {errors[field.name] && (
              <ExclamationCircleIcon
                aria-hidden="true"
                className="pointer-events-none col-start-1 row-start-1 me-3 size-5 self-center justify-self-end text-red-500"
              />
            )}
          </div>
          {errors[field.name] && (
            <p id={`${field.name}-error`} className="mt-2 text-sm text-red-600">
              {errors[field.name]}
            </p>
          )}
        </div>
      ))}
      <div className="flex gap-3">
        <button type="submit" className="rounded-md bg-primary-600 px-3 py-2 text-sm font-semibold text-white">
          Create account
        </button>
        <button type="reset" className="rounded-md px-3 py-2 text-sm font-semibold">
          Clear
        </button>
      </div>
      {sent && (
        <p role="status" className="flex items-center gap-2 text-sm text-green-700">
          <CheckCircleIcon aria-hidden="true" className="size-4" />
          Welcome! Check your inbox.
        </p>
      )}
    </form>
  )
}
