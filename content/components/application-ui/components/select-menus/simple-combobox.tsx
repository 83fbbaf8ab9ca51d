/**
 * @title Simple combobox with clear button
 * @description A combobox that narrows its list as people type, takes one option and empties at a press.
 * @keywords autocomplete, typeahead, searchable select, filterable select, category picker, autosuggest
 * @layout centered
 * @opens Show categories
 * @minHeight 690
 * @order 3
 * @part AUI-C35-3
 */
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { CheckIcon, ChevronDownIcon, XMarkIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const receipt = [
  { name: 'Paper, 5 reams', price: '$47.49' },
  { name: 'Ink, black', price: '$68.95' },
  { name: 'Ink, color', price: '$52.95' },
  { name: 'Sales tax', price: '$17.45' },
]
const total = 186.84

const categories = [
  { id: 'advertising', name: 'Advertising', share: 100 },
  { id: 'meals', name: 'Business meals', share: 50 },
  { id: 'entertainment', name: 'Client entertainment', share: 0 },
  { id: 'equipment', name: 'Equipment', share: 100 },
  { id: 'office', name: 'Office supplies', share: 100 },
  { id: 'software', name: 'Software', share: 100 },
  { id: 'travel', name: 'Travel', share: 100 },
]

export default function SimpleComboboxWithClearButton() {
  const [category, setCategory] = useState('office')
  const [text, setText] = useState('Office supplies')
  const [moved, setMoved] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const chosen = categories.find((each) => each.id === category)
  // The whole list stands open until somebody types.
  const query = text === chosen?.name ? '' : text.trim().toLowerCase()
  const found = categories.filter((each) => each.name.toLowerCase().includes(query))
  const preferred = moved === '' ? category : moved
  const active = found.some((each) => each.id === preferred) ? preferred : found.length > 0 ? found[0]!.id : ''
  const isListed = isOpen && found.length > 0
  const isMissing = isSent && category === ''

  function choose(id: string) {
    setCategory(id)
    setText(categories.find((each) => each.id === id)?.name ?? '')
    setIsOpen(false)
    setIsSent(false)
  }

  function clear() {
    choose('')
    input.current?.focus()
  }

  function search(typed: string) {
    setText(typed)
    setMoved('')
    setIsOpen(true)
  }

  function toggle() {
    setMoved('')
    setIsOpen(!isOpen)
    input.current?.focus()
  }

  // What was typed and not chosen goes; an emptied field chooses nothing.
  function leave() {
    const kept = text.trim() === '' ? '' : category
    setCategory(kept)
    setText(categories.find((each) => each.id === kept)?.name ?? '')
    setIsOpen(false)
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') return isOpen ? leave() : choose('')
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      return choose(active === '' ? category : active)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const by = event.key === 'ArrowDown' ? 1 : -1
    const index = found.findIndex((each) => each.id === active)
    const next = found[(index + (isOpen ? by : 0) + found.length) % found.length]
    setIsOpen(true)
    if (!next) return
    setMoved(next.id)
    document.getElementById(`expense-${next.id}`)?.scrollIntoView({ block: 'nearest' })
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSent(true)
  }

  return (
    <form
      onSubmit={save}
      aria-labelledby="expense-heading"
      className="grid w-full max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 sm:grid-cols-[15rem_1fr] dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="min-w-0 overflow-hidden rounded-t-xl bg-primary-100 px-5 pt-5 sm:rounded-s-xl sm:rounded-se-none dark:bg-primary-950">
        <div className="mx-auto h-full max-w-60 rounded-t-md bg-white px-4 pt-4 pb-3 font-mono text-xs/5 text-secondary-950 shadow-lg">
          <p className="border-b border-dashed border-secondary-400 pb-2 text-center">September 17, 2026</p>
          <dl className="mt-2">
            {receipt.map((line) => (
              <div key={line.name} className="flex flex-wrap justify-between gap-x-3">
                <dt>{line.name}</dt>
                <dd className="tabular-nums">{line.price}</dd>
              </div>
            ))}
            <div className="mt-2 flex flex-wrap justify-between gap-x-3 border-t border-dashed border-secondary-400 pt-2 text-sm/6 font-semibold">
              <dt>Total</dt>
              <dd className="tabular-nums">$186.84</dd>
            </div>
          </dl>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-5 p-5 sm:p-6">
        <h2 id="expense-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          File this receipt
        </h2>
        <div className="grid gap-1.5">
          <label htmlFor="expense-category" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
            Category
          </label>
          <div className="relative">
            <input type="hidden" name="category" value={category} />
            <input
              ref={input}
              id="expense-category"
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              placeholder="Search categories"
              aria-autocomplete="list"
              aria-expanded={isListed}
              aria-controls="expense-categories"
              aria-activedescendant={isListed ? `expense-${active}` : undefined}
              aria-invalid={isMissing ? true : undefined}
              aria-describedby="expense-note"
              value={text}
              onChange={(event) => search(event.target.value)}
              onKeyDown={move}
              onBlur={leave}
              className="w-full rounded-lg border border-secondary-500 bg-white py-2 ps-3 pe-20 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
            />
            {category !== '' && (
              <button
                type="button"
                onClick={clear}
                className="absolute inset-y-0 end-10 flex w-10 items-center justify-center rounded-lg text-secondary-500 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Clear category</span>
                <XMarkIcon aria-hidden="true" className="size-5" />
              </button>
            )}
            <button
              type="button"
              tabIndex={-1}
              aria-expanded={isListed}
              aria-controls="expense-categories"
              onMouseDown={(event) => event.preventDefault()}
              onClick={toggle}
              className="absolute inset-y-0 end-0 flex w-10 items-center justify-center rounded-lg text-secondary-500 transition duration-150 hover:text-secondary-950 motion-reduce:transition-none dark:text-secondary-400 dark:hover:text-white"
            >
              <span className="sr-only">Show categories</span>
              <ChevronDownIcon aria-hidden="true" className="size-5" />
            </button>
            <div
              id="expense-categories"
              role="listbox"
              aria-label="Categories"
              className={clsx(
                'absolute inset-x-0 top-full z-10 mt-1.5 max-h-80 overflow-y-auto rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:ring-white/10',
                !isListed && 'hidden',
              )}
            >
              {found.map((each) => (
                <div
                  key={each.id}
                  id={`expense-${each.id}`}
                  role="option"
                  aria-selected={each.id === category}
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => setMoved(each.id)}
                  onClick={() => choose(each.id)}
                  className={clsx(
                    'group flex cursor-default items-center gap-2.5 rounded-lg px-2.5 py-2 text-base/6 text-secondary-900 select-none aria-selected:font-semibold sm:py-1.5 sm:text-sm/6 dark:text-white',
                    each.id === active && 'bg-secondary-950/5 dark:bg-white/10',
                  )}
                >
                  <span className="min-w-0 flex-1">{each.name}</span>
                  <CheckIcon
                    aria-hidden="true"
                    className="invisible size-5 shrink-0 text-primary-600 group-aria-selected:visible dark:text-primary-400"
                  />
                </div>
              ))}
            </div>
          </div>
          <p
            id="expense-note"
            aria-live="polite"
            className={clsx(
              'min-h-6 text-sm/6 text-pretty',
              isMissing ? 'font-medium text-red-700 dark:text-red-400' : 'text-secondary-600 dark:text-secondary-400',
            )}
          >
            {isOpen && !isListed
              ? 'No category matches. Try another word.'
              : isMissing
                ? 'Choose a category before you save.'
                : !chosen
                  ? 'Type to search, or open the list.'
                  : isSent
                    ? `Saved under ${chosen.name}.`
                    : `Deductible: $${((total * chosen.share) / 100).toFixed(2)} (${chosen.share}%)`}
          </p>
        </div>
        <button
          type="submit"
          className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:justify-self-start dark:focus-visible:outline-primary-400"
        >
          Save receipt
        </button>
      </div>
    </form>
  )
}
