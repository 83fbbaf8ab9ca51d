/**
 * @title Toggle switch list in card
 * @description A card of toggle switches that take effect at once, one of them dependent on another, beside what they change.
 * @keywords settings, notification preferences, on off, text reminders, toggle group, preview
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C23-1
 */
import { useState } from 'react'
import { Description, Field, Label, Switch } from '@headlessui/react'
import clsx from 'clsx'

const labelClasses = 'font-medium text-secondary-950 dark:text-white'

const textClasses = 'text-pretty text-secondary-600 dark:text-secondary-400'

export default function ToggleSwitchListInCard() {
  const [reminders, setReminders] = useState(true)
  const [replies, setReplies] = useState(true)
  const [openings, setOpenings] = useState(false)

  return (
    <section
      aria-labelledby="switches-heading"
      className="mx-auto grid max-w-3xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 sm:grid-cols-5 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="text-sm/6 sm:col-span-3">
        <h2
          id="switches-heading"
          className="px-5 pt-5 pb-3 text-base/7 font-semibold text-secondary-950 sm:px-6 dark:text-white"
        >
          Texts to owners
        </h2>
        <Field className="flex items-start justify-between gap-6 border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
          <div className="min-w-0">
            <Label className={labelClasses}>Reminders</Label>
            <Description className={textClasses}>The day before, at 10 AM.</Description>
          </div>
          <Switch
            checked={reminders}
            onChange={setReminders}
            className="group relative mt-0.5 inline-flex h-6 w-11 shrink-0 rounded-full bg-secondary-500 p-0.5 transition duration-150 after:absolute after:-inset-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-checked:bg-primary-600 motion-reduce:transition-none sm:after:hidden dark:bg-secondary-500 dark:focus-visible:outline-primary-400 dark:data-checked:bg-primary-500"
          >
            <span
              aria-hidden="true"
              className="size-5 rounded-full bg-white shadow-xs transition duration-150 group-data-checked:translate-x-5 motion-reduce:transition-none rtl:group-data-checked:-translate-x-5"
            />
          </Switch>
        </Field>
        <Field className="ms-5 flex items-start justify-between gap-6 border-s-2 border-primary-600/30 ps-4 pe-5 pb-1 sm:ms-6 sm:pe-6 dark:border-primary-400/40">
          <div className="min-w-0">
            <Label className={labelClasses}>Ask for a reply</Label>
            <Description className={textClasses}>
              {reminders ? 'Owners confirm with one letter.' : 'Needs reminders.'}
            </Description>
          </div>
          <Switch
            disabled={!reminders}
            checked={replies && reminders}
            onChange={setReplies}
            className={clsx(
              'group relative mt-0.5 inline-flex h-6 w-11 shrink-0 rounded-full bg-secondary-500 p-0.5 transition duration-150 after:absolute after:-inset-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-checked:bg-primary-600 motion-reduce:transition-none sm:after:hidden dark:bg-secondary-500 dark:focus-visible:outline-primary-400 dark:data-checked:bg-primary-500',
              !reminders && 'opacity-50',
            )}
          >
            <span
              aria-hidden="true"
              className="size-5 rounded-full bg-white shadow-xs transition duration-150 group-data-checked:translate-x-5 motion-reduce:transition-none rtl:group-data-checked:-translate-x-5"
            />
          </Switch>
        </Field>
        <Field className="mt-4 flex items-start justify-between gap-6 border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
          <div className="min-w-0">
            <Label className={labelClasses}>Open slots</Label>
            <Description className={textClasses}>Offered to the waitlist when someone cancels.</Description>
          </div>
          <Switch
            checked={openings}
            onChange={setOpenings}
            className="group relative mt-0.5 inline-flex h-6 w-11 shrink-0 rounded-full bg-secondary-500 p-0.5 transition duration-150 after:absolute after:-inset-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-checked:bg-primary-600 motion-reduce:transition-none sm:after:hidden dark:bg-secondary-500 dark:focus-visible:outline-primary-400 dark:data-checked:bg-primary-500"
          >
            <span
              aria-hidden="true"
              className="size-5 rounded-full bg-white shadow-xs transition duration-150 group-data-checked:translate-x-5 motion-reduce:transition-none rtl:group-data-checked:-translate-x-5"
            />
          </Switch>
        </Field>
      </div>
      <div
        role="status"
        className="grid content-center gap-2 border-secondary-950/10 bg-secondary-100 p-5 text-sm/6 max-sm:border-t sm:col-span-2 sm:border-s dark:border-white/10 dark:bg-white/5"
      >
        {!reminders && !openings && (
          <p className="text-center text-secondary-600 dark:text-secondary-400">Owners get no texts.</p>
        )}
        {reminders && (
          <p className="rounded-2xl rounded-es-md bg-white px-4 py-3 text-secondary-950 shadow-xs dark:bg-secondary-700 dark:text-white">
            Willow Veterinary: Bear has a checkup tomorrow, September 19, at 9:15 AM.
            {replies && <span className="mt-1 block font-medium">Reply C to confirm or R to reschedule.</span>}
          </p>
        )}
        {reminders && replies && (
          <p className="justify-self-end rounded-2xl rounded-ee-md bg-primary-600 px-4 py-1.5 font-medium text-white">
            <span className="sr-only">Answer: </span>C
          </p>
        )}
        {openings && (
          <p className="rounded-2xl rounded-es-md bg-white px-4 py-3 text-secondary-950 shadow-xs dark:bg-secondary-700 dark:text-white">
            Willow Veterinary: today at 2:30 PM is open. Reply Y to take it.
          </p>
        )}
      </div>
    </section>
  )
}
