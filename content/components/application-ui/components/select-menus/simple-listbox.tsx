/**
 * @title Simple listbox select menu
 * @description A select menu drawn as a listbox: a label, a button with what is chosen, a list with a check mark, a hint and an error.
 * @keywords custom select, dropdown select, select with check, single select, form field
 * @layout padded
 * @minHeight 420
 * @opens Queue
 * @order 2
 * @part AUI-C35-2
 */
import { useState, type FormEvent } from 'react'
import { Field, Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { CheckIcon, ChevronUpDownIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const queues = [
  { id: 'billing', name: 'Billing and refunds' },
  { id: 'shipping', name: 'Shipping and delivery' },
  { id: 'returns', name: 'Returns and exchanges' },
  { id: 'products', name: 'Product questions' },
  { id: 'access', name: 'Sign-in and account access' },
]

/* The queue the ticket is in */
const present = 'returns'

function nameOf(id: string) {
  return queues.find((queue) => queue.id === id)?.name
}

export default function SimpleListboxSelectMenu() {
  const [queue, setQueue] = useState(present)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const isSame = isSubmitted && queue === present

  function move(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSubmitted(true)
  }

  return (
    <form noValidate onSubmit={move} className="mx-auto max-w-sm">
      <Field>
        <Label className="block text-sm/6 font-medium text-secondary-950 dark:text-white">Queue</Label>
        <Listbox name="queue" value={queue} onChange={setQueue}>
          <div className="relative mt-1.5">
            <ListboxButton
              aria-describedby={isSame ? 'queue-error' : 'queue-hint'}
              className={clsx(
                'flex w-full items-center gap-2 rounded-lg border bg-white py-2 ps-3 pe-2.5 text-start text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400',
                isSame ? 'border-red-600 dark:border-red-400' : 'border-secondary-500 dark:border-white/40',
              )}
            >
              <span className="min-w-0 flex-1">{nameOf(queue)}</span>
              <ChevronUpDownIcon
                aria-hidden="true"
                className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
              />
            </ListboxButton>
            <ListboxOptions
              transition
              className="absolute inset-x-0 z-10 mt-1.5 max-h-64 overflow-y-auto rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:ring-white/10"
            >
              {queues.map((each) => (
                <ListboxOption
                  key={each.id}
                  value={each.id}
                  className="group flex items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-selected:font-semibold sm:py-2 dark:text-white dark:data-focus:bg-white/10"
                >
                  <span className="min-w-0 flex-1">{each.name}</span>
                  <CheckIcon
                    aria-hidden="true"
                    className="size-5 shrink-0 text-primary-600 group-not-data-selected:invisible dark:text-primary-400"
                  />
                </ListboxOption>
              ))}
            </ListboxOptions>
          </div>
        </Listbox>
      </Field>
      <p
        id="queue-hint"
        className={clsx('mt-1.5 text-sm/6 text-secondary-600 dark:text-secondary-400', isSame && 'hidden')}
      >
        The ticket keeps its number and its history.
      </p>
      <p
        id="queue-error"
        role="status"
        className={clsx('text-sm/6 font-medium text-red-700 dark:text-red-400', isSame && 'mt-1.5')}
      >
        {isSame ? 'The ticket is in this queue already. Choose another one.' : ''}
      </p>
      <button
        type="submit"
        className="mt-4 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
      >
        Move ticket
      </button>
    </form>
  )
}
