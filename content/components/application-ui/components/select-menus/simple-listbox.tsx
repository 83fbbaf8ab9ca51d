/**
 * @title Simple listbox with label
 * @description A listbox with a label, a check mark beside the chosen option and an error that says what to do.
 * @keywords custom select, dropdown select, select box, single select, region picker, form select
 * @layout centered
 * @opens Region
 * @minHeight 430
 * @order 2
 * @part AUI-C35-2
 */
import { useRef, useState, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { CheckIcon, ChevronUpDownIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const regions = [
  { id: 'fra', name: 'Frankfurt', note: '', isFull: false },
  { id: 'iad', name: 'Virginia', note: '', isFull: false },
  { id: 'pdx', name: 'Oregon', note: '', isFull: false },
  { id: 'gru', name: 'São Paulo', note: 'Full', isFull: true },
]

export default function SimpleListboxWithLabel() {
  // The sample begins in a region that has filled up since it was chosen; begin in one that has room
  const [region, setRegion] = useState('gru')
  const [active, setActive] = useState('gru')
  const [isOpen, setIsOpen] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const field = useRef<HTMLButtonElement>(null)
  const chosen = regions.find((each) => each.id === region)!

  function choose(id: string) {
    if (regions.find((each) => each.id === id)?.isFull) return
    setRegion(id)
    setIsOpen(false)
    setIsSent(false)
  }

  // Enter and Space click without a pointer: they choose the active option.
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Safari does not focus a button that is clicked
    event.currentTarget.focus()
    if (isOpen && event.detail === 0) return choose(active)
    setActive(region)
    setIsOpen(!isOpen)
  }

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key === 'Escape') return setIsOpen(false)
    const index = regions.findIndex((each) => each.id === (isOpen ? active : region))
    const later = [...regions.slice(index + 1), ...regions.slice(0, index + 1)]
    const isLetter = /^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey
    const next =
      event.key === 'ArrowDown'
        ? regions[isOpen ? Math.min(index + 1, regions.length - 1) : index]
        : event.key === 'ArrowUp'
          ? regions[isOpen ? Math.max(index - 1, 0) : index]
          : event.key === 'Home'
            ? regions[0]
            : event.key === 'End'
              ? regions[regions.length - 1]
              : later.find((each) => isLetter && each.name.toLowerCase().startsWith(event.key.toLowerCase()))
    if (!next) return
    event.preventDefault()
    setActive(next.id)
    setIsOpen(true)
  }

  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (chosen.isFull) field.current?.focus()
    setIsSent(!chosen.isFull)
  }

  return (
    <form
      onSubmit={create}
      aria-labelledby="database-heading"
      className="w-full max-w-md rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="rounded-t-xl bg-secondary-950 px-5 py-4 font-mono text-sm/6 sm:px-6 dark:bg-black/40">
        <p dir="ltr" className="wrap-break-word text-white">
          <span className="text-primary-300">$</span> orrin db create orders{' '}
          <span className="whitespace-nowrap">
            --region <span className="rounded-sm bg-white/15 px-1">{region}</span>
          </span>
        </p>
        <p dir="ltr" role="status" className="text-secondary-300">
          {chosen.isFull ? 'Waiting for a region' : isSent ? `Creating orders in ${region}…` : 'Ready to run'}
        </p>
      </div>
      <div className="grid gap-5 p-5 sm:p-6">
        <h2 id="database-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          New database
        </h2>
        <div className="grid gap-1.5">
          <label htmlFor="database-region" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
            Region
          </label>
          <div className="relative">
            <input type="hidden" name="region" value={region} />
            <button
              ref={field}
              id="database-region"
              type="button"
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={isOpen}
              aria-controls="database-regions"
              aria-activedescendant={isOpen ? `database-${active}` : undefined}
              aria-invalid={chosen.isFull ? true : undefined}
              aria-describedby="database-note"
              onClick={press}
              onKeyDown={move}
              onBlur={() => setIsOpen(false)}
              className="flex w-full items-center justify-between gap-2 rounded-lg border border-secondary-500 bg-white py-2 ps-3 pe-2.5 text-start text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
            >
              {chosen.name}
              <ChevronUpDownIcon
                aria-hidden="true"
                className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
              />
            </button>
            <div
              id="database-regions"
              role="listbox"
              aria-label="Region"
              className={clsx(
                'absolute inset-x-0 top-full z-10 mt-1.5 rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:ring-white/10',
                !isOpen && 'hidden',
              )}
            >
              {regions.map((each) => (
                <div
                  key={each.id}
                  id={`database-${each.id}`}
                  role="option"
                  aria-selected={each.id === region}
                  aria-disabled={each.isFull}
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => setActive(each.id)}
                  onClick={() => choose(each.id)}
                  className={clsx(
                    'group flex cursor-default items-center gap-2.5 rounded-lg px-2.5 py-2 text-base/6 text-secondary-900 select-none aria-disabled:text-secondary-500 aria-selected:font-semibold sm:text-sm/6 dark:text-white dark:aria-disabled:text-secondary-400',
                    each.id === active && 'bg-secondary-950/5 dark:bg-white/10',
                  )}
                >
                  <CheckIcon
                    aria-hidden="true"
                    className="invisible size-5 shrink-0 text-primary-600 group-aria-selected:visible dark:text-primary-400"
                  />
                  <span className="min-w-0 flex-1">{each.name}</span>
                  <span className="font-normal">{each.note}</span>
                </div>
              ))}
            </div>
          </div>
          <p
            id="database-note"
            className={clsx(
              'text-sm/6 text-pretty',
              chosen.isFull
                ? 'font-medium text-red-700 dark:text-red-400'
                : 'text-secondary-600 dark:text-secondary-400',
            )}
          >
            {chosen.isFull
              ? `${chosen.name} is full right now. Choose another region.`
              : 'Choose the one closest to your app. You can’t change it later.'}
          </p>
        </div>
        <button
          type="submit"
          className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Create database
        </button>
      </div>
    </form>
  )
}
