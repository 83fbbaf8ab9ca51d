/**
 * @title Notification switches
 * @description Settings that are on or off at once.
 * @order 5
 */
import { useState } from 'react'
import { Description, Field, Label, Switch } from '@headlessui/react'

export default function NotificationSwitches() {
  const [push, setPush] = useState(true)

  return (
    <div className="flex flex-col gap-4">
      <Field className="flex items-center justify-between gap-4">
        <span className="flex flex-col">
          <Label className="text-sm text-secondary-900">Push notifications</Label>
          <Description as="span" className="text-sm text-secondary-500">
            {push ? 'You hear of everything.' : 'You hear of nothing.'}
          </Description>
        </span>
        <Switch
          checked={push}
          onChange={setPush}
          className="group inline-flex h-6 w-11 rounded-full bg-secondary-200 p-0.5 data-checked:bg-primary-600"
        >
          <span
            aria-hidden="true"
            className="size-5 rounded-full bg-white transition group-data-checked:translate-x-5 rtl:group-data-checked:-translate-x-5"
          />
        </Switch>
      </Field>
      <Switch
        defaultChecked
        aria-label="E-mail"
        className="group inline-flex h-6 w-11 rounded-full bg-secondary-200 p-0.5 data-checked:bg-primary-600"
      >
        <span aria-hidden="true" className="size-5 rounded-full bg-white group-data-checked:translate-x-5" />
      </Switch>
    </div>
  )
}
