import { useState } from 'react'

const initialMails = [
  { id: 'one', from: 'Ada', text: 'The engine is ready.' },
  { id: 'two', from: 'Grace', text: 'I found a moth.' },
  { id: 'three', from: 'Alan', text: 'Can machines think?' },
]

export default function Inbox() {
  const [mails, setMails] = useState(initialMails)
  const [told, setTold] = useState(false)

  function removeFirst() {
    setMails(mails.slice(1))
    setTold(true)
  }

  return (
    <div className="max-w-sm text-sm text-secondary-900">
      <h2 className="font-semibold">Inbox</h2>
      {told && <p className="mt-4 rounded-md bg-secondary-100 p-2 sm:mt-6">One mail is gone.</p>}
      <ul className="mt-4 flex flex-col gap-y-2 sm:mt-6">
        {mails.map((mail) => (
          <li key={mail.id} className="rounded-md bg-secondary-100 p-2">
            {mail.from}: {mail.text}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex items-center gap-x-2 sm:mt-6">
        {told && <span>Undo?</span>}
        <button type="button" onClick={removeFirst} className="underline">
          Remove the first
        </button>
        {mails.length === 0 && <span>Nothing left</span>}
      </div>
    </div>
  )
}
