/**
 * @title Sticky form actions for unsaved changes
 * @description A sticky bar at the foot of a form that counts and names the changes, which are marked in their fields, and saves or discards them.
 * @keywords save bar, unsaved changes bar, discard changes, submit bar, form footer, dirty form
 * @layout padded
 * @minHeight 600
 * @order 1
 * @part AUI-C18-1
 */
import { type FormEvent, useEffect, useState } from 'react'
import { ArrowPathIcon, CheckCircleIcon, ExclamationCircleIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const saved = {
  name: 'Northwind Pediatrics',
  phone: '(253) 555-0161',
  hours: 'Monday to Friday, 8 AM to 5 PM',
  about: 'Care for children from birth to 18, with a nurse on call every night.',
  languages: ['English', 'Spanish'],
}

const languages = ['English', 'Spanish', 'Tagalog', 'Vietnamese', 'Russian', 'Korean']

const wasClasses = 'font-medium text-amber-800 dark:text-amber-300'

const fieldClasses =
  'w-full scroll-mb-48 rounded-lg px-3 py-2 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:text-white dark:focus-visible:outline-primary-400'

export default function StickyFormActionsForUnsavedChanges() {
  const [kept, setKept] = useState(saved)
  const [form, setForm] = useState({
    ...saved,
    phone: '(253) 555-0170',
    hours: 'Monday to Saturday, 8 AM to 6 PM',
  })
  const [saving, setSaving] = useState(false)
  const spoken = form.languages.join(', ')
  const spokenBefore = kept.languages.join(', ')
  const changes = [
    form.name !== kept.name && 'Name',
    form.phone !== kept.phone && 'Phone',
    form.hours !== kept.hours && 'Hours',
    form.about !== kept.about && 'About the clinic',
    spoken !== spokenBefore && 'Languages',
  ].filter(Boolean)

  // Stands for your request: replace the timer with it.
  useEffect(() => {
    if (!saving) return
    const timer = setTimeout(() => {
      setKept(form)
      setSaving(false)
    }, 1200)
    return () => clearTimeout(timer)
  }, [saving, form])

  // They stay in the order of the list, so that the same choice is the same again.
  function toggle(language: string) {
    setForm({
      ...form,
      languages: languages.filter((each) => (each === language) !== form.languages.includes(each)),
    })
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSaving(true)
  }

  return (
    <form onSubmit={save} className="mx-auto max-w-3xl">
      <div className="flex items-center gap-4">
        {/* Replace with your logo */}
        <span
          aria-hidden="true"
          className="flex size-14 shrink-0 items-center justify-center rounded-xl bg-primary-700 text-2xl/8 font-semibold text-white"
        >
          N
        </span>
        <div>
          <h2 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Clinic details</h2>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            Shown on your public page and in reminders.
          </p>
        </div>
      </div>
      <div className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="grid content-start gap-1.5">
          <div className="flex flex-wrap justify-between gap-x-3 text-sm/6">
            <label htmlFor="bar-name" className="font-medium text-secondary-950 dark:text-white">
              Name
            </label>
            {form.name !== kept.name && <p className={wasClasses}>Was {kept.name}</p>}
          </div>
          <input
            id="bar-name"
            name="name"
            type="text"
            autoComplete="organization"
            value={form.name}
            onChange={(event) => setForm({ ...form, name: event.target.value })}
            className={clsx(
              fieldClasses,
              form.name === kept.name
                ? 'border border-secondary-500 bg-white dark:border-white/40 dark:bg-white/5'
                : 'border border-amber-600 bg-amber-50 dark:border-amber-400 dark:bg-amber-400/10',
            )}
          />
        </div>
        <div className="grid content-start gap-1.5">
          <div className="flex flex-wrap justify-between gap-x-3 text-sm/6">
            <label htmlFor="bar-phone" className="font-medium text-secondary-950 dark:text-white">
              Phone
            </label>
            {form.phone !== kept.phone && <p className={wasClasses}>Was {kept.phone}</p>}
          </div>
          <input
            id="bar-phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            value={form.phone}
            onChange={(event) => setForm({ ...form, phone: event.target.value })}
            className={clsx(
              fieldClasses,
              form.phone === kept.phone
                ? 'border border-secondary-500 bg-white dark:border-white/40 dark:bg-white/5'
                : 'border border-amber-600 bg-amber-50 dark:border-amber-400 dark:bg-amber-400/10',
            )}
          />
        </div>
        <div className="grid content-start gap-1.5 sm:col-span-2">
          <div className="flex flex-wrap justify-between gap-x-3 text-sm/6">
            <label htmlFor="bar-hours" className="font-medium text-secondary-950 dark:text-white">
              Hours
            </label>
            {form.hours !== kept.hours && <p className={wasClasses}>Was {kept.hours}</p>}
          </div>
          <input
            id="bar-hours"
            name="hours"
            type="text"
            value={form.hours}
            onChange={(event) => setForm({ ...form, hours: event.target.value })}
            className={clsx(
              fieldClasses,
              form.hours === kept.hours
                ? 'border border-secondary-500 bg-white dark:border-white/40 dark:bg-white/5'
                : 'border border-amber-600 bg-amber-50 dark:border-amber-400 dark:bg-amber-400/10',
            )}
          />
        </div>
        <div className="grid content-start gap-1.5 sm:col-span-2">
          <div className="flex flex-wrap justify-between gap-x-3 text-sm/6">
            <label htmlFor="bar-about" className="font-medium text-secondary-950 dark:text-white">
              About the clinic
            </label>
            {form.about !== kept.about && <p className={wasClasses}>Was {kept.about}</p>}
          </div>
          <textarea
            id="bar-about"
            name="about"
            rows={2}
            value={form.about}
            onChange={(event) => setForm({ ...form, about: event.target.value })}
            className={clsx(
              fieldClasses,
              form.about === kept.about
                ? 'border border-secondary-500 bg-white dark:border-white/40 dark:bg-white/5'
                : 'border border-amber-600 bg-amber-50 dark:border-amber-400 dark:bg-amber-400/10',
            )}
          />
        </div>
        <div role="group" aria-labelledby="bar-languages" className="sm:col-span-2">
          <div className="flex flex-wrap justify-between gap-x-3 text-sm/6">
            <p id="bar-languages" className="font-medium text-secondary-950 dark:text-white">
              Languages spoken
            </p>
            {spoken !== spokenBefore && <p className={wasClasses}>Was {spokenBefore === '' ? 'none' : spokenBefore}</p>}
          </div>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {languages.map((language) => (
              <label
                key={language}
                className="flex min-h-10 items-center gap-2 rounded-full px-3.5 text-sm/6 font-medium text-secondary-700 ring-1 ring-secondary-300 transition duration-150 ring-inset has-checked:bg-primary-50 has-checked:text-primary-900 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:min-h-9 dark:text-secondary-300 dark:ring-white/20 dark:has-checked:bg-primary-400/15 dark:has-checked:text-white dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400"
              >
                <input
                  type="checkbox"
                  name="languages"
                  value={language}
                  checked={form.languages.includes(language)}
                  onChange={() => toggle(language)}
                  className="size-4 scroll-mb-48 accent-primary-600 focus-visible:outline-hidden dark:accent-primary-500"
                />
                {language}
              </label>
            ))}
          </div>
        </div>
      </div>
      {/* The page fades out beneath the bar: name its ground in the gradient */}
      <div className="sticky bottom-0 z-10 -mb-4 bg-linear-to-t from-white from-60% to-transparent pt-8 pb-4 dark:from-secondary-950">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-secondary-950 p-2.5 ps-4 shadow-lg dark:bg-secondary-800 dark:ring-1 dark:ring-white/10">
          <div role="status" className="me-auto flex min-w-0 gap-2.5 text-sm/6 text-white tabular-nums">
            {changes.length > 0 && (
              <>
                <ExclamationCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0 text-amber-400" />
                <p className="min-w-0">
                  <span className="font-semibold">
                    <bdi>{changes.length === 1 ? '1 unsaved change' : `${changes.length} unsaved changes`}</bdi>
                  </span>{' '}
                  <span className="text-secondary-300">{changes.join(', ')}</span>
                </p>
              </>
            )}
            {changes.length === 0 && (
              <>
                <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0 text-green-400" />
                <p className="font-semibold">All changes saved</p>
              </>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-1 max-sm:w-full">
            <button
              type="button"
              disabled={changes.length === 0 || saving}
              onClick={() => setForm(kept)}
              className="min-h-10 rounded-lg px-3 py-1.5 text-sm/5 font-semibold text-white transition duration-150 hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none"
            >
              Discard
            </button>
            <button
              type="submit"
              disabled={changes.length === 0 || saving}
              className="inline-flex items-center justify-center gap-2 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-400 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none max-sm:flex-1"
            >
              {saving && (
                <ArrowPathIcon aria-hidden="true" className="size-5 animate-spin motion-reduce:animate-none" />
              )}
              {saving ? 'Saving' : 'Save changes'}
            </button>
          </div>
        </div>
      </div>
    </form>
  )
}
