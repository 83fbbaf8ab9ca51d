/**
 * @title Person with presence
 * @description Use to hand something to one of a few people, where it helps to see who is there.
 * @layout centered
 * @minHeight 440
 * @order 1
 */
import { useState } from 'react'
import { Field, Label, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { CheckIcon, ChevronUpDownIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const people = [
  {
    id: 'harpreet',
    name: 'Harpreet Gill',
    note: 'At work until 5 PM',
    avatar: '/media/avatars/avatar-07.webp',
    isHere: true,
    isAbsent: false,
  },
  {
    id: 'astrid',
    name: 'Astrid Holm',
    note: 'At work until 3 PM',
    avatar: '/media/avatars/avatar-08.webp',
    isHere: true,
    isAbsent: false,
  },
  {
    id: 'tomas',
    name: 'Tomás Herrera',
    note: 'Back tomorrow',
    avatar: '/media/avatars/avatar-02.webp',
    isHere: false,
    isAbsent: false,
  },
  {
    id: 'ingrid',
    name: 'Ingrid Solberg',
    note: 'On leave until October 5',
    avatar: '/media/avatars/avatar-12.webp',
    isHere: false,
    isAbsent: true,
  },
]

export default function PersonWithPresence() {
  const [person, setPerson] = useState('astrid')
  const chosen = people.find((each) => each.id === person)!

  return (
    <Field className="w-full max-w-xs">
      <Label className="text-sm/6 font-medium text-secondary-950 dark:text-white">Who inspects it</Label>
      <Listbox name="inspector" value={person} onChange={setPerson}>
        <div className="relative mt-1.5">
          <ListboxButton className="flex w-full items-center gap-2.5 rounded-lg border border-secondary-500 bg-white px-3 py-2 text-start text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400">
            <img src={chosen.avatar} alt="" width={256} height={256} className="size-6 rounded-full" />
            <span className="min-w-0 flex-1">{chosen.name}</span>
            <ChevronUpDownIcon
              aria-hidden="true"
              className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
            />
          </ListboxButton>
          <ListboxOptions
            transition
            className="absolute inset-x-0 z-10 mt-2 origin-top rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:ring-white/10"
          >
            {people.map((each) => (
              <ListboxOption
                key={each.id}
                value={each.id}
                disabled={each.isAbsent}
                className="group flex items-center gap-3 rounded-lg px-2.5 py-2 data-disabled:opacity-50 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:data-focus:bg-white/10"
              >
                <span className="relative shrink-0">
                  <img src={each.avatar} alt="" width={256} height={256} className="size-8 rounded-full" />
                  <span
                    aria-hidden="true"
                    className={clsx(
                      'absolute -end-0.5 -bottom-0.5 size-3 rounded-full ring-2 ring-white dark:ring-secondary-800',
                      each.isHere ? 'bg-green-600 dark:bg-green-400' : 'bg-secondary-400 dark:bg-secondary-500',
                    )}
                  />
                </span>
                <span className="min-w-0 flex-1 text-sm/5">
                  <span className="block font-medium text-secondary-950 dark:text-white">{each.name}</span>
                  <span className="block text-secondary-600 dark:text-secondary-300">{each.note}</span>
                </span>
                <CheckIcon
                  aria-hidden="true"
                  className="size-5 shrink-0 text-primary-600 group-not-data-selected:hidden dark:text-primary-400"
                />
              </ListboxOption>
            ))}
          </ListboxOptions>
        </div>
      </Listbox>
    </Field>
  )
}
