/**
 * @title Floating action button with choices
 * @description A round button fixed in the corner of a page of notes that unfolds named actions above itself and turns its plus into a cross.
 * @keywords FAB, speed dial, create button, plus button, quick actions, mobile action button
 * @layout padded
 * @minHeight 400
 * @opens Create
 * @order 10
 * @part AUI-C07-10
 */
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { CameraIcon, DocumentTextIcon, PlusIcon, UserPlusIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const actions = [
  { name: 'New contact', icon: UserPlusIcon },
  { name: 'New note', icon: DocumentTextIcon },
  { name: 'Scan receipt', icon: CameraIcon },
]

const notes = [
  { title: 'Call with the printer', text: 'Second proof by Thursday', toneClass: 'bg-amber-200 text-amber-950' },
  { title: 'Quote for the clinic', text: 'Six pages, two languages', toneClass: 'bg-sky-200 text-sky-950' },
  { title: 'Paper samples', text: 'Uncoated, 120 and 170 gsm', toneClass: 'bg-green-200 text-green-950' },
  { title: 'Cover', text: 'Ask Jin for the red one', toneClass: 'bg-rose-200 text-rose-950' },
  { title: 'Bindery', text: 'Closed until October 5', toneClass: 'bg-primary-200 text-primary-950' },
  { title: 'Lunch with Bo', text: 'Noon, Café Lumière', toneClass: 'bg-orange-200 text-orange-950' },
]

export default function FloatingActionButtonWithChoices() {
  return (
    <div className="max-w-3xl">
      <section aria-labelledby="notes-heading">
        <h2 id="notes-heading" className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
          Notes
        </h2>
        <ul role="list" className="mt-4 grid grid-cols-2 gap-3 text-sm/5 sm:me-48">
          {notes.map((note) => (
            <li key={note.title} className={clsx('min-h-20 rounded-xl p-4', note.toneClass)}>
              <p className="text-base/6 font-semibold">{note.title}</p>
              <p className="mt-1">{note.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Menu as="div" className="fixed end-6 bottom-6 z-10">
        <MenuButton
          aria-label="Create"
          className="group rounded-full bg-primary-600 p-4 text-white shadow-lg transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          <PlusIcon
            aria-hidden="true"
            className="size-6 transition duration-150 group-data-open:rotate-45 motion-reduce:transition-none"
          />
        </MenuButton>
        <MenuItems
          transition
          className="absolute end-0 bottom-full mb-4 grid w-max justify-items-end gap-3 transition before:pointer-events-none before:fixed before:inset-0 before:-z-10 before:bg-white/80 focus:outline-hidden data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:before:bg-secondary-950/80"
        >
          {actions.map((action) => (
            <MenuItem key={action.name}>
              <button type="button" className="group flex items-center gap-3 rounded-full pe-1 focus:outline-hidden">
                <span className="rounded-lg bg-white px-3 py-1.5 text-sm/6 font-semibold text-secondary-950 shadow-lg ring-1 ring-secondary-950/10 group-data-focus:bg-primary-100">
                  {action.name}
                </span>
                <span className="rounded-full bg-white p-3 text-secondary-700 shadow-lg ring-1 ring-secondary-950/10 group-data-focus:bg-primary-600 group-data-focus:text-white">
                  <action.icon aria-hidden="true" className="size-6" />
                </span>
              </button>
            </MenuItem>
          ))}
        </MenuItems>
      </Menu>
    </div>
  )
}
