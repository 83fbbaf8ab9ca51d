import { useState, type FormEvent } from 'react'

export default function SignUp() {
  const [email, setEmail] = useState('')
  const [status, setStatus] = useState('idle')
  const [message, setMessage] = useState('')

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setStatus('sending')
    setMessage('')
    try {
      const response = await fetch('/api/subscribe', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      if (!response.ok) throw new Error(`The server answered ${response.status}.`)
      const data = await response.json()
      setStatus('done')
      setMessage(data.message)
      setEmail('')
    } catch (error) {
      setStatus('failed')
      setMessage(error instanceof Error ? error.message : 'Something went wrong.')
    } finally {
      setStatus((current) => (current === 'sending' ? 'idle' : current))
    }
  }

  return (
    <form onSubmit={handleSubmit} className="flex max-w-sm flex-col gap-3">
      <input
        type="email"
        aria-label="Email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        className="rounded-md bg-white px-3 py-2 text-sm text-secondary-900 outline-1 -outline-offset-1 outline-secondary-300"
      />
      <button
        type="submit"
        disabled={status === 'sending'}
        className="rounded-md bg-primary-600 px-3 py-2 text-sm font-semibold text-white"
      >
        {status === 'sending' ? 'Sending' : 'Sign up'}
      </button>
      <p role="status" className="text-sm text-secondary-700">
        {message}
      </p>
    </form>
  )
}
