import { type KeyboardEvent, useState } from 'react'

export default function Sending() {
  const [sent, setSent] = useState('')
  const [text, setText] = useState('')

  function send(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    setSent(text)
    setText('')
  }

  return (
    <div className="p-4">
      <label className="grid gap-1 text-sm">
        Message
        <textarea
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={send}
          className="rounded-sm border border-gray-300 p-2"
        />
      </label>
      <p>{sent}</p>
    </div>
  )
}
