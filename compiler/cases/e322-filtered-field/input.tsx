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

  function changeCode(event: ChangeEvent<HTMLInputElement>) {
    setCode(event.target.value.replace(/\D/g, ''))
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
    </form>
  )
}
