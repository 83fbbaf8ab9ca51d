/**
 * @title Command palette with groups and shortcuts
 * @description A command palette that finds pages and actions as you type, in groups, with keyboard shortcuts beside them.
 * @keywords command menu, cmdk, Ctrl K, spotlight search, quick actions, keyboard shortcuts, launcher
 * @layout centered
 * @minHeight 560
 * @opens Search or run
 * @order 1
 * @part AUI-C14-1
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
import {
  BanknotesIcon,
  Cog6ToothIcon,
  DocumentPlusIcon,
  DocumentTextIcon,
  MagnifyingGlassIcon,
  UserPlusIcon,
  UsersIcon,
} from '@heroicons/react/20/solid'

const groups = [
  {
    name: 'Pages',
    entries: [
      { id: 'invoices', name: 'Invoices', hint: 'G I' },
      { id: 'customers', name: 'Customers', hint: 'G C' },
      { id: 'payouts', name: 'Payouts', hint: 'G P' },
      { id: 'settings', name: 'Settings', hint: 'G S' },
    ],
  },
  {
    name: 'Actions',
    entries: [
      { id: 'new-invoice', name: 'Create an invoice', hint: 'C' },
      { id: 'invite', name: 'Invite a teammate', hint: 'I' },
    ],
  },
]

export default function CommandPaletteWithGroupsAndShortcuts() {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const found = groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => entry.name.toLowerCase().includes(query.trim().toLowerCase())),
    }))
    .filter((group) => group.entries.length > 0)

  function start() {
    setQuery('')
    setOpen(true)
  }

  // Go to the page or run the action here. Emptying the field chooses nothing.
  function run(id: string | null) {
    if (id !== null) setOpen(false)
  }

  return (
    <div className="w-full max-w-64">
      <button
        type="button"
        onClick={start}
        className="flex w-full items-center gap-2.5 rounded-lg bg-white px-3 py-2 text-sm/6 text-secondary-600 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-secondary-400 dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
      >
        <MagnifyingGlassIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
        Search or run
        <kbd dir="ltr" className="ms-auto rounded-md px-1.5 text-xs/5 ring-1 ring-secondary-950/15 dark:ring-white/15">
          ⌘K
        </kbd>
      </button>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 overflow-y-auto p-4 sm:p-6 md:pt-24">
          <DialogPanel
            transition
            className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:ring-white/10"
          >
            <DialogTitle className="sr-only">Search or run</DialogTitle>
            <Combobox as="div" onChange={run}>
              <div className="grid grid-cols-1">
                <ComboboxInput
                  data-autofocus
                  aria-label="Page or action"
                  placeholder="Page or action"
                  onChange={(event) => setQuery(event.target.value)}
                  className="col-start-1 row-start-1 h-14 w-full bg-transparent ps-12 pe-4 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden dark:text-white dark:placeholder:text-secondary-400"
                />
                <MagnifyingGlassIcon
                  aria-hidden="true"
                  className="pointer-events-none col-start-1 row-start-1 ms-4 size-5 self-center text-secondary-500 dark:text-secondary-400"
                />
              </div>
              <ComboboxOptions
                static
                aria-label="Pages and actions"
                className="max-h-96 overflow-y-auto border-t border-secondary-950/10 p-2 dark:border-white/10"
              >
                {found.map((group) => (
                  <div key={group.name} role="group" aria-label={group.name} className="pb-2">
                    <span
                      aria-hidden="true"
                      className="block px-3 pt-2 pb-1 text-xs/5 font-medium text-secondary-600 dark:text-secondary-300"
                    >
                      {group.name}
                    </span>
                    {group.entries.map((entry) => (
                      <ComboboxOption
                        key={entry.id}
                        value={entry.id}
                        className="group flex items-center gap-3 rounded-lg px-3 py-2.5 text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 dark:text-white dark:data-focus:bg-white/10"
                      >
                        <span
                          aria-hidden="true"
                          className="shrink-0 text-secondary-500 group-data-focus:text-primary-600 dark:text-secondary-400 dark:group-data-focus:text-primary-400"
                        >
                          {entry.id === 'invoices' && <DocumentTextIcon className="size-5" />}
                          {entry.id === 'customers' && <UsersIcon className="size-5" />}
                          {entry.id === 'payouts' && <BanknotesIcon className="size-5" />}
                          {entry.id === 'settings' && <Cog6ToothIcon className="size-5" />}
                          {entry.id === 'new-invoice' && <DocumentPlusIcon className="size-5" />}
                          {entry.id === 'invite' && <UserPlusIcon className="size-5" />}
                        </span>
                        <span className="min-w-0 flex-1">{entry.name}</span>
                        <kbd className="shrink-0 text-xs/5 text-secondary-600 dark:text-secondary-300">
                          {entry.hint}
                        </kbd>
                      </ComboboxOption>
                    ))}
                  </div>
                ))}
              </ComboboxOptions>
              {found.length === 0 && (
                <div className="px-6 pt-6 pb-12 text-center text-sm/6">
                  <p className="font-semibold text-secondary-950 dark:text-white">Nothing by that name</p>
                  <p className="mt-1 text-secondary-600 dark:text-secondary-300">
                    Try part of a word, such as “inv” for invoices.
                  </p>
                </div>
              )}
            </Combobox>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
