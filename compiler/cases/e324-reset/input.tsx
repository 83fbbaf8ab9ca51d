/**
 * @title Reset
 * @description The browser empties a form past the state that holds one of its fields.
 * @order 1
 */
import { type FormEvent, useState } from 'react'

export default function Reset() {
  const [topic, setTopic] = useState('a')

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.reset()
  }

  return (
    <form onSubmit={send} className="grid gap-2">
      <select aria-label="Topic" value={topic} onChange={(event) => setTopic(event.target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input aria-label="Name" />
      <button type="submit">Send</button>
    </form>
  )
}
