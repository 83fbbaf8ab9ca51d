/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { Checkbox, Field, Fieldset, Label, Legend } from '@headlessui/react'

export default function Sample() {
  return (
    <Fieldset className="flex flex-col gap-4">
      <Legend>Notifications</Legend>
      <Field>
        <Label>Push</Label>
        <Checkbox className="size-4" />
      </Field>
      <Field>
        <Label>Name</Label>
        <input name="name" className="block" />
      </Field>
    </Fieldset>
  )
}
