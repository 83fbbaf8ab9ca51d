/**
 * @title Page heading with meta and actions
 * @description A page heading with a title, the facts people look for first, and buttons for what can be done.
 * @keywords page header, title bar, record header, job header, toolbar, detail page
 * @free
 * @layout padded
 * @minHeight 320
 * @order 1
 * @part AUI-C30-1
 */
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import {
  BriefcaseIcon,
  CalendarIcon,
  ChevronDownIcon,
  CurrencyDollarIcon,
  LinkIcon,
  MapPinIcon,
  PencilIcon,
} from '@heroicons/react/20/solid'

const facts = [
  { text: 'Full time', icon: BriefcaseIcon },
  { text: 'Tacoma or remote', icon: MapPinIcon },
  { text: '$68,000–$84,000', icon: CurrencyDollarIcon },
  { text: 'Closes Sep 18', icon: CalendarIcon },
]

const more = ['Duplicate', 'Export applicants', 'Close the position']

export default function PageHeadingWithMetaAndActions() {
  return (
    <header className="mx-auto flex max-w-7xl flex-wrap items-start justify-between gap-x-8 gap-y-5">
      <div className="min-w-0 flex-1 basis-96">
        <h1 className="text-2xl/8 font-semibold tracking-tight text-balance wrap-break-word text-secondary-950 dark:text-white">
          Warehouse systems engineer
        </h1>
        <ul
          role="list"
          className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm/6 text-secondary-600 dark:text-secondary-400"
        >
          {facts.map((fact) => (
            <li key={fact.text} className="flex items-center gap-1.5">
              <fact.icon aria-hidden="true" className="size-5 shrink-0 text-secondary-400 dark:text-secondary-500" />
              {fact.text}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          <PencilIcon aria-hidden="true" className="-ms-0.5 size-5 text-secondary-500 dark:text-secondary-400" />
          Edit
        </button>
        <Menu as="div" className="relative">
          <MenuButton className="inline-flex items-center gap-1.5 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-50 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
            More
            <ChevronDownIcon aria-hidden="true" className="-me-1 size-5 text-secondary-500 dark:text-secondary-400" />
          </MenuButton>
          <MenuItems
            transition
            className="absolute start-0 z-10 mt-2 w-52 origin-top-left rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none sm:start-auto sm:end-0 rtl:origin-top-right dark:bg-secondary-800 dark:ring-white/10"
          >
            {more.map((entry) => (
              <MenuItem key={entry}>
                <button
                  type="button"
                  className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                >
                  {entry}
                </button>
              </MenuItem>
            ))}
          </MenuItems>
        </Menu>
        <button
          type="button"
          className="inline-flex items-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          <LinkIcon aria-hidden="true" className="-ms-0.5 size-5" />
          Share
        </button>
      </div>
    </header>
  )
}
