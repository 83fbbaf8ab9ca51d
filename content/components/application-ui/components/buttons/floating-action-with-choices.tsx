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
  {
    title: 'Call with the printer',
    text: 'Second proof by Thursday',
    toneClass: 'bg-amber-200 text-amber-950 dark:bg-amber-400/20 dark:text-amber-100',
  },
  {
    title: 'Quote for the clinic',
    text: 'Six pages, two languages',
    toneClass: 'bg-sky-200 text-sky-950 dark:bg-sky-400/20 dark:text-sky-100',
  },
  {
    title: 'Paper samples',
    text: 'Uncoated, two weights',
    toneClass: 'bg-green-200 text-green-950 dark:bg-green-400/20 dark:text-green-100',
  },
  {
    title: 'Cover',
    text: 'Ask Jin for the red one',
    toneClass: 'bg-red-200 text-red-950 dark:bg-red-400/20 dark:text-red-100',
  },
  {
    title: 'Bindery',
    text: 'Closed until October 5',
    toneClass: 'bg-primary-200 text-primary-950 dark:bg-primary-400/20 dark:text-primary-100',
  },
  {
    title: 'Lunch with Bo',
    text: 'Noon, Café Lumière',
    toneClass: 'bg-secondary-200 text-secondary-950 dark:bg-white/10 dark:text-secondary-100',
  },
]

export default function FloatingActionButtonWithChoices() {
  return (
    <div className="max-w-3xl">
      <section aria-labelledby="notes-heading">
        <h2 id="notes-heading" className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
          Notes
        </h2>
        <ul role="list" className="mt-4 grid grid-cols-2 gap-3 text-sm/5 sm:me-52">
          {notes.map((note) => (
            <li key={note.title} className={clsx('min-h-20 rounded-xl p-3.5', note.toneClass)}>
              <p className="font-semibold">{note.title}</p>
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
          className="absolute end-0 bottom-full mb-4 grid w-max justify-items-end gap-3 transition focus:outline-hidden data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none max-sm:before:pointer-events-none max-sm:before:fixed max-sm:before:inset-0 max-sm:before:-z-10 max-sm:before:bg-white/90 max-sm:dark:before:bg-secondary-950/90"
        >
          {actions.map((action) => (
            <MenuItem key={action.name}>
              <button
                type="button"
                className="flex items-center gap-3 rounded-full bg-white py-1 ps-4 pe-1 text-sm/6 font-semibold text-secondary-950 shadow-lg ring-1 ring-secondary-950/10 transition duration-150 focus:outline-hidden data-focus:bg-primary-100 motion-reduce:transition-none dark:bg-secondary-800 dark:text-white dark:ring-white/15 dark:data-focus:bg-secondary-700"
              >
                {action.name}
                <span className="rounded-full bg-primary-100 p-2.5 text-primary-800 dark:bg-primary-400/20 dark:text-primary-200">
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
