/**
 * @title Filtered fields
 * @description What was typed stays in a field.
 * @order 1
 */
import { useState, type ChangeEvent } from 'react'
import { Field, Input, Label } from '@headlessui/react'

export default function Code() {
  const [code, setCode] = useState('')
  const [form, setForm] = useState({ name: '' })
  const [note, setNote] = useState('')
  const [short, setShort] = useState('')
  const [trimmed, setTrimmed] = useState('')
  const [kept, setKept] = useState('')
  const [digits, setDigits] = useState('')
  const [price, setPrice] = useState('')
  const [shown, setShown] = useState('')
  const [whole, setWhole] = useState({ name: '', slug: '' })
  const upper = shown.toUpperCase()

  function changeCode(event: ChangeEvent<HTMLInputElement>) {
    setCode(event.target.value.replace(/\D/g, ''))
  }

  function changeShort(event: ChangeEvent<HTMLInputElement>) {
    if (event.target.value.length > 4) return
    setShort(event.target.value)
  }

  function changeTrimmed(event: ChangeEvent<HTMLInputElement>) {
    const next = event.target.value.trim()
    setTrimmed(next)
  }

  function keep(text: string) {
    if (text.length < 9) setKept(text)
  }

  return (
    <form className="grid gap-2">
      <input aria-label="Code" value={code} onChange={changeCode} />
      <input
        aria-label="Name"
        value={form.name}
        onChange={(event) => setForm({ ...form, name: event.target.value.toUpperCase() })}
      />
      <Field>
        <Label>Note</Label>
        <Input value={note} onChange={(event) => setNote(event.target.value.slice(0, 20))} />
      </Field>
      <input aria-label="Short" value={short} onChange={changeShort} />
      <input aria-label="Trimmed" value={trimmed} onChange={changeTrimmed} />
      <input aria-label="Kept" value={kept} onChange={(event) => keep(event.target.value)} />
      <input
        aria-label="Digits"
        value={digits}
        onChange={(event) => /^\d*$/.test(event.target.value) && setDigits(event.target.value)}
      />
      <input
        aria-label="Price"
        value={price}
        onChange={(event) => setPrice((before) => (event.target.value.length < 5 ? event.target.value : before))}
      />
      <input aria-label="Upper" value={upper} onChange={(event) => setShown(event.target.value)} />
      <input
        aria-label="Whole"
        value={whole.name}
        onChange={(event) => setWhole({ name: event.target.value, slug: event.target.value.toLowerCase() })}
      />
    </form>
  )
}
