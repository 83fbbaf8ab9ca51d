/**
 * @title Command palette with category filter
 * @description A command palette that searches people, documents and customers at once and narrows to one kind with a press.
 * @keywords global search, cmdk, Ctrl K, autocomplete, combobox, typeahead, people search
 * @layout padded
 * @minHeight 600
 * @opens Search Fenn
 * @order 2
 * @part AUI-C14-2
 */
import { useState } from 'react'
import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react'
import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'

const kinds = [
  { id: 'all', name: 'All' },
  { id: 'people', name: 'People' },
  { id: 'customers', name: 'Customers' },
  { id: 'documents', name: 'Documents' },
]

const keys = [
  { signs: ['↑', '↓'], does: 'Move' },
  { signs: ['↵'], does: 'Open' },
  { signs: ['Esc'], does: 'Close' },
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

export default function CommandPaletteWithCategoryFilter() {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState('all')
  const words = query.trim().toLowerCase()
  const found = entries.filter(
    (entry) =>
      (kind === 'all' || entry.kind === kind) &&
      (entry.name.toLowerCase().includes(words) || entry.text.toLowerCase().includes(words)),
  )

  const groups = kinds
    .map((each) => ({ ...each, items: found.filter((entry) => entry.kind === each.id) }))
    .filter((group) => group.items.length > 0)

  function start() {
    setQuery('')
    setKind('all')
    setOpen(true)
  }

  // Open what was chosen here.
  function go(id: string | null) {
    if (id !== null) setOpen(false)
  }

  return (
    <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-3 border-b border-secondary-950/10 pb-3 dark:border-white/10">
      <p className="text-base/7 font-semibold text-secondary-950 dark:text-white">Fenn Logistics</p>
      <button
        type="button"
        onClick={start}
        className="flex w-72 max-w-full items-center gap-2.5 rounded-lg bg-white px-3 py-2 text-sm/6 text-secondary-600 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-secondary-400 dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
      >
        <MagnifyingGlassIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
        Search Fenn
        <kbd className="ms-auto rounded-md px-1.5 text-xs/5 ring-1 ring-secondary-950/15 dark:ring-white/15">⌘K</kbd>
      </button>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 overflow-y-auto p-4 sm:p-6 sm:pt-18">
          <DialogPanel
            transition
            className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:ring-white/10"
          >
            <DialogTitle className="sr-only">Search Fenn</DialogTitle>
            <Combobox as="div" onChange={go}>
              <div className="grid grid-cols-1">
                <ComboboxInput
                  data-autofocus
                  aria-label="Search people, customers and documents"
                  placeholder="Search people, customers and documents"
                  onChange={(event) => setQuery(event.target.value)}
                  className="col-start-1 row-start-1 h-14 w-full bg-transparent ps-12 pe-4 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden dark:text-white dark:placeholder:text-secondary-400"
                />
                <MagnifyingGlassIcon
                  aria-hidden="true"
                  className="pointer-events-none col-start-1 row-start-1 ms-4 size-5 self-center text-secondary-500 dark:text-secondary-400"
                />
              </div>
              <fieldset className="border-t border-secondary-950/10 px-3 pt-3 dark:border-white/10">
                <legend className="sr-only">Kind</legend>
                <div className="flex flex-wrap gap-1.5">
                  {kinds.map((each) => (
                    <label
                      key={each.id}
                      className="relative rounded-full px-3 py-1.5 text-sm/5 font-medium text-secondary-700 ring-1 ring-secondary-950/15 transition duration-150 ring-inset hover:bg-secondary-950/5 has-checked:bg-secondary-900 has-checked:text-white has-checked:ring-secondary-900 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-200 dark:ring-white/20 dark:hover:bg-white/10 dark:has-checked:bg-white dark:has-checked:text-secondary-950 dark:has-checked:ring-white dark:has-focus-visible:outline-primary-400"
                    >
                      {each.name}
                      <input
                        type="radio"
                        name="palette-kind"
                        value={each.id}
                        checked={kind === each.id}
                        onChange={() => setKind(each.id)}
                        className="sr-only"
                      />
                    </label>
                  ))}
                </div>
              </fieldset>
              <ComboboxOptions static aria-label="Results" className="max-h-96 overflow-y-auto p-2">
                {groups.map((group) => (
                  <div key={group.id} role="group" aria-label={group.name}>
                    <span
                      aria-hidden="true"
                      className="block px-2.5 pt-2 pb-1 text-xs/5 font-medium text-secondary-600 dark:text-secondary-300"
                    >
                      {group.name}
                    </span>
                    {group.items.map((entry) => (
                      <ComboboxOption
                        key={entry.id}
                        value={entry.id}
                        className="flex items-center gap-3 rounded-lg px-2.5 py-1.5 text-sm/5 data-focus:bg-secondary-950/5 dark:data-focus:bg-white/10"
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
                            className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-primary-50 text-xs/5 font-semibold text-primary-800 dark:bg-primary-400/15 dark:text-primary-200"
                          >
                            {entry.letters}
                          </span>
                        )}
                        <span className="min-w-0 flex-1">
                          <span className="block font-medium wrap-break-word text-secondary-950 dark:text-white">
                            {entry.name}
                          </span>
                          <span className="block text-secondary-600 dark:text-secondary-300">{entry.text}</span>
                        </span>
                        <span className="shrink-0 text-xs/5 text-secondary-600 tabular-nums max-sm:hidden dark:text-secondary-300">
                          {entry.note}
                        </span>
                      </ComboboxOption>
                    ))}
                  </div>
                ))}
              </ComboboxOptions>
              {found.length === 0 && (
                <p className="px-6 pt-4 pb-10 text-center text-sm/6 text-secondary-600 dark:text-secondary-300">
                  No results. Try a shorter term or another category.
                </p>
              )}
              <p
                aria-hidden="true"
                className="flex gap-5 border-t border-secondary-950/10 bg-secondary-50 px-4 py-2.5 text-xs/5 text-secondary-600 max-sm:hidden dark:border-white/10 dark:bg-white/5 dark:text-secondary-300"
              >
                {keys.map((key) => (
                  <span key={key.does} className="flex items-center gap-1.5">
                    {key.signs.map((sign) => (
                      <kbd
                        key={sign}
                        className="rounded-md bg-white px-1.5 font-medium ring-1 ring-secondary-950/15 dark:bg-white/10 dark:ring-white/15"
                      >
                        {sign}
                      </kbd>
                    ))}
                    {key.does}
                  </span>
                ))}
              </p>
            </Combobox>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
