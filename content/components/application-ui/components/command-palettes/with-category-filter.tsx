/**
 * @title Command palette with category filter
 * @description A command palette that searches people, customers and documents at once and narrows to one kind with a press.
 * @keywords global search, cmdk, Ctrl K, autocomplete, combobox, typeahead, people search
 * @layout padded
 * @minHeight 672
 * @opens Search Fenn
 * @order 2
 * @part AUI-C14-2
 */
import { useEffect, useState, type KeyboardEvent } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const kinds = [
  { id: 'all', name: 'All' },
  { id: 'people', name: 'People' },
  { id: 'customers', name: 'Customers' },
  { id: 'documents', name: 'Documents' },
]

const entries = [
  {
    id: 'amara',
    kind: 'people',
    name: 'Amara Okonkwo',
    text: 'Operations, Tacoma',
    image: '/media/avatars/avatar-04.webp',
    letters: '',
    note: 'Active now',
  },
  {
    id: 'harpreet',
    kind: 'people',
    name: 'Harpreet Gill',
    text: 'Depot manager, Tacoma',
    image: '/media/avatars/avatar-07.webp',
    letters: '',
    note: 'Away',
  },
  {
    id: 'hansen',
    kind: 'customers',
    name: 'Hansen Maritime Surveying',
    text: '4 loads this month, since 2021',
    image: '',
    letters: 'HM',
    note: '$1,240 open',
  },
  {
    id: 'osei',
    kind: 'customers',
    name: 'Osei Logistics',
    text: '12 loads this month, since 2019',
    image: '',
    letters: 'OL',
    note: 'Paid up',
  },
  {
    id: 'tariffs',
    kind: 'documents',
    name: 'Carrier rates 2026',
    text: 'Amara Okonkwo, January 8',
    image: '',
    letters: 'XLS',
    note: 'Shared',
  },
]

const places = ['Overview', 'Loads', 'Trucks', 'Reports']

const loads = [
  { id: 'FN-2061', route: 'Port to Old Town', driver: 'Minh Tran', state: 'Arrives 10:40 AM', late: false },
  { id: 'FN-2062', route: 'Old Town to Hilltop', driver: 'Theo Brandao', state: 'Arrives 11:15 AM', late: false },
  { id: 'FN-2063', route: 'Hilltop to South End', driver: 'Keisha Rowe', state: '25 min late', late: true },
  { id: 'FN-2064', route: 'North pier to Stadium', driver: 'Minh Tran', state: 'Leaves 1 PM', late: false },
  { id: 'FN-2065', route: 'Port to Fern Hill', driver: 'Theo Brandao', state: 'Leaves 2:30 PM', late: false },
  { id: 'FN-2066', route: 'Stadium to Old Town', driver: 'Bao Pham', state: 'Leaves 3 PM', late: false },
  { id: 'FN-2067', route: 'South End to port', driver: 'Luca Ferri', state: 'Leaves 3:15 PM', late: false },
  { id: 'FN-2068', route: 'Fern Hill to Hilltop', driver: 'Saoirse Byrne', state: 'Leaves 4 PM', late: false },
]

const keyClasses =
  'flex h-6 min-w-6 items-center justify-center rounded-md bg-white px-1.5 [font-family:inherit] text-xs/5 font-semibold text-secondary-700 ring-1 ring-secondary-950/15 dark:bg-white/10 dark:text-secondary-200 dark:ring-white/20'

function matches(name: string, text: string, query: string) {
  return `${name} ${text}`.toLowerCase().includes(query.trim().toLowerCase())
}

export default function CommandPaletteWithCategoryFilter() {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState('all')
  const [moved, setMoved] = useState('')
  const matching = entries.filter((entry) => matches(entry.name, entry.text, query))
  const found = matching.filter((entry) => kind === 'all' || entry.kind === kind)
  // The first result is active until somebody moves on.
  const active = found.some((entry) => entry.id === moved) ? moved : found.length > 0 ? found[0]!.id : ''

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setQuery('')
      setKind('all')
      setMoved('')
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  function start() {
    setQuery('')
    setKind('all')
    setMoved('')
    setOpen(true)
  }

  function search(text: string) {
    setQuery(text)
    setMoved('')
  }

  // Go to what was chosen here.
  function go(id: string) {
    if (id !== '') setOpen(false)
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') go(active)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const by = event.key === 'ArrowDown' ? 1 : -1
    const index = found.findIndex((entry) => entry.id === active)
    const next = found[(index + by + found.length) % found.length]
    if (!next) return
    setMoved(next.id)
    document.getElementById(`finder-${next.id}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="mx-auto max-w-5xl">
      {/* The app behind the palette */}
      <div className="min-h-136 overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <header className="flex flex-wrap items-center gap-x-5 gap-y-3 bg-secondary-950 px-4 py-3 sm:px-6 dark:border-b dark:border-white/10">
          <p className="flex items-center gap-2.5 text-base/7 font-semibold text-white">
            <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 text-primary-400">
              <path fill="currentColor" d="M2 8h17v4H2zm4 7h13v4H6zm-4 7h17v4H2zM22 8l8 9-8 9z" />
            </svg>
            Fenn Logistics
          </p>
          <nav aria-label="Main" className="flex gap-1 max-md:hidden">
            {places.map((place) => (
              <a
                key={place}
                href="#"
                aria-current={place === 'Loads' ? 'page' : undefined}
                className="rounded-lg px-3 py-2 text-sm/5 font-medium text-secondary-300 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-primary-400 aria-[current=page]:bg-white/15 aria-[current=page]:text-white motion-reduce:transition-none"
              >
                {place}
              </a>
            ))}
          </nav>
          <button
            type="button"
            onClick={start}
            className="flex w-full items-center gap-2.5 rounded-lg bg-white px-3 py-2 text-sm/6 text-secondary-600 transition duration-150 hover:bg-secondary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 motion-reduce:transition-none sm:ms-auto sm:w-64 dark:bg-secondary-800 dark:text-secondary-200 dark:hover:bg-secondary-700"
          >
            <MagnifyingGlassIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-300" />
            <span className="flex-1 text-start">Search Fenn</span>
            <kbd dir="ltr" aria-hidden="true" className={clsx(keyClasses, 'max-sm:hidden')}>
              ⌘K
            </kbd>
          </button>
        </header>
        <h1 className="px-4 pt-5 pb-3 text-2xl/8 font-semibold tracking-tight text-secondary-950 sm:px-6 dark:text-white">
          Tacoma today
        </h1>
        <ul role="list" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
          {loads.map((load) => (
            <li
              key={load.id}
              className="flex flex-wrap gap-x-4 border-t border-secondary-950/10 px-4 py-2.5 sm:px-6 dark:border-white/10"
            >
              <span className="w-20 font-medium text-secondary-950 tabular-nums dark:text-white">{load.id}</span>
              <span className="min-w-40 flex-1">{load.route}</span>
              <span className="flex-1 max-md:hidden">{load.driver}</span>
              <span
                className={clsx(
                  'w-32 text-end max-sm:hidden',
                  load.late && 'font-medium text-red-700 dark:text-red-400',
                )}
              >
                <bdi>{load.state}</bdi>
              </span>
            </li>
          ))}
        </ul>
      </div>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/40 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/60"
        />
        <div className="fixed inset-0 overflow-y-auto p-4 sm:p-6 sm:pt-24">
          <DialogPanel
            transition
            className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white text-start shadow-2xl ring-1 ring-secondary-950/10 transition data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:shadow-none dark:ring-white/15"
          >
            <DialogTitle className="sr-only">Search Fenn</DialogTitle>
            <div className="grid grid-cols-1">
              <input
                type="text"
                role="combobox"
                data-autofocus
                aria-label="Search people, customers and documents"
                aria-autocomplete="list"
                aria-expanded={found.length > 0}
                aria-controls="finder-list"
                aria-activedescendant={active === '' ? undefined : `finder-${active}`}
                placeholder="Name, place or document"
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
            <fieldset className="border-t border-secondary-950/10 px-3 py-2.5 dark:border-white/10">
              <legend className="sr-only">Category</legend>
              <div className="flex flex-wrap gap-1.5">
                {kinds.map((each) => (
                  <label
                    key={each.id}
                    className="relative rounded-full px-3 py-2.5 text-sm/5 font-medium text-secondary-700 ring-1 ring-secondary-950/15 transition duration-150 ring-inset hover:bg-secondary-950/5 has-checked:bg-secondary-900 has-checked:text-white has-checked:ring-secondary-900 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-200 dark:ring-white/20 dark:hover:bg-white/10 dark:has-checked:bg-white dark:has-checked:text-secondary-950 dark:has-checked:ring-white dark:has-focus-visible:outline-primary-400"
                  >
                    {each.name}
                    <input
                      type="radio"
                      name="finder-kind"
                      value={each.id}
                      checked={kind === each.id}
                      onChange={() => setKind(each.id)}
                      className="sr-only"
                    />
                    <span className="ms-1.5 text-xs/5 tabular-nums opacity-80">
                      {matching.filter((entry) => each.id === 'all' || entry.kind === each.id).length}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            <div
              id="finder-list"
              role="listbox"
              aria-label="Results"
              className="max-h-96 overflow-y-auto border-t border-secondary-950/10 p-2 pt-0 dark:border-white/10"
            >
              {kinds.map(
                (group) =>
                  found.some((entry) => entry.kind === group.id) && (
                    <div key={group.id} role="group" aria-label={group.name}>
                      <p
                        aria-hidden="true"
                        className="px-2.5 pt-2.5 pb-1 text-xs/5 font-semibold text-secondary-600 dark:text-secondary-300"
                      >
                        {group.name}
                      </p>
                      {entries.map(
                        (entry) =>
                          entry.kind === group.id &&
                          matches(entry.name, entry.text, query) && (
                            <div
                              key={entry.id}
                              id={`finder-${entry.id}`}
                              role="option"
                              aria-selected={entry.id === active}
                              onMouseMove={() => setMoved(entry.id)}
                              onClick={() => go(entry.id)}
                              className="group flex cursor-default items-center gap-3 rounded-lg px-2.5 py-1.5 text-sm/5 aria-selected:bg-primary-600 dark:aria-selected:bg-primary-700"
                            >
                              {entry.image ? (
                                <img
                                  src={entry.image}
                                  alt=""
                                  width={256}
                                  height={256}
                                  className="size-9 shrink-0 rounded-full"
                                />
                              ) : (
                                <span
                                  aria-hidden="true"
                                  className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-primary-50 text-xs/5 font-semibold text-primary-800 dark:bg-primary-950 dark:text-primary-200"
                                >
                                  {entry.letters}
                                </span>
                              )}
                              <span className="min-w-0 flex-1">
                                <span className="block font-medium wrap-break-word text-secondary-950 group-aria-selected:text-white dark:text-white">
                                  {entry.name}
                                </span>
                                <span className="block text-secondary-600 group-aria-selected:text-white dark:text-secondary-300">
                                  {entry.text}
                                </span>
                              </span>
                              <span className="shrink-0 text-secondary-600 tabular-nums group-aria-selected:text-white max-sm:hidden dark:text-secondary-300">
                                {entry.note}
                              </span>
                            </div>
                          ),
                      )}
                    </div>
                  ),
              )}
            </div>
            {found.length === 0 && (
              <p className="px-6 pt-6 pb-10 text-center text-sm/6 text-secondary-600 dark:text-secondary-300">
                No results. Try a shorter term or another category.
              </p>
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
