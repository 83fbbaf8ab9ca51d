/**
 * @title Problem
 * @description Shows one problem.
 * @order 1
 */
import { useState } from 'react'


export default function Sample() {
  const [text, setText] = useState('')
  const [items, setItems] = useState<string[]>([])
  const last = items.at(-1)

  // Right: what is computed from the current value, and what was read before.
  async function copy() {
    const wanted = text
    await navigator.clipboard.writeText(wanted)
    setItems((current) => [...current, wanted])
    setTimeout(() => setItems((current) => current.slice(1)), 1000)
    setText('')
  }

  async function copyLast() {
    await navigator.clipboard.writeText(last ?? '')
    setText(text.trim())
  }

  function forget() {
    setTimeout(() => setItems(items.slice(1)), 1000)
    navigator.clipboard.readText().then((read) => setText(text + read))
  }

  return (
    <div className="flex">
      <button type="button" onClick={copy}>
        Copy
      </button>
      <button type="button" onClick={copyLast}>
        Copy {last}
      </button>
      <button type="button" onClick={forget}>
        Forget
      </button>
    </div>
  )
}
