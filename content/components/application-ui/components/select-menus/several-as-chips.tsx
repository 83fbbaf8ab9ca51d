/**
 * @title Several, shown as chips
 * @description Use where people put more than one label on something: what is chosen stays in sight and goes with a click.
 * @layout centered
 * @minHeight 460
 * @order 3
 */
import { useState } from 'react'
import { Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { XMarkIcon } from '@heroicons/react/16/solid'
import { CheckIcon, ChevronUpDownIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const labels = [
  { id: 'bug', name: 'Bug', dotClass: 'bg-red-600 dark:bg-red-400' },
  { id: 'access', name: 'Accessibility', dotClass: 'bg-sky-600 dark:bg-sky-400' },
  { id: 'speed', name: 'Performance', dotClass: 'bg-amber-500 dark:bg-amber-400' },
  { id: 'docs', name: 'Documentation', dotClass: 'bg-green-600 dark:bg-green-400' },
  { id: 'idea', name: 'Idea', dotClass: 'bg-secondary-500 dark:bg-secondary-400' },
]

export default function SeveralShownAsChips() {
  const [chosen, setChosen] = useState(['bug', 'access'])
  const shown = labels.filter((label) => chosen.includes(label.id))

  return (
    <div className="w-full max-w-xs">
      <Listbox as="div" name="labels" multiple value={chosen} onChange={setChosen}>
        <Label className="text-sm/6 font-medium text-secondary-950 dark:text-white">Labels</Label>
        <div className="relative mt-1.5">
          <ListboxButton className="flex w-full items-center gap-2.5 rounded-lg border border-secondary-500 bg-white px-3 py-2 text-start text-base/6 text-secondary-950 tabular-nums focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400">
            <span className="min-w-0 flex-1">
              {shown.length === 0 ? 'None yet' : `${shown.length} of ${labels.length} chosen`}
            </span>
            <ChevronUpDownIcon
              aria-hidden="true"
              className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
            />
          </ListboxButton>
          <ListboxOptions
            transition
            className="absolute inset-x-0 z-10 mt-2 origin-top rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:ring-white/10"
          >
            {labels.map((label) => (
              <ListboxOption
                key={label.id}
                value={label.id}
                className="group flex items-center gap-2.5 rounded-lg px-2.5 py-2 text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
              >
                <span aria-hidden="true" className={clsx('size-2 shrink-0 rounded-full', label.dotClass)} />
                <span className="min-w-0 flex-1">{label.name}</span>
                <CheckIcon
                  aria-hidden="true"
                  className="size-5 shrink-0 text-primary-600 group-not-data-selected:hidden dark:text-primary-400"
                />
              </ListboxOption>
            ))}
          </ListboxOptions>
        </div>
      </Listbox>
      <ul aria-label="Chosen labels" className="mt-3 flex min-h-7 flex-wrap gap-2">
        {shown.map((label) => (
          <li
            key={label.id}
            className="flex items-center gap-1.5 rounded-full bg-white ps-2.5 pe-1 text-xs/5 font-medium text-secondary-900 ring-1 ring-secondary-300 ring-inset dark:bg-white/5 dark:text-white dark:ring-white/15"
          >
            <span aria-hidden="true" className={clsx('size-2 rounded-full', label.dotClass)} />
            {label.name}
            <button
              type="button"
              onClick={() => setChosen(chosen.filter((id) => id !== label.id))}
              className="my-0.5 rounded-full p-1 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Remove {label.name}</span>
              <XMarkIcon aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
