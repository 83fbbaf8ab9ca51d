/**
 * @title Multiple select combobox with chips
 * @description A combobox that takes several options, shows them as removable chips in the field and stops at a limit.
 * @keywords multiselect, tag input, token field, label picker, chips input, multi-select dropdown
 * @layout centered
 * @opens Show labels
 * @minHeight 620
 * @order 4
 * @part AUI-C35-4
 */
import { useRef, useState, type KeyboardEvent } from 'react'
import { CheckIcon, ChevronDownIcon, XMarkIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const labels = [
  { id: 'bug', name: 'Bug', dotClass: 'bg-red-600 dark:bg-red-400' },
  { id: 'performance', name: 'Performance', dotClass: 'bg-amber-500 dark:bg-amber-400' },
  { id: 'payments', name: 'Payments', dotClass: 'bg-green-600 dark:bg-green-400' },
  { id: 'mobile', name: 'Mobile', dotClass: 'bg-sky-600 dark:bg-sky-400' },
  { id: 'design', name: 'Design', dotClass: 'bg-primary-600 dark:bg-primary-400' },
  { id: 'docs', name: 'Docs', dotClass: 'bg-secondary-500 dark:bg-secondary-400' },
]
const most = 4

export default function MultipleSelectComboboxWithChips() {
  const [chosen, setChosen] = useState(['bug', 'payments', 'mobile'])
  const [text, setText] = useState('')
  const [moved, setMoved] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const chips = labels.filter((each) => chosen.includes(each.id))
  const found = labels.filter((each) => each.name.toLowerCase().includes(text.trim().toLowerCase()))
  const active = found.some((each) => each.id === moved) ? moved : found.length > 0 ? found[0]!.id : ''
  const isFull = chosen.length >= most
  const isListed = isOpen && found.length > 0

  function toggle(id: string) {
    const isChosen = chosen.includes(id)
    if (!isChosen && isFull) return
    setChosen(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])
    setMoved(id)
    setText('')
  }

  function remove(id: string) {
    setChosen(chosen.filter((each) => each !== id))
    input.current?.focus()
  }

  function search(typed: string) {
    setText(typed)
    setIsOpen(true)
  }

  function leave() {
    setText('')
    setIsOpen(false)
  }

  function press() {
    setIsOpen(!isOpen)
    input.current?.focus()
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') return leave()
    const last = chips[chips.length - 1]
    if (event.key === 'Backspace' && text === '' && last) return remove(last.id)
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      return toggle(active)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const by = event.key === 'ArrowDown' ? 1 : -1
    const index = found.findIndex((each) => each.id === active)
    const next = found[(index + (isOpen ? by : 0) + found.length) % found.length]
    setIsOpen(true)
    if (next) setMoved(next.id)
  }

  return (
    <section
      aria-labelledby="issue-heading"
      className="w-full max-w-lg rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="border-b border-secondary-950/10 p-5 sm:p-6 dark:border-white/10">
        <p className="font-mono text-sm/6 text-secondary-600 dark:text-secondary-400">KES-145</p>
        <h2
          id="issue-heading"
          className="mt-1 text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white"
        >
          Checkout freezes when a card is declined
        </h2>
      </div>
      <div className="grid grid-cols-1 gap-1.5 p-5 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label htmlFor="issue-labels" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
            Labels
          </label>
          <p
            id="issue-labels-note"
            aria-live="polite"
            className="text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400"
          >
            {isOpen && !isListed
              ? 'No label matches. Try another word.'
              : isFull
                ? `That’s the limit of ${most}. Remove one to add another.`
                : `Up to ${most} labels, ${most - chosen.length} left.`}
          </p>
        </div>
        <div className="relative">
          <div className="flex flex-wrap items-center gap-1.5 rounded-lg border border-secondary-500 bg-white p-1.5 pe-10 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:has-[input:focus-visible]:outline-primary-400">
            {chips.map((chip) => (
              <span
                key={chip.id}
                className="flex min-h-10 max-w-full flex-wrap items-center gap-2 rounded-md bg-secondary-100 ps-2.5 text-sm/5 font-medium text-secondary-950 sm:min-h-7 sm:ps-2 dark:bg-white/10 dark:text-white"
              >
                <span aria-hidden="true" className={clsx('size-2 shrink-0 rounded-full', chip.dotClass)} />
                <span className="min-w-0 wrap-break-word">{chip.name}</span>
                <button
                  type="button"
                  onClick={() => remove(chip.id)}
                  className="flex size-10 shrink-0 items-center justify-center rounded-md text-secondary-600 transition duration-150 hover:bg-secondary-950/10 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:size-7 dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                >
                  <span className="sr-only">Remove {chip.name}</span>
                  <XMarkIcon aria-hidden="true" className="size-4" />
                </button>
              </span>
            ))}
            <input
              ref={input}
              id="issue-labels"
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              placeholder="Add label"
              aria-autocomplete="list"
              aria-expanded={isListed}
              aria-controls="issue-label-list"
              aria-activedescendant={isListed ? `issue-label-${active}` : undefined}
              aria-describedby="issue-labels-note"
              value={text}
              onChange={(event) => search(event.target.value)}
              onKeyDown={move}
              onBlur={leave}
              className="h-10 w-20 flex-1 bg-transparent ps-1.5 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden sm:h-7 sm:text-sm/6 dark:text-white dark:placeholder:text-secondary-400"
            />
          </div>
          <button
            type="button"
            tabIndex={-1}
            aria-expanded={isListed}
            aria-controls="issue-label-list"
            onMouseDown={(event) => event.preventDefault()}
            onClick={press}
            className="absolute inset-y-0 end-0 flex w-10 items-center justify-center rounded-lg text-secondary-500 transition duration-150 hover:text-secondary-950 motion-reduce:transition-none dark:text-secondary-400 dark:hover:text-white"
          >
            <span className="sr-only">Show labels</span>
            <ChevronDownIcon aria-hidden="true" className="size-5" />
          </button>
          <div
            id="issue-label-list"
            role="listbox"
            aria-label="Labels"
            aria-multiselectable="true"
            className={clsx(
              'absolute inset-x-0 top-full z-10 mt-1.5 rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:ring-white/10',
              !isListed && 'hidden',
            )}
          >
            {found.map((each) => (
              <div
                key={each.id}
                id={`issue-label-${each.id}`}
                role="option"
                aria-selected={chosen.includes(each.id)}
                aria-disabled={isFull && !chosen.includes(each.id)}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setMoved(each.id)}
                onClick={() => toggle(each.id)}
                className={clsx(
                  'group flex cursor-default items-center gap-2.5 rounded-lg px-2.5 py-2 text-base/6 text-secondary-900 select-none aria-disabled:text-secondary-500 sm:py-1.5 sm:text-sm/6 dark:text-white dark:aria-disabled:text-secondary-400',
                  each.id === active && 'bg-secondary-950/5 dark:bg-white/10',
                )}
              >
                <span aria-hidden="true" className={clsx('size-2 shrink-0 rounded-full', each.dotClass)} />
                <span className="min-w-0 flex-1">{each.name}</span>
                <CheckIcon
                  aria-hidden="true"
                  className="invisible size-5 shrink-0 text-primary-600 group-aria-selected:visible dark:text-primary-400"
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
