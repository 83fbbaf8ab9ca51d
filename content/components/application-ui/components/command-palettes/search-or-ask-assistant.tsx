/**
 * @title Command palette to search or ask assistant
 * @description A command palette that finds files and chats, and whose last row asks the assistant and answers there.
 * @keywords AI search, cmdk, Ctrl K, spotlight search, semantic search, ask AI, quick answer
 * @layout padded
 * @minHeight 620
 * @opens Search or ask
 * @order 3
 * @part AUI-C14-3
 */
import { useEffect, useState, type KeyboardEvent } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { ArrowUturnLeftIcon, MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const entries = [
  {
    id: 'sales',
    name: 'Sales report, September',
    words: 'reprint low tide kitchen sold',
    detail: 'XLSX',
    detailClass: 'bg-sky-100 text-sky-900 dark:bg-sky-400/20 dark:text-sky-200',
  },
  {
    id: 'quote',
    name: 'Quote for the reprint, Alder Bindery',
    words: 'printing low tide kitchen price',
    detail: 'PDF',
    detailClass: 'bg-amber-100 text-amber-900 dark:bg-amber-400/20 dark:text-amber-200',
  },
  {
    id: 'contract',
    name: 'Contract, Inés Aguirre',
    words: 'royalty low tide kitchen author',
    detail: 'PDF',
    detailClass: 'bg-green-100 text-green-900 dark:bg-green-400/20 dark:text-green-200',
  },
  {
    id: 'reprint',
    name: 'Reprint of Low Tide Kitchen',
    words: 'conversation copies order',
    detail: 'Chat',
    detailClass: 'bg-primary-100 text-primary-900 dark:bg-primary-400/20 dark:text-primary-200',
  },
  {
    id: 'note',
    name: 'Note to booksellers',
    words: 'conversation reprint november',
    detail: 'Chat',
    detailClass: 'bg-primary-100 text-primary-900 dark:bg-primary-400/20 dark:text-primary-200',
  },
]

const keyClasses =
  'flex h-6 min-w-6 items-center justify-center rounded-md bg-white px-1.5 [font-family:inherit] text-xs/5 font-semibold text-secondary-700 shadow-xs ring-1 ring-secondary-950/15 dark:bg-white/10 dark:text-secondary-200 dark:shadow-none dark:ring-white/20'

function matches(text: string, query: string) {
  return text.toLowerCase().includes(query.trim().toLowerCase())
}

export default function CommandPaletteToSearchOrAskAssistant() {
  const [open, setOpen] = useState(false)
  // Begin with ''; the sample opens with a question begun
  const [query, setQuery] = useState('reprint')
  const [active, setActive] = useState('ask')
  const [asked, setAsked] = useState('')
  const found = entries.filter((entry) => matches(`${entry.name} ${entry.words}`, query))

  const status = found.length === 1 ? '1 result' : `${found.length} results`

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  function search(text: string) {
    const first = entries.find((entry) => matches(`${entry.name} ${entry.words}`, text))
    setQuery(text)
    setAsked('')
    setActive(first ? first.id : 'ask')
  }

  // Open the file or the chat here; ask your server for the answer.
  function run(id: string) {
    if (id === 'ask') setAsked(query.trim())
    else setOpen(false)
  }

  function back() {
    setAsked('')
    document.getElementById('ask-palette-input')?.focus()
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && asked === '') run(active)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const ids = query.trim() === '' ? found.map((entry) => entry.id) : [...found.map((entry) => entry.id), 'ask']
    const next = ids[(ids.indexOf(active) + (event.key === 'ArrowDown' ? 1 : -1) + ids.length) % ids.length]
    if (!next || asked !== '') return
    setActive(next)
    document.getElementById(`ask-palette-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="mx-auto max-w-4xl">
      <div className="flex min-h-144 flex-col items-center justify-center rounded-2xl bg-primary-100 p-4 sm:p-10 dark:bg-primary-950">
        <img src="/media/logos/ferrane.svg" alt="Ferrane" width={117} height={40} className="h-12 w-auto dark:invert" />
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="mt-6 flex w-full max-w-xl items-center gap-3 rounded-2xl border border-secondary-500 bg-white p-4 text-start text-base/6 text-secondary-600 shadow-lg transition duration-150 hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:border-white/40 dark:bg-secondary-900 dark:text-secondary-400 dark:shadow-none dark:hover:bg-secondary-800 dark:focus-visible:outline-primary-400"
        >
          <MagnifyingGlassIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
          <span className="min-w-0 flex-1">Search or ask</span>
          <kbd dir="ltr" aria-hidden="true" className={keyClasses}>
            ⌘K
          </kbd>
        </button>
      </div>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 overflow-y-auto p-4 sm:px-10 sm:pt-24">
          <DialogPanel
            transition
            className="mx-auto max-w-2xl overflow-hidden rounded-2xl bg-white text-start shadow-2xl ring-1 ring-secondary-950/10 transition data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:shadow-none dark:ring-white/15"
          >
            <DialogTitle className="sr-only">Search or ask</DialogTitle>
            <div className="grid grid-cols-1">
              <input
                id="ask-palette-input"
                type="text"
                role="combobox"
                data-autofocus
                aria-label="Search or ask"
                aria-autocomplete="list"
                aria-expanded={asked === ''}
                aria-controls="ask-palette-list"
                aria-activedescendant={asked === '' ? `ask-palette-${active}` : undefined}
                placeholder="Search or ask"
                autoComplete="off"
                spellCheck={false}
                value={query}
                onChange={(event) => search(event.target.value)}
                onKeyDown={move}
                className="col-start-1 row-start-1 h-16 w-full bg-transparent ps-12 pe-4 text-xl/7 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden dark:text-white dark:placeholder:text-secondary-400"
              />
              <MagnifyingGlassIcon
                aria-hidden="true"
                className="pointer-events-none col-start-1 row-start-1 ms-4 size-5 self-center text-secondary-500 dark:text-secondary-400"
              />
            </div>
            <div
              id="ask-palette-list"
              role="listbox"
              aria-label="Files, chats and a question"
              className={clsx('border-t border-secondary-950/10 p-2 dark:border-white/10', asked !== '' && 'hidden')}
            >
              {entries.map(
                (entry) =>
                  matches(`${entry.name} ${entry.words}`, query) && (
                    <div
                      key={entry.id}
                      id={`ask-palette-${entry.id}`}
                      role="option"
                      aria-selected={entry.id === active}
                      onMouseMove={() => setActive(entry.id)}
                      onClick={() => run(entry.id)}
                      className="flex cursor-default items-center gap-3 rounded-lg px-2.5 py-2.5 text-base/6 text-secondary-950 aria-selected:bg-secondary-950/5 sm:py-2 dark:text-white dark:aria-selected:bg-white/10"
                    >
                      <span
                        className={clsx(
                          'w-13 shrink-0 rounded-md py-0.5 text-center text-xs/5 font-semibold',
                          entry.detailClass,
                        )}
                      >
                        {entry.detail}
                      </span>
                      <span className="min-w-0 flex-1">{entry.name}</span>
                    </div>
                  ),
              )}
              <div
                id="ask-palette-ask"
                role="option"
                aria-selected={active === 'ask'}
                onMouseMove={() => setActive('ask')}
                onClick={() => run('ask')}
                className={clsx(
                  'mt-1 cursor-default items-center gap-3 rounded-lg p-2.5 text-base/6 font-medium text-primary-800 ring-1 ring-primary-600/30 ring-inset aria-selected:bg-primary-600 aria-selected:text-white dark:text-primary-200 dark:ring-primary-400/40',
                  query.trim() === '' ? 'hidden' : 'flex',
                )}
              >
                <svg aria-hidden="true" viewBox="0 0 32 32" fill="currentColor" className="mx-3.5 size-6 shrink-0">
                  <path d="M16 2l12.1 7v5.6h-6.3a6 6 0 1 0 0 2.8h6.3V23L16 30 3.9 23V9z" />
                </svg>
                <span className="min-w-0 flex-1 wrap-break-word">{`Ask Ferrane about “${query.trim()}”`}</span>
                <span aria-hidden="true">↵</span>
              </div>
            </div>
            {asked !== '' && (
              <div className="border-t border-secondary-950/10 p-5 dark:border-white/10">
                <p className="text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">
                  Reprint 2,000 copies, and order by October 9.
                </p>
                <p className="mt-2 text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
                  You have 588 copies left, enough until mid-November. Alder Bindery needs five weeks.
                </p>
                <p className="mt-3 rounded-lg border-s-4 border-amber-500 bg-amber-50 px-4 py-2.5 text-sm/6 text-secondary-950 dark:border-amber-400 dark:bg-amber-400/10 dark:text-white">
                  <bdi>“2,000 copies for $6,200 or 3,000 for $8,160, delivered five weeks after your order.”</bdi>
                </p>
                <p className="mt-1.5 text-sm/6 text-secondary-600 dark:text-secondary-400">
                  Quote for the reprint, Alder Bindery, page 1
                </p>
                <div className="mt-4 flex flex-wrap gap-3">
                  <a
                    href="#"
                    className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                  >
                    Continue in chat
                  </a>
                  <button
                    type="button"
                    onClick={back}
                    className="inline-flex items-center gap-1.5 rounded-lg px-2.5 py-2 text-sm/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                  >
                    <ArrowUturnLeftIcon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                    Results
                  </button>
                </div>
              </div>
            )}
            <p
              role="status"
              className="border-t border-secondary-950/10 bg-secondary-50 px-5 py-2.5 text-sm/6 text-secondary-600 dark:border-white/10 dark:bg-white/5 dark:text-secondary-300"
            >
              {asked === '' ? status : 'Answered from 2 files'}
            </p>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
