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

const actions = [
  { name: 'New contact', icon: UserPlusIcon },
  { name: 'New note', icon: DocumentTextIcon },
  { name: 'Scan receipt', icon: CameraIcon },
]

const notes = [
  { title: 'Call with the printer', text: 'Second proof by Thursday' },
  { title: 'Quote for the clinic', text: 'Six pages, two languages' },
  { title: 'Paper samples', text: 'Uncoated, 120 and 170 gsm' },
]

export default function FloatingActionButtonWithChoices() {
  return (
    <div className="mx-auto max-w-2xl">
      <section
        aria-labelledby="notes-heading"
        className="rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
      >
        <h2
          id="notes-heading"
          className="px-5 py-4 text-base/7 font-semibold text-secondary-950 sm:px-6 dark:text-white"
        >
          Notes
        </h2>
        <ul role="list" className="text-sm/6">
          {notes.map((note) => (
            <li key={note.title} className="border-t border-secondary-950/10 px-5 py-3 sm:px-6 dark:border-white/10">
              <p className="font-medium text-secondary-950 dark:text-white">{note.title}</p>
              <p className="text-secondary-600 dark:text-secondary-400">{note.text}</p>
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
          className="absolute end-0 bottom-full mb-4 grid w-max justify-items-end gap-3 transition focus:outline-hidden data-closed:translate-y-2 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none"
        >
          {actions.map((action) => (
            <MenuItem key={action.name}>
              <button type="button" className="group flex items-center gap-3 rounded-full pe-1 focus:outline-hidden">
                <span className="rounded-lg bg-secondary-900 px-2.5 py-1 text-sm/6 font-medium text-white shadow-lg group-data-focus:bg-secondary-700 dark:bg-secondary-700 dark:group-data-focus:bg-secondary-600">
                  {action.name}
                </span>
                <span className="rounded-full bg-white p-3 text-secondary-700 shadow-lg ring-1 ring-secondary-950/10 group-data-focus:bg-primary-600 group-data-focus:text-white dark:bg-secondary-800 dark:text-white dark:ring-white/10 dark:group-data-focus:bg-primary-600 dark:group-data-focus:text-white">
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
