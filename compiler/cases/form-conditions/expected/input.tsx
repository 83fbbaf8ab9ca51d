import { useState, type SubmitEvent } from 'react'

export default function SignIn() {
  const [usesCode, setUsesCode] = useState(true)
  const [hasCompany, setHasCompany] = useState(false)
  const [sent, setSent] = useState('')

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent([...new FormData(event.currentTarget).keys()].join(', '))
  }

  return (
    <form onSubmit={send} className="grid gap-2">
      {usesCode ? (
        <label key="code" className="flex gap-2">
          Code
          <input name="code" required pattern="[0-9]{6}" />
        </label>
      ) : (
        <label key="password" className="flex gap-2">
          Password
          <input name="password" type="password" required />
        </label>
      )}
      {hasCompany && (
        <>
          <label className="flex gap-2">
            Company
            <input name="company" />
          </label>
          <p>For an invoice</p>
        </>
      )}
      <button type="button" onClick={() => setUsesCode(!usesCode)}>
        Other way
      </button>
      <button type="button" onClick={() => setHasCompany(!hasCompany)}>
        For a company
      </button>
      <button type="submit">Sign in</button>
      <p role="status">{sent && `Sent: ${sent}`}</p>
    </form>
  )
}
