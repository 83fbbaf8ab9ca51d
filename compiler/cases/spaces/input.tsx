/**
 * @title Inbox
 * @description Mails that come and go, with spaces between them.
 * @order 1
 */
import { useState } from 'react'

const initialMails = [
  { id: 'one', from: 'Ada', text: 'The engine is ready.' },
  { id: 'two', from: 'Grace', text: 'I found a moth.' },
  { id: 'three', from: 'Alan', text: 'Can machines think?' },
]

export default function Inbox() {
  const [mails, setMails] = useState(initialMails)
  const [told, setTold] = useState(false)

  const removeFirst = () => {
    setMails(mails.slice(1))
    setTold(true)
  }

  return (
    <div className="max-w-sm space-y-4 text-sm text-secondary-900 sm:space-y-6">
      <h2 className="font-semibold">Inbox</h2>
      {told && <p className="rounded-md bg-secondary-100 p-2">One mail is gone.</p>}
      <ul className="space-y-2">
        {mails.map((mail) => (
          <li key={mail.id} className="rounded-md bg-secondary-100 p-2">
            {mail.from}: {mail.text}
          </li>
        ))}
      </ul>
      <div className="flex items-center space-x-2">
        {told && <span>Undo?</span>}
        <button type="button" onClick={removeFirst} className="underline">
          Remove the first
        </button>
        {mails.length === 0 && <span>Nothing left</span>}
      </div>
    </div>
  )
}
