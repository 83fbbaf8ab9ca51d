import { useState } from 'react'
import clsx from 'clsx'
import { Field, Label, Description, Switch } from '@headlessui/react'

const plans = [
  { id: 'a', name: 'Alpha', price: 12 },
  { id: 'b', name: 'Beta', price: 1200.5 },
]

function formatPrice(value) {
  return value.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

export default function AddressForm() {
  const [email, setEmail] = useState('')
  const [form, setForm] = useState({ name: '', city: 'Bonn' })
  const [plan, setPlan] = useState('a')
  const [enabled, setEnabled] = useState(true)
  const [errors, setErrors] = useState({})
  const [todos, setTodos] = useState([{ id: 1, title: 'Write', done: false }])
  const open = todos.filter((todo) => !todo.done)
  const current = plans.find((each) => each.id === plan)

  function validate(event) {
    event.preventDefault()
    const next = {}
    const name = form.name.trim()

    if (!email.includes('@')) setErrors({ ...next, email: 'Enter an e-mail' })
    else setErrors({})
  }

  function remove(id) {
    setTodos(todos.filter((todo) => todo.id !== id))
  }

  return (
    <form noValidate onSubmit={validate} className="flex flex-col gap-6">
      <label htmlFor="email" className="block text-sm">
        E-mail
      </label>
      <input
        id="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        aria-invalid={errors.email ? true : undefined}
        aria-describedby={errors.email ? 'email-error' : undefined}
        className={clsx('block w-full', errors.email ? 'outline-red-500' : 'outline-gray-300')}
      />
      {errors.email && (
        <p id="email-error" className="text-red-600">
          {errors.email}
        </p>
      )}
      <input
        aria-label="Name"
        className="block"
        value={form.name}
        onChange={(e) => setForm({ ...form, name: e.target.value })}
      />
      <p>
        {todos.length} open, {formatPrice(current.price)}
      </p>
      <Field className="flex items-center">
        <Label className="text-sm">Push</Label>
        <Description>Get notified</Description>
        <Switch checked={enabled} onChange={setEnabled} className="group bg-gray-200 data-checked:bg-primary-600">
          <span aria-hidden="true" className="size-4 group-data-checked:translate-x-4" />
        </Switch>
      </Field>
      <ul className="flex flex-col gap-2">
        {open.map((todo) => (
          <li key={todo.id} className="flex">
            {todo.title}
            <button type="button" onClick={() => remove(todo.id)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        {plans.map((each, index) => (
          <button
            key={each.id}
            type="button"
            onClick={() => setPlan(each.id)}
            className={clsx('p-2', index === 0 && 'rounded-s-md', plan === each.id && 'font-semibold')}
          >
            {each.name} {formatPrice(each.price)}
          </button>
        ))}
      </div>
    </form>
  )
}
