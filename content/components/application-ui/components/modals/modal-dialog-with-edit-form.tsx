/**
 * @title Modal dialog with edit form
 * @description A modal dialog with a form that changes a few related details without leaving the page beside a preview of what follows from them.
 * @keywords form dialog, popup form, edit record, overlay, quick edit
 * @layout padded
 * @minHeight 620
 * @opens Edit report
 * @order 2
 * @part AUI-C26-2
 */
import { useState, type FormEvent } from 'react'
import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { CalendarIcon, XMarkIcon } from '@heroicons/react/20/solid'

const frequencies = [
  {
    value: 'weekly',
    name: 'Every Monday',
    short: 'Weekly',
    next: 'Monday, September 21',
    covers: 'September 14 to 20',
  },
  {
    value: 'monthly',
    name: 'On the first of the month',
    short: 'Monthly',
    next: 'Thursday, October 1',
    covers: 'September 2026',
  },
  {
    value: 'quarterly',
    name: 'At the end of each quarter',
    short: 'Quarterly',
    next: 'Wednesday, September 30',
    covers: 'July to September 2026',
  },
]

const regions = [
  { name: 'Pacific', percent: 46 },
  { name: 'Mountain', percent: 21 },
  { name: 'Midwest', percent: 18 },
  { name: 'East', percent: 15 },
]

const saved = { name: 'Revenue by region', frequency: 'monthly', email: 'finance@halden.example' }

export default function ModalDialogWithEditForm() {
  const [open, setOpen] = useState(false)
  const [report, setReport] = useState(saved)
  const [draft, setDraft] = useState(saved)

  function edit() {
    setDraft(report)
    setOpen(true)
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setReport(draft)
    setOpen(false)
  }

  return (
    <section
      aria-labelledby="report-heading"
      className="mx-auto max-w-3xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-4 p-5 sm:px-6">
        <h2 id="report-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Scheduled report
        </h2>
        <button
          type="button"
          onClick={edit}
          className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
        >
          Edit
          <span className="sr-only"> report</span>
        </button>
      </div>
      <dl className="grid gap-x-6 gap-y-4 border-t border-secondary-950/10 p-5 text-sm/6 sm:grid-cols-3 sm:px-6 dark:border-white/10">
        <div className="min-w-0">
          <dt className="text-secondary-600 dark:text-secondary-400">Name</dt>
          <dd className="mt-1 font-medium wrap-break-word text-secondary-950 dark:text-white">{report.name}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-secondary-600 dark:text-secondary-400">Sent</dt>
          <dd className="mt-1 font-medium text-secondary-950 dark:text-white">
            {frequencies.find((frequency) => frequency.value === report.frequency)?.name}
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="text-secondary-600 dark:text-secondary-400">To</dt>
          <dd className="mt-1 font-medium wrap-break-word text-secondary-950 dark:text-white">{report.email}</dd>
        </div>
      </dl>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 overflow-y-auto">
          <div className="flex min-h-full items-end justify-center pt-12 sm:items-center sm:p-6">
            <DialogPanel
              transition
              className="w-full rounded-t-2xl bg-white text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:translate-y-4 data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none sm:max-w-3xl sm:rounded-xl data-closed:sm:translate-y-0 data-closed:sm:scale-95 dark:bg-secondary-800 dark:ring-white/10"
            >
              <form onSubmit={save}>
                <div className="flex items-start justify-between gap-4 p-5 pb-0 sm:p-6 sm:pb-0">
                  <div className="min-w-0">
                    <DialogTitle className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                      Edit scheduled report
                    </DialogTitle>
                    <Description className="text-sm/6 text-secondary-600 dark:text-secondary-300">
                      Changes apply the next time it is sent.
                    </Description>
                  </div>
                  <button
                    type="button"
                    onClick={() => setOpen(false)}
                    className="-me-2.5 -mt-2 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:-me-1.5 sm:-mt-1 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                  >
                    <span className="sr-only">Close</span>
                    <XMarkIcon aria-hidden="true" className="size-5" />
                  </button>
                </div>
                <div className="grid gap-6 p-5 sm:grid-cols-2 sm:p-6">
                  <div className="grid content-start gap-5">
                    <div className="grid gap-1.5">
                      <label htmlFor="report-name" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                        Name
                      </label>
                      <input
                        id="report-name"
                        type="text"
                        required
                        data-autofocus
                        value={draft.name}
                        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
                        className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                      />
                    </div>
                    <fieldset>
                      <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Frequency</legend>
                      <div className="mt-1.5 grid grid-cols-3 gap-2">
                        {frequencies.map((frequency) => (
                          <label
                            key={frequency.value}
                            className="flex min-h-10 items-center justify-center rounded-lg px-2 text-sm/6 font-medium text-secondary-900 ring-1 ring-secondary-500 transition duration-150 ring-inset hover:bg-secondary-950/5 has-checked:bg-primary-600 has-checked:text-white has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-white dark:ring-white/40 dark:hover:bg-white/10 dark:has-checked:bg-primary-600 dark:has-checked:ring-primary-600 dark:has-focus-visible:outline-primary-400"
                          >
                            {frequency.short}
                            <input
                              type="radio"
                              name="report-frequency"
                              value={frequency.value}
                              checked={draft.frequency === frequency.value}
                              onChange={() => setDraft({ ...draft, frequency: frequency.value })}
                              className="sr-only"
                            />
                          </label>
                        ))}
                      </div>
                    </fieldset>
                    <div className="grid gap-1.5">
                      <label
                        htmlFor="report-email"
                        className="text-sm/6 font-medium text-secondary-950 dark:text-white"
                      >
                        To
                      </label>
                      <input
                        id="report-email"
                        type="email"
                        required
                        autoComplete="email"
                        value={draft.email}
                        onChange={(event) => setDraft({ ...draft, email: event.target.value })}
                        className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
                      />
                    </div>
                  </div>
                  <div className="flex flex-col rounded-xl bg-primary-700 p-5 text-sm/6 text-primary-100 dark:bg-primary-900">
                    <p className="font-medium text-white">What arrives</p>
                    <div
                      aria-hidden="true"
                      className="mt-3 flex-1 rounded-lg bg-white p-4 shadow-lg dark:bg-secondary-900"
                    >
                      <p className="text-base/6 font-semibold wrap-break-word text-secondary-950 dark:text-white">
                        {draft.name}
                      </p>
                      <p className="text-xs/5 text-secondary-600 dark:text-secondary-400">
                        {frequencies.find((frequency) => frequency.value === draft.frequency)?.covers}
                      </p>
                      <div className="mt-3 grid gap-2">
                        {regions.map((region) => (
                          <div key={region.name} className="text-xs/5">
                            <p className="flex justify-between gap-4 text-secondary-700 dark:text-secondary-300">
                              {region.name}
                              <span className="font-medium text-secondary-950 tabular-nums dark:text-white">
                                {region.percent}%
                              </span>
                            </p>
                            <div className="mt-0.5 h-1.5 rounded-full bg-secondary-200 dark:bg-white/15">
                              <div
                                style={{ width: `${region.percent}%` }}
                                className="h-full rounded-full bg-primary-600 dark:bg-primary-500"
                              />
                            </div>
                          </div>
                        ))}
                      </div>
                    </div>
                    <p role="status" className="mt-4 flex gap-2">
                      <CalendarIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                      <span>
                        Next report: {frequencies.find((frequency) => frequency.value === draft.frequency)?.next}, 8 AM
                      </span>
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
                    Save report
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
