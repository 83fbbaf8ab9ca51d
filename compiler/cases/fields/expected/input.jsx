import { useState } from 'react'
import { Description, Field, Fieldset, Input, Label, Legend, Select, Switch, Textarea } from '@headlessui/react'

const countries = ['Belgium', 'Croatia', 'Denmark']

export default function ContactForm() {
  const [email, setEmail] = useState('')
  const [anonymous, setAnonymous] = useState(false)
  const isWrong = email !== '' && !email.includes('@')

  return (
    <form className="flex flex-col gap-6">
      <Field>
        <Label className="block text-sm text-secondary-900">E-mail</Label>
        <Input
          type="email"
          name="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          invalid={isWrong}
          className="mt-1 block w-full rounded-md px-3 py-2 text-sm ring-1 ring-secondary-300 data-invalid:bg-red-50"
        />
        <Description className="mt-1 text-sm text-secondary-500">Only to answer you.</Description>
      </Field>
      <Field disabled={anonymous}>
        <Label className="block text-sm text-secondary-900 data-disabled:opacity-50">Name</Label>
        <Input
          name="full_name"
          defaultValue="Ada Lovelace"
          className="mt-1 block w-full rounded-md px-3 py-2 text-sm ring-1 ring-secondary-300 data-disabled:bg-secondary-100"
        />
      </Field>
      <Field className="flex items-center gap-4">
        <Switch
          checked={anonymous}
          onChange={setAnonymous}
          className="block h-6 w-11 rounded-full bg-secondary-200 data-checked:bg-primary-600"
        />
        <Label className="text-sm text-secondary-900">Stay anonymous</Label>
      </Field>
      <Fieldset disabled={anonymous}>
        <Legend className="text-sm font-semibold text-secondary-900">Address</Legend>
        <Field className="mt-2">
          <Label className="block text-sm text-secondary-900">Country</Label>
          <Select
            name="country"
            defaultValue="Croatia"
            className="mt-1 block w-full rounded-md px-3 py-2 text-sm ring-1 ring-secondary-300 data-hover:bg-secondary-50"
          >
            {countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </Select>
        </Field>
      </Fieldset>
      <Field>
        <Label className="block text-sm text-secondary-900">Message</Label>
        <Textarea
          name="message"
          rows={3}
          className="mt-1 block w-full rounded-md px-3 py-2 text-sm ring-1 ring-secondary-300 data-focus:outline-2 data-focus:outline-primary-600"
        />
      </Field>
    </form>
  )
}
