import { useState } from 'react'
import { Checkbox, Description, Field, Label } from '@headlessui/react'
import { CheckIcon, MinusIcon } from '@heroicons/react/16/solid'

export default function NotificationCheckboxes() {
  const [comments, setComments] = useState(true)
  const [offers, setOffers] = useState(false)
  const all = comments && offers
  const some = comments || offers

  function chooseAll(value: boolean) {
    setComments(value)
    setOffers(value)
  }

  return (
    <form className="flex flex-col gap-4">
      <Field className="flex gap-3">
        <Checkbox
          checked={all}
          indeterminate={some && !all}
          onChange={chooseAll}
          className="group flex size-4 rounded-sm ring-1 ring-secondary-300 data-checked:bg-primary-600 data-indeterminate:ring-primary-600"
        >
          <CheckIcon aria-hidden="true" className="hidden size-4 text-white group-data-checked:block" />
          <MinusIcon aria-hidden="true" className="hidden size-4 text-primary-600 group-data-indeterminate:block" />
        </Checkbox>
        <Label className="text-sm text-secondary-900">Everything</Label>
      </Field>
      <Field className="flex gap-3">
        <Checkbox
          name="comments"
          checked={comments}
          onChange={setComments}
          className="group flex size-4 rounded-sm bg-white ring-1 ring-secondary-300 data-checked:bg-primary-600 data-focus:outline-2 data-focus:outline-primary-600"
        >
          <CheckIcon aria-hidden="true" className="invisible size-4 text-white group-data-checked:visible" />
        </Checkbox>
        <div className="flex flex-col">
          <Label className="text-sm text-secondary-900">Comments</Label>
          <Description className="text-sm text-secondary-500">When somebody answers you.</Description>
        </div>
      </Field>
      <Field className="flex gap-3">
        <Checkbox
          name="offers"
          value="weekly"
          checked={offers}
          onChange={(value) => setOffers(value)}
          className="block size-4 rounded-sm bg-white ring-1 ring-secondary-300 data-checked:bg-primary-600"
        />
        <Label className="text-sm text-secondary-900">Offers</Label>
      </Field>
      <Checkbox
        name="terms"
        defaultChecked
        disabled
        aria-label="Terms"
        className="block size-4 rounded-sm bg-white ring-1 ring-secondary-300 data-checked:bg-primary-600 data-disabled:opacity-50"
      />
    </form>
  )
}
