/**
 * @title Invoice form with repeatable rows
 * @description An invoice form whose lines can be added and removed, with amounts and totals that follow as you type.
 * @keywords line items, order form, add row, time sheet, dynamic fields, totals, quote
 * @layout padded
 * @order 2
 * @part AUI-C21-2
 */
import { useState } from 'react'
import { PlusIcon, TrashIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const lines = [
  { id: 1, text: 'Survey of the roof, with drone', quantity: '1', price: '480.00' },
  { id: 2, text: 'Slate repair, north side (hours)', quantity: '6.5', price: '62.00' },
  { id: 3, text: 'Welsh slate, 20 × 10 in (pieces)', quantity: '14', price: '9.80' },
]

const taxRate = 8.5

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'

const fieldClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400'

// Without the arrows of a number field, so that the digits stand under one another.
const numberClasses =
  'text-end tabular-nums max-sm:row-start-2 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none'

function amountOf(line: { quantity: string; price: string }) {
  return Number(line.quantity) * Number(line.price)
}

function dollars(amount: number) {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

export default function InvoiceFormWithRepeatableRows() {
  const [rows, setRows] = useState(lines)
  const [nextId, setNextId] = useState(4)
  const [taxed, setTaxed] = useState(true)
  const subtotal = rows.reduce((sum, row) => sum + amountOf(row), 0)
  const tax = taxed ? (subtotal * taxRate) / 100 : 0

  function change(id: number, key: 'text' | 'quantity' | 'price', value: string) {
    setRows(rows.map((row) => (row.id === id ? { ...row, [key]: value } : row)))
  }

  function add() {
    setRows([...rows, { id: nextId, text: '', quantity: '1', price: '' }])
    setNextId(nextId + 1)
  }

  function remove(id: number) {
    setRows(rows.filter((row) => row.id !== id))
  }

  return (
    <form className="mx-auto max-w-4xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <div className="grid gap-x-6 gap-y-4 p-5 sm:grid-cols-3 sm:px-6">
        <div className="flex items-baseline justify-between gap-4 sm:col-span-3">
          <h2 className="text-base/7 font-semibold text-secondary-950 dark:text-white">Invoice 2026-118</h2>
          <p className="text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
            <span className="sr-only">Total </span>
            {dollars(subtotal + tax)}
          </p>
        </div>
        <div className="grid content-start gap-1.5">
          <label htmlFor="rows-client" className={labelClasses}>
            Client
          </label>
          <input
            id="rows-client"
            name="client"
            type="text"
            autoComplete="organization"
            defaultValue="St. Brigid’s Parish"
            className={fieldClasses}
          />
        </div>
        <div className="grid content-start gap-1.5">
          <label htmlFor="rows-date" className={labelClasses}>
            Date
          </label>
          <input id="rows-date" name="date" type="text" defaultValue="September 18, 2026" className={fieldClasses} />
        </div>
        <div className="grid content-start gap-1.5">
          <label htmlFor="rows-due" className={labelClasses}>
            Due
          </label>
          <input id="rows-due" name="due" type="text" defaultValue="October 2, 2026" className={fieldClasses} />
        </div>
      </div>

      <fieldset className="border-t border-secondary-950/10 p-5 sm:px-6 sm:py-4 dark:border-white/10">
        <legend className="sr-only">Lines of the invoice</legend>
        <div aria-hidden="true" className="mb-1.5 hidden grid-cols-[1fr_5rem_7rem_6rem_2rem] gap-3 sm:grid">
          <p className={labelClasses}>Description</p>
          <p className={clsx(labelClasses, 'text-end')}>Quantity</p>
          <p className={clsx(labelClasses, 'text-end')}>Price</p>
          <p className={clsx(labelClasses, 'text-end')}>Amount</p>
        </div>
        <div className="grid gap-5 sm:gap-2">
          {rows.map((row, index) => (
            <div
              key={row.id}
              role="group"
              aria-label={`Line ${index + 1}`}
              className="grid grid-cols-[1fr_1fr_auto_auto] items-center gap-2 sm:grid-cols-[1fr_5rem_7rem_6rem_2rem] sm:gap-3"
            >
              <input
                type="text"
                aria-label="Description"
                placeholder="Work or material"
                value={row.text}
                onChange={(event) => change(row.id, 'text', event.target.value)}
                className={clsx(fieldClasses, 'max-sm:col-span-3 max-sm:col-start-1 max-sm:row-start-1')}
              />
              <input
                type="number"
                aria-label="Quantity"
                min={0}
                step="any"
                inputMode="decimal"
                value={row.quantity}
                onChange={(event) => change(row.id, 'quantity', event.target.value)}
                className={clsx(fieldClasses, numberClasses)}
              />
              <input
                type="number"
                aria-label="Price in dollars"
                min={0}
                step="any"
                inputMode="decimal"
                placeholder="0.00"
                value={row.price}
                onChange={(event) => change(row.id, 'price', event.target.value)}
                className={clsx(fieldClasses, numberClasses)}
              />
              <p className="min-w-20 text-end text-sm/6 font-medium text-secondary-950 tabular-nums max-sm:col-span-2 max-sm:col-start-3 max-sm:row-start-2 dark:text-white">
                {dollars(amountOf(row))}
              </p>
              <button
                type="button"
                disabled={rows.length === 1}
                onClick={() => remove(row.id)}
                className="-me-1 justify-self-end rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none max-sm:col-start-4 max-sm:row-start-1 sm:me-0 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Remove line {index + 1}</span>
                <TrashIcon aria-hidden="true" className="size-5" />
              </button>
            </div>
          ))}
        </div>
        <button
          type="button"
          onClick={add}
          className="-ms-2.5 mt-2 inline-flex min-h-10 items-center gap-1.5 rounded-lg px-2.5 py-1.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          <PlusIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
          Add a line
        </button>
      </fieldset>

      <div className="flex flex-wrap justify-between gap-6 border-t border-secondary-950/10 bg-secondary-50 p-5 sm:rounded-b-xl sm:px-6 sm:py-4 dark:border-white/10 dark:bg-white/5">
        <div className="flex flex-col items-start justify-between gap-3">
          <label className="flex items-center gap-3 py-2 text-sm/6 text-secondary-950 sm:py-1 dark:text-white">
            <input
              type="checkbox"
              checked={taxed}
              onChange={(event) => setTaxed(event.target.checked)}
              className="size-4 accent-primary-600 dark:accent-primary-500"
            />
            Add sales tax of {taxRate}%
          </label>
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Save draft
            </button>
            <button
              type="submit"
              className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Send invoice
            </button>
          </div>
        </div>
        <dl className="grid w-full gap-1 text-sm/6 tabular-nums sm:w-64">
          <div className="flex justify-between gap-6">
            <dt className="text-secondary-600 dark:text-secondary-400">Subtotal</dt>
            <dd className="text-secondary-950 dark:text-white">{dollars(subtotal)}</dd>
          </div>
          {taxed && (
            <div className="flex justify-between gap-6">
              <dt className="text-secondary-600 dark:text-secondary-400">Sales tax</dt>
              <dd className="text-secondary-950 dark:text-white">{dollars(tax)}</dd>
            </div>
          )}
          <div className="mt-1 flex items-baseline justify-between gap-6 border-t border-secondary-950/10 pt-2 font-semibold text-secondary-950 dark:border-white/10 dark:text-white">
            <dt>Total</dt>
            <dd className="text-base/7">{dollars(subtotal + tax)}</dd>
          </div>
        </dl>
      </div>
    </form>
  )
}
