import { useState, type FormEvent } from 'react'

export default function Newsletter() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState('')

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(email.includes('@') ? '' : 'Enter an address with an @.')
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="max-w-sm">
      <div>
        <label htmlFor="newsletter-email" className="block text-sm font-medium text-secondary-900">
          Email
        </label>
        <input
          id="newsletter-email"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className="mt-1 block w-full rounded-md bg-white px-3 py-2 text-sm text-secondary-900 outline-1 -outline-offset-1 outline-secondary-300"
        />
      </div>
      {error && (
        <p role="alert" className="mt-4 text-sm text-red-700">
          {error}
        </p>
      )}
      <button type="submit" className="mt-4 rounded-md bg-primary-600 px-3 py-2 text-sm font-semibold text-white">
        Subscribe
      </button>
    </form>
  )
}
