/**
 * @title Command palette with groups and shortcuts
 * @description A command palette that opens with Ctrl K: recent items, actions and pages in groups, shortcuts as keys, a strong active row, and a footer of keys, over the app it belongs to.
 * @keywords command menu, cmdk, Ctrl K, spotlight search, quick actions, keyboard shortcuts, launcher
 * @layout padded
 * @minHeight 640
 * @opens Search pages and actions
 * @order 1
 * @part AUI-C14-1
 */
import { useEffect, useState, type KeyboardEvent } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import {
  BanknotesIcon,
  BuildingOffice2Icon,
  ChartBarIcon,
  Cog6ToothIcon,
  DocumentPlusIcon,
  DocumentTextIcon,
  MagnifyingGlassIcon,
  UserPlusIcon,
  UsersIcon,
} from '@heroicons/react/20/solid'

const groups = [
  {
    id: 'recent',
    name: 'Recent',
    entries: [
      {
        id: 'okafor',
        group: 'recent',
        name: 'Okafor Architects',
        detail: 'Customer',
        keys: [],
        icon: BuildingOffice2Icon,
      },
      {
        id: 'forecast',
        group: 'recent',
        name: 'Cash flow, next 90 days',
        detail: 'Report',
        keys: [],
        icon: ChartBarIcon,
      },
    ],
  },
  {
    id: 'actions',
    name: 'Actions',
    entries: [
      { id: 'new-invoice', group: 'actions', name: 'Create invoice', detail: '', keys: ['C'], icon: DocumentPlusIcon },
      { id: 'payment', group: 'actions', name: 'Record payment', detail: '', keys: ['P'], icon: BanknotesIcon },
      { id: 'invite', group: 'actions', name: 'Invite teammate', detail: '', keys: ['I'], icon: UserPlusIcon },
    ],
  },
  {
    id: 'pages',
    name: 'Go to',
    entries: [
      { id: 'invoices', group: 'pages', name: 'Invoices', detail: '', keys: ['G', 'I'], icon: DocumentTextIcon },
      { id: 'customers', group: 'pages', name: 'Customers', detail: '', keys: ['G', 'C'], icon: UsersIcon },
      { id: 'settings', group: 'pages', name: 'Settings', detail: '', keys: ['G', 'S'], icon: Cog6ToothIcon },
    ],
  },
]

const places = ['Overview', 'Invoices', 'Customers', 'Expenses', 'Reports']

const invoices = [
  { customer: 'Maison Delorme', due: 'Due October 5', amount: '$2,460.00' },
  { customer: 'Bramble & Finch Booksellers', due: 'Due October 7', amount: '$1,240.00' },
  { customer: 'Kestrel Cycling Club', due: 'Due October 9', amount: '$640.00' },
  { customer: 'Takumi Ceramics', due: 'Paid September 14', amount: '$1,840.00' },
]

const keyClasses =
  'flex h-6 min-w-6 items-center justify-center rounded-md bg-white px-1.5 [font-family:inherit] text-xs/5 font-semibold text-secondary-700 shadow-xs ring-1 ring-secondary-950/15 dark:bg-white/10 dark:text-secondary-200 dark:shadow-none dark:ring-white/20'

function matches(name: string, query: string) {
  return name.toLowerCase().includes(query.trim().toLowerCase())
}

export default function CommandPaletteWithGroupsAndShortcuts() {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState('okafor')
  const found = groups.flatMap((group) => group.entries).filter((entry) => matches(entry.name, query))

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setQuery('')
      setActive('okafor')
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  function start() {
    setQuery('')
    setActive('okafor')
    setOpen(true)
  }

  function search(text: string) {
    const first = groups.flatMap((group) => group.entries).find((entry) => matches(entry.name, text))
    setQuery(text)
    setActive(first ? first.id : '')
  }

  // Go to the page or run the action here.
  function run(id: string) {
    if (id !== '') setOpen(false)
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') run(active)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const by = event.key === 'ArrowDown' ? 1 : -1
    const index = found.findIndex((entry) => entry.id === active)
    const next = found[(index + by + found.length) % found.length]
    if (!next) return
    setActive(next.id)
    document.getElementById(`palette-${next.id}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="mx-auto max-w-5xl">
      <div className="flex min-h-136 overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        {/* The app behind the palette */}
        <nav aria-label="Main" className="w-48 shrink-0 bg-primary-950 p-3 max-sm:hidden">
          <img
            src="/media/logos/tidewell.svg"
            alt="Tidewell"
            width={128}
            height={40}
            className="mb-3 h-10 w-auto px-2 invert"
          />
          {places.map((place) => (
            <a
              key={place}
              href="#"
              aria-current={place === 'Invoices' ? 'page' : undefined}
              className="block rounded-lg px-3 py-2.5 text-sm/5 font-medium text-primary-200 transition duration-150 hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-white aria-[current=page]:bg-white/15 aria-[current=page]:text-white motion-reduce:transition-none"
            >
              {place}
            </a>
          ))}
        </nav>
        <div className="min-w-0 flex-1 p-4 sm:p-6">
          <button
            type="button"
            onClick={start}
            className="flex w-full items-center gap-3 rounded-xl bg-white p-3 text-start text-base/6 text-secondary-600 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-secondary-400 dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            <MagnifyingGlassIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
            <span className="min-w-0 flex-1">Search pages and actions</span>
            <kbd dir="ltr" aria-hidden="true" className={keyClasses}>
              ⌘K
            </kbd>
          </button>
          <h1 className="mt-6 text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Invoices</h1>
          <ul role="list" className="mt-3">
            {invoices.map((invoice) => (
              <li
                key={invoice.customer}
                className="flex justify-between gap-4 border-t border-secondary-950/10 py-3 text-sm/6 dark:border-white/10"
              >
                <span className="font-medium text-secondary-950 dark:text-white">
                  {invoice.customer}
                  <span className="block font-normal text-secondary-600 dark:text-secondary-400">{invoice.due}</span>
                </span>
                <span className="font-semibold text-secondary-950 tabular-nums dark:text-white">{invoice.amount}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/25 backdrop-blur-xs transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/60"
        />
        <div className="fixed inset-0 overflow-y-auto p-4 sm:p-6">
          <DialogPanel
            transition
            className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white text-start shadow-2xl ring-1 ring-secondary-950/10 transition data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:shadow-none dark:ring-white/15"
          >
            <DialogTitle className="sr-only">Search pages and actions</DialogTitle>
            <div className="grid grid-cols-1">
              <input
                type="text"
                role="combobox"
                data-autofocus
                aria-label="Search pages and actions"
                aria-autocomplete="list"
                aria-expanded={found.length > 0}
                aria-controls="palette-list"
                aria-activedescendant={active === '' ? undefined : `palette-${active}`}
                placeholder="Search pages and actions"
                autoComplete="off"
                spellCheck={false}
                value={query}
                onChange={(event) => search(event.target.value)}
                onKeyDown={move}
                className="col-start-1 row-start-1 h-14 w-full bg-transparent ps-12 pe-4 text-lg/7 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden dark:text-white dark:placeholder:text-secondary-400"
              />
              <MagnifyingGlassIcon
                aria-hidden="true"
                className="pointer-events-none col-start-1 row-start-1 ms-4 size-5 self-center text-secondary-500 dark:text-secondary-400"
              />
            </div>
            <div
              id="palette-list"
              role="listbox"
              aria-label="Pages and actions"
              className="max-h-110 overflow-y-auto border-t border-secondary-950/10 px-2 pb-2 dark:border-white/10"
            >
              {groups.map(
                (group) =>
                  found.some((entry) => entry.group === group.id) && (
                    <div key={group.id} role="group" aria-label={group.name}>
                      <p
                        aria-hidden="true"
                        className="px-2.5 pt-3 pb-1 text-xs/5 font-semibold text-secondary-600 dark:text-secondary-300"
                      >
                        {group.name}
                      </p>
                      {group.entries.map(
                        (entry) =>
                          matches(entry.name, query) && (
                            <div
                              key={entry.id}
                              id={`palette-${entry.id}`}
                              role="option"
                              aria-selected={entry.id === active}
                              onMouseMove={() => setActive(entry.id)}
                              onClick={() => run(entry.id)}
                              className="group flex cursor-default items-center gap-3 rounded-lg px-2.5 py-2 text-sm/6 font-medium text-secondary-950 aria-selected:bg-primary-600 aria-selected:text-white dark:text-white"
                            >
                              <entry.icon
                                aria-hidden="true"
                                className="size-5 shrink-0 text-secondary-500 group-aria-selected:text-white dark:text-secondary-400"
                              />
                              <span className="min-w-0 flex-1">{entry.name}</span>
                              {entry.detail && (
                                <span className="shrink-0 font-normal text-secondary-600 group-aria-selected:text-white dark:text-secondary-300">
                                  {entry.detail}
                                </span>
                              )}
                              {entry.keys.length > 0 && (
                                <span dir="ltr" className="flex shrink-0 gap-1">
                                  {entry.keys.map((key) => (
                                    <kbd key={key} className={keyClasses}>
                                      {key}
                                    </kbd>
                                  ))}
                                </span>
                              )}
                            </div>
                          ),
                      )}
                    </div>
                  ),
              )}
            </div>
            {found.length === 0 && (
              <div className="px-6 pt-8 pb-10 text-center text-sm/6">
                <MagnifyingGlassIcon
                  aria-hidden="true"
                  className="mx-auto size-8 text-secondary-400 dark:text-secondary-500"
                />
                <p className="mt-3 font-semibold wrap-break-word text-secondary-950 dark:text-white">
                  No results for “{query.trim()}”
                </p>
                <p className="mt-1 text-secondary-600 dark:text-secondary-300">
                  Try part of a name, such as “inv” for invoices.
                </p>
              </div>
            )}
            <div className="flex items-center gap-5 border-t border-secondary-950/10 bg-secondary-50 px-4 py-2.5 text-xs/5 text-secondary-600 dark:border-white/10 dark:bg-white/5 dark:text-secondary-300">
              <span className="flex items-center gap-1.5 max-sm:hidden">
                <kbd className={keyClasses}>↑</kbd>
                <kbd className={keyClasses}>↓</kbd>
                Move
              </span>
              <span className="flex items-center gap-1.5 max-sm:hidden">
                <kbd className={keyClasses}>↵</kbd>
                Open
              </span>
              <span className="flex items-center gap-1.5 max-sm:hidden">
                <kbd className={keyClasses}>Esc</kbd>
                Close
              </span>
              <p role="status" className="ms-auto py-0.5 tabular-nums">
                <bdi>{found.length === 1 ? '1 result' : `${found.length} results`}</bdi>
              </p>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
