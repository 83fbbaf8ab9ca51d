/**
 * @title Sticky form actions for unsaved changes
 * @description A sticky bar that appears with the first change in a form, counts the changes, and saves or discards them.
 * @keywords save bar, unsaved changes bar, discard changes, submit bar, form footer, dirty form
 * @layout padded
 * @minHeight 420
 * @order 1
 * @part AUI-C18-1
 */
import { type FormEvent, useEffect, useState } from 'react'
import { ArrowPathIcon, CheckCircleIcon } from '@heroicons/react/20/solid'

const saved = {
  name: 'Northwind Pediatrics',
  phone: '+1 253 555 0161',
  hours: 'Monday to Friday, 8 AM to 5 PM',
  about: 'Care for children from birth to 18, with a nurse on call every night.',
}

const languages = ['English', 'Spanish', 'Tagalog', 'Vietnamese', 'Russian', 'Korean']

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'

const fieldClasses =
  'w-full scroll-mb-32 rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400'

export default function StickyFormActionsForUnsavedChanges() {
  const [kept, setKept] = useState(saved)
  const [form, setForm] = useState({ ...saved, phone: '+1 253 555 0170' })
  const [saving, setSaving] = useState(false)
  const changes = [
    form.name !== kept.name,
    form.phone !== kept.phone,
    form.hours !== kept.hours,
    form.about !== kept.about,
  ].filter(Boolean).length

  // Stands for your request: replace the timer with it.
  useEffect(() => {
    if (!saving) return
    const timer = setTimeout(() => {
      setKept(form)
      setSaving(false)
    }, 1200)
    return () => clearTimeout(timer)
  }, [saving, form])

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSaving(true)
  }

  return (
    <form onSubmit={save} className="mx-auto max-w-2xl">
      <h2 className="text-lg/7 font-semibold text-secondary-950 dark:text-white">Clinic details</h2>
      <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
        Shown on your public page and in reminders.
      </p>
      <div className="mt-6 grid gap-y-5">
        <div className="grid gap-1.5">
          <label htmlFor="bar-name" className={labelClasses}>
            Name
          </label>
          <input
            id="bar-name"
            name="name"
            type="text"
            autoComplete="organization"
            value={form.name}
            onChange={(event) => setForm({ ...form, name: event.target.value })}
            className={fieldClasses}
          />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="bar-phone" className={labelClasses}>
            Phone
          </label>
          <input
            id="bar-phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            value={form.phone}
            onChange={(event) => setForm({ ...form, phone: event.target.value })}
            className={fieldClasses}
          />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="bar-hours" className={labelClasses}>
            Hours
          </label>
          <input
            id="bar-hours"
            name="hours"
            type="text"
            value={form.hours}
            onChange={(event) => setForm({ ...form, hours: event.target.value })}
            className={fieldClasses}
          />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="bar-about" className={labelClasses}>
            About the clinic
          </label>
          <textarea
            id="bar-about"
            name="about"
            rows={3}
            value={form.about}
            onChange={(event) => setForm({ ...form, about: event.target.value })}
            className={fieldClasses}
          />
        </div>
        <fieldset>
          <legend className={labelClasses}>Languages spoken</legend>
          <div className="mt-1.5 grid gap-x-5 sm:grid-cols-2">
            {languages.map((language) => (
              <label
                key={language}
                className="flex min-h-10 items-center gap-3 text-sm/6 text-secondary-700 dark:text-secondary-300"
              >
                <input
                  type="checkbox"
                  name="languages"
                  value={language}
                  defaultChecked={language === 'English' || language === 'Spanish'}
                  className="size-4 scroll-mb-32 accent-primary-600 dark:accent-primary-500"
                />
                {language}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div className="sticky bottom-4 z-10 mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-white p-2 ps-4 shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:ring-white/10">
        <div role="status" className="me-auto text-sm/6 font-medium text-secondary-950 tabular-nums dark:text-white">
          {changes > 0 && <p>{changes === 1 ? '1 unsaved change' : `${changes} unsaved changes`}</p>}
          {changes === 0 && (
            <p className="flex gap-2">
              <CheckCircleIcon
                aria-hidden="true"
                className="my-0.5 size-5 shrink-0 text-green-700 dark:text-green-400"
              />
              All changes saved
            </p>
          )}
        </div>
        <div className="flex items-center gap-1 max-sm:w-full">
          <button
            type="button"
            disabled={changes === 0 || saving}
            onClick={() => setForm(kept)}
            className="min-h-10 rounded-lg px-2.5 py-1.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Discard
          </button>
          <button
            type="submit"
            disabled={changes === 0 || saving}
            className="inline-flex items-center justify-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none max-sm:flex-1 dark:focus-visible:outline-primary-400"
          >
            {saving && <ArrowPathIcon aria-hidden="true" className="size-5 animate-spin motion-reduce:animate-none" />}
            {saving ? 'Saving' : 'Save changes'}
          </button>
        </div>
      </div>
    </form>
  )
}
