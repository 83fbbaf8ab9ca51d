/**
 * @title Export modal with options
 * @description A modal dialog for an export with format, period and columns, and the file with its first line and its size.
 * @keywords download dialog, CSV export, Excel, JSON, export data, choose columns, file size, popup
 * @layout padded
 * @minHeight 760
 * @opens Export
 * @order 6
 * @part AUI-C26-6
 */
import { useState, type FormEvent } from 'react'
import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { ArrowDownTrayIcon, CheckCircleIcon, DocumentTextIcon, XMarkIcon } from '@heroicons/react/20/solid'

const figures = [
  { name: 'Revenue', value: '$198,708' },
  { name: 'Average order', value: '$74.20' },
  { name: 'Returned', value: '4.2%' },
]

// How much a format makes of what is in the columns
const formats = [
  { id: 'csv', name: 'CSV', factor: 1 },
  { id: 'xlsx', name: 'Excel', factor: 0.4 },
  { id: 'json', name: 'JSON', factor: 2.2 },
]
const periods = [
  { id: '2026-09', name: 'September 2026', rows: 2678 },
  { id: '2026-q3', name: 'July to September 2026', rows: 7376 },
  { id: '12-months', name: 'Last 12 months', rows: 27882 },
]
// How many bytes a column has in a row; the order is always in the file.
const columns = [
  { id: 'order', name: 'Order number', bytes: 9, sample: 'H-20418' },
  { id: 'date', name: 'Date', bytes: 11, sample: '2026-09-30' },
  { id: 'products', name: 'Products', bytes: 44, sample: 'Ridge mug' },
  { id: 'channel', name: 'Channel', bytes: 12, sample: 'Newsletter' },
  { id: 'total', name: 'Total', bytes: 9, sample: '74.00' },
  { id: 'email', name: 'Customer email', bytes: 30, sample: 'mara.l@post.example' },
]

function rowsOf(period: string) {
  return periods.find((each) => each.id === period)?.rows ?? 0
}

function sizeOf(format: string, period: string, chosen: string[]) {
  const bytes = columns.reduce((sum, column) => sum + (chosen.includes(column.id) ? column.bytes : 0), 0)
  const factor = formats.find((each) => each.id === format)?.factor ?? 1
  const kilobytes = Math.round((rowsOf(period) * bytes * factor) / 1000)
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`
}

function lineOf(format: string, chosen: string[]) {
  const shown = columns.filter((column) => chosen.includes(column.id))
  return format === 'json'
    ? `{ ${shown.map((column) => `"${column.id}": "${column.sample}"`).join(', ')} }`
    : shown.map((column) => column.sample).join(format === 'csv' ? ',' : '  |  ')
}

export default function ExportModalWithOptions() {
  const [open, setOpen] = useState(false)
  const [format, setFormat] = useState('csv')
  const [period, setPeriod] = useState('2026-09')
  const [chosen, setChosen] = useState(['order', 'date', 'products', 'channel', 'total'])
  const [exported, setExported] = useState('')
  const file = `orders-${period}.${format}`
  const size = sizeOf(format, period, chosen)

  function toggle(id: string) {
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Begin your download here
    setExported(`Exported ${file}, ${size}`)
    setOpen(false)
  }

  return (
    <section
      aria-labelledby="orders-export-heading"
      className="mx-auto max-w-3xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-4 p-5 sm:px-6">
        <div>
          <h2 id="orders-export-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Orders
          </h2>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            <bdi>2,678 in September 2026</bdi>
          </p>
        </div>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          <ArrowDownTrayIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
          <span>Export</span>
        </button>
      </div>
      <dl className="grid gap-x-6 gap-y-4 border-t border-secondary-950/10 p-5 text-sm/6 sm:grid-cols-3 sm:px-6 dark:border-white/10">
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt className="text-secondary-600 dark:text-secondary-400">{figure.name}</dt>
            <dd className="mt-1 text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
              {figure.value}
            </dd>
          </div>
        ))}
      </dl>
      <div role="status">
        {exported && (
          <p className="flex items-center gap-2 border-t border-secondary-950/10 px-5 py-4 text-sm/6 text-secondary-600 sm:px-6 dark:border-white/10 dark:text-secondary-400">
            <CheckCircleIcon aria-hidden="true" className="size-5 shrink-0 text-green-700 dark:text-green-400" />
            <span className="min-w-0 wrap-break-word">{exported}</span>
          </p>
        )}
      </div>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 overflow-y-auto">
          <div className="flex min-h-full items-end justify-center pt-12 sm:items-center sm:p-6">
            <DialogPanel
              transition
              className="w-full rounded-t-2xl bg-white text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:translate-y-4 data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none sm:max-w-2xl sm:rounded-xl data-closed:sm:translate-y-0 data-closed:sm:scale-95 dark:bg-secondary-800 dark:ring-white/10"
            >
              <form onSubmit={save}>
                <div className="flex items-start justify-between gap-4 p-5 pb-0 sm:p-6 sm:pb-0">
                  <div className="min-w-0">
                    <DialogTitle className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                      Export orders
                    </DialogTitle>
                    <Description className="text-sm/6 text-secondary-600 dark:text-secondary-300">
                      One row for each order, newest first.
                    </Description>
                  </div>
                  <button
                    type="button"
                    data-autofocus
                    onClick={() => setOpen(false)}
                    className="-me-2.5 -mt-2 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:-me-1.5 sm:-mt-1 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                  >
                    <span className="sr-only">Close</span>
                    <XMarkIcon aria-hidden="true" className="size-5" />
                  </button>
                </div>
                <div className="grid gap-6 p-5 sm:grid-cols-2 sm:p-6">
                  <div className="grid content-start gap-6">
                    <fieldset>
                      <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Format</legend>
                      <div className="mt-1.5 grid grid-cols-3 gap-2">
                        {formats.map((each) => (
                          <label
                            key={each.id}
                            className="relative flex min-h-10 items-center justify-center rounded-lg px-2 text-sm/6 font-medium text-secondary-900 ring-1 ring-secondary-500 transition duration-150 ring-inset hover:bg-secondary-950/5 has-checked:bg-primary-600 has-checked:text-white has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-white dark:ring-white/40 dark:hover:bg-white/10 dark:has-checked:bg-primary-600 dark:has-checked:ring-primary-600 dark:has-focus-visible:outline-primary-400"
                          >
                            <span>{each.name}</span>
                            <input
                              type="radio"
                              name="export-format"
                              value={each.id}
                              checked={format === each.id}
                              onChange={() => setFormat(each.id)}
                              className="sr-only"
                            />
                          </label>
                        ))}
                      </div>
                    </fieldset>
                    <fieldset>
                      <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Period</legend>
                      <div className="mt-1">
                        {periods.map((each) => (
                          <label
                            key={each.id}
                            className="flex min-h-10 items-center gap-3 text-sm/5 text-secondary-900 sm:min-h-9 dark:text-white"
                          >
                            <input
                              type="radio"
                              name="export-period"
                              value={each.id}
                              checked={period === each.id}
                              onChange={() => setPeriod(each.id)}
                              className="size-4 shrink-0 accent-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:accent-primary-500 dark:focus-visible:outline-primary-400"
                            />
                            <span className="min-w-0 flex-1">{each.name}</span>
                            <span className="text-secondary-600 tabular-nums dark:text-secondary-300">
                              {each.rows.toLocaleString('en-US')}
                            </span>
                          </label>
                        ))}
                      </div>
                    </fieldset>
                  </div>
                  <fieldset className="sm:border-s sm:border-secondary-950/10 sm:ps-6 sm:dark:border-white/10">
                    <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Columns</legend>
                    <div className="mt-1 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
                      {columns.map((column) => (
                        <label
                          key={column.id}
                          className="flex min-h-10 items-center gap-3 text-sm/5 text-secondary-900 has-disabled:text-secondary-600 sm:min-h-9 dark:text-white dark:has-disabled:text-secondary-300"
                        >
                          <input
                            type="checkbox"
                            checked={chosen.includes(column.id)}
                            disabled={column.id === 'order'}
                            onChange={() => toggle(column.id)}
                            className="size-4 shrink-0 accent-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:accent-primary-500 dark:focus-visible:outline-primary-400"
                          />
                          <span className="min-w-0 flex-1">{column.name}</span>
                        </label>
                      ))}
                    </div>
                  </fieldset>
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-secondary-950 p-4 text-sm/6 text-white sm:col-span-2 dark:ring-1 dark:ring-white/15">
                    <DocumentTextIcon aria-hidden="true" className="size-10 shrink-0 text-primary-400" />
                    <div className="min-w-0 flex-1 basis-40">
                      <p className="font-semibold wrap-break-word">
                        <bdi>{file}</bdi>
                      </p>
                      <p className="text-secondary-300 tabular-nums">
                        <bdi>{`${rowsOf(period).toLocaleString('en-US')} rows, ${chosen.length} columns`}</bdi>
                      </p>
                    </div>
                    <p role="status" className="text-2xl/8 font-semibold tracking-tight tabular-nums">
                      <span className="sr-only">Size: about </span>
                      <bdi>{size}</bdi>
                    </p>
                    <p
                      dir="ltr"
                      className="w-full border-t border-white/15 pt-3 font-mono text-xs/5 wrap-break-word text-primary-200"
                    >
                      {lineOf(format, chosen)}
                    </p>
                  </div>
                </div>
                <div className="flex flex-wrap justify-end gap-3 border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
                  <button
                    type="button"
                    onClick={() => setOpen(false)}
                    className="flex-1 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:flex-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                  >
                    Cancel
                  </button>
                  <button
                    type="submit"
                    className="flex-1 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:flex-none dark:focus-visible:outline-primary-400"
                  >
                    Download file
                  </button>
                </div>
              </form>
            </DialogPanel>
          </div>
        </div>
      </Dialog>
    </section>
  )
}
