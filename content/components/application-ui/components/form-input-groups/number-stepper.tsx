/**
 * @title Number stepper input group
 * @description A number that is typed or changed by minus and plus, one for each kind of ticket, with limits and a total.
 * @keywords quantity input, counter, increment, decrement, plus minus, spinner, guests, spin button
 * @layout centered
 * @order 4
 * @part AUI-C20-4
 */
import { useState, type KeyboardEvent } from 'react'
import { MinusIcon, PlusIcon } from '@heroicons/react/20/solid'

const most = 8

const buttonClasses =
  'flex size-10 shrink-0 items-center justify-center rounded-md text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 aria-disabled:cursor-default aria-disabled:text-secondary-400 aria-disabled:hover:bg-transparent motion-reduce:transition-none sm:size-9 dark:text-secondary-200 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-disabled:text-secondary-500'

export default function NumberStepperInputGroup() {
  const [tickets, setTickets] = useState([
    { id: 'adult', name: 'Adult', note: '$18', price: 18, count: '2' },
    { id: 'reduced', name: 'Student or senior', note: '$12', price: 12, count: '0' },
    { id: 'child', name: 'Under 12', note: 'Free', price: 0, count: '3' },
  ])
  const total = tickets.reduce((sum, ticket) => sum + ticket.price * Number(ticket.count), 0)
  const people = tickets.reduce((sum, ticket) => sum + Number(ticket.count), 0)

  function type(id: string, count: string) {
    setTickets(tickets.map((ticket) => (ticket.id === id ? { ...ticket, count } : ticket)))
  }

  function change(id: string, count: string, by: number) {
    type(id, String(Math.min(most, Math.max(0, (Number(count) || 0) + by))))
  }

  function changeByKey(event: KeyboardEvent<HTMLInputElement>, id: string, count: string) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    change(id, count, event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <form className="grid w-full max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 sm:grid-cols-[11rem_1fr] dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <img
        src="/media/scenes/gallery-white-tall.webp"
        alt="Framed paintings on a white wall above a wooden bench"
        width={675}
        height={900}
        className="h-32 w-full object-cover sm:h-full"
      />
      <div className="min-w-0">
        <h2 className="px-5 pt-4 text-base/7 font-semibold text-secondary-950 dark:text-white">Harrow Point Museum</h2>
        <p className="px-5 pb-3 text-sm/6 text-secondary-600 dark:text-secondary-400">Saturday, September 19, 2026</p>
        {tickets.map((ticket) => (
          <div
            key={ticket.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-secondary-950/10 px-5 py-2.5 dark:border-white/10"
          >
            <label htmlFor={`tickets-${ticket.id}`} className="min-w-0 flex-1 basis-28 text-sm/5">
              <span className="block font-medium text-secondary-950 dark:text-white">{ticket.name}</span>
              <span className="block text-secondary-600 tabular-nums dark:text-secondary-400">{ticket.note}</span>
            </label>
            <div className="flex rounded-lg border border-secondary-500 bg-white p-px has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:has-[input:focus-visible]:outline-primary-400">
              <button
                type="button"
                aria-label={`Fewer: ${ticket.name}`}
                aria-disabled={Number(ticket.count) <= 0}
                onClick={() => change(ticket.id, ticket.count, -1)}
                className={buttonClasses}
              >
                <MinusIcon aria-hidden="true" className="size-5" />
              </button>
              <input
                id={`tickets-${ticket.id}`}
                name={ticket.id}
                type="text"
                inputMode="numeric"
                pattern="[0-8]"
                value={ticket.count}
                onChange={(event) => type(ticket.id, event.target.value)}
                onKeyDown={(event) => changeByKey(event, ticket.id, ticket.count)}
                className="w-9 min-w-0 bg-transparent text-center text-base/6 font-semibold text-secondary-950 tabular-nums focus:outline-hidden dark:text-white"
              />
              <button
                type="button"
                aria-label={`More: ${ticket.name}`}
                aria-disabled={Number(ticket.count) >= most}
                onClick={() => change(ticket.id, ticket.count, 1)}
                className={buttonClasses}
              >
                <PlusIcon aria-hidden="true" className="size-5" />
              </button>
            </div>
          </div>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-secondary-950/10 bg-secondary-50 px-5 py-3 dark:border-white/10 dark:bg-white/5">
          <p role="status" className="text-sm/5 text-secondary-600 tabular-nums dark:text-secondary-400">
            <span className="block text-lg/6 font-semibold text-secondary-950 dark:text-white">
              Total ${total || 0}
            </span>
            <bdi>{people === 1 ? '1 person' : `${people || 0} people`}</bdi>, up to {most} per ticket type
          </p>
          <button
            type="submit"
            className="w-full rounded-lg bg-primary-600 px-3.5 py-2.5 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:w-auto sm:py-2 dark:focus-visible:outline-primary-400"
          >
            Book tickets
          </button>
        </div>
      </div>
    </form>
  )
}
