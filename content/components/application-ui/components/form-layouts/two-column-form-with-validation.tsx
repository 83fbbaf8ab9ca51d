/**
 * @title Two-column form with validation
 * @description A form in two columns, checked on submit, with a summary of errors beside it that leads to each field.
 * @keywords contact form, profile form, settings, account form, field errors, address
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C21-1
 */
import { type FormEvent, useState } from 'react'
import { CheckIcon } from '@heroicons/react/16/solid'
import { CheckCircleIcon, ChevronDownIcon, ExclamationCircleIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const contact = {
  name: 'Yusuf Okafor',
  company: 'Okafor Architects',
  email: 'accounts@okafor',
  phone: '206 555 0132',
  country: '',
  reference: '',
}

type Errors = Partial<Record<keyof typeof contact | 'consent', string | undefined>>

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'

const fieldClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400'

const errorClasses = 'text-pretty text-sm/6 font-medium text-red-700 dark:text-red-400'

function findErrors(answers: typeof contact, agreed: boolean): Errors {
  return {
    name: answers.name.trim() ? undefined : 'Enter a full name',
    company: answers.company.trim() ? undefined : 'Enter the company to bill',
    email: /^\S+@\S+\.\S+$/.test(answers.email) ? undefined : 'Enter a complete email address',
    phone: /^(\+[\d ()-]{7,})?$/.test(answers.phone) ? undefined : 'Start the phone number with + and a country code',
    country: answers.country ? undefined : 'Choose a billing country',
    reference: answers.reference.length <= 20 ? undefined : 'Shorten the reference to 20 characters',
    consent: agreed ? undefined : 'Confirm that this person agrees',
  }
}

export default function TwoColumnFormWithValidation() {
  const [form, setForm] = useState(contact)
  const [consent, setConsent] = useState(false)
  // The sample starts after a failed attempt; begin with false.
  const [attempted, setAttempted] = useState(true)
  const [saved, setSaved] = useState(false)

  // Nothing is marked before the first attempt to save; from then on every change is checked at once.
  const errors: Errors = attempted ? findErrors(form, consent) : {}
  const problems = Object.entries(errors)
    .map(([field, message]) => ({ field, message }))
    .filter((problem) => problem.message)

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const valid = Object.values(findErrors(form, consent)).every((message) => !message)
    setAttempted(!valid)
    setSaved(valid)
    if (!valid) document.getElementById('contact-problems')?.focus()
  }

  return (
    <form
      noValidate
      onSubmit={save}
      onInput={() => setSaved(false)}
      aria-labelledby="contact-heading"
      className="mx-auto grid max-w-6xl gap-x-12 gap-y-6 lg:grid-cols-3"
    >
      <div className="min-w-0">
        <h2 id="contact-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
          Billing contact
        </h2>
        <p className="mt-1 max-w-prose text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          We send invoices, receipts and payment reminders to this person. They do not need an account.
        </p>
        <div
          id="contact-problems"
          role="group"
          aria-label="What to fix"
          tabIndex={-1}
          className="group grid scroll-mt-6 focus-visible:outline-hidden"
        >
          {problems.length > 0 && (
            <div className="mt-5 rounded-xl bg-red-50 p-4 text-sm/6 text-red-900 ring-1 ring-red-700/20 outline-offset-2 outline-primary-600 ring-inset group-focus-visible:outline-2 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20 dark:outline-primary-400">
              <h3 className="flex gap-2 font-semibold">
                <ExclamationCircleIcon
                  aria-hidden="true"
                  className="my-0.5 size-5 shrink-0 text-red-700 dark:text-red-300"
                />
                <bdi>
                  {problems.length === 1
                    ? 'One thing to fix before saving'
                    : `${problems.length} things to fix before saving`}
                </bdi>
              </h3>
              <ul role="list" className="mt-1 ps-7">
                {problems.map((problem) => (
                  <li key={problem.field}>
                    <a
                      href={`#contact-${problem.field}`}
                      className="block rounded-sm py-2 underline decoration-red-900/40 underline-offset-2 hover:decoration-current focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-red-700 sm:py-1 dark:decoration-red-200/40 dark:focus-visible:outline-red-300"
                    >
                      {problem.message}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>

      <div className="min-w-0 rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 lg:col-span-2 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <div className="grid gap-x-6 gap-y-5 p-5 sm:grid-cols-2 sm:p-6">
          <div className="grid content-start gap-1.5">
            <label htmlFor="contact-name" className={labelClasses}>
              Full name
            </label>
            <input
              id="contact-name"
              name="name"
              type="text"
              autoComplete="name"
              required
              value={form.name}
              onChange={(event) => setForm({ ...form, name: event.target.value })}
              aria-invalid={errors.name ? true : undefined}
              aria-describedby={errors.name ? 'contact-name-error' : undefined}
              className={fieldClasses}
            />
            {errors.name && (
              <p id="contact-name-error" className={errorClasses}>
                {errors.name}
              </p>
            )}
          </div>

          <div className="grid content-start gap-1.5">
            <label htmlFor="contact-company" className={labelClasses}>
              Company
            </label>
            <input
              id="contact-company"
              name="company"
              type="text"
              autoComplete="organization"
              required
              value={form.company}
              onChange={(event) => setForm({ ...form, company: event.target.value })}
              aria-invalid={errors.company ? true : undefined}
              aria-describedby={errors.company ? 'contact-company-error' : undefined}
              className={fieldClasses}
            />
            {errors.company && (
              <p id="contact-company-error" className={errorClasses}>
                {errors.company}
              </p>
            )}
          </div>

          <div className="grid content-start gap-1.5">
            <label htmlFor="contact-email" className={labelClasses}>
              Email
            </label>
            <input
              id="contact-email"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              value={form.email}
              onChange={(event) => setForm({ ...form, email: event.target.value })}
              aria-invalid={errors.email ? true : undefined}
              aria-describedby={errors.email ? 'contact-email-error' : undefined}
              className={fieldClasses}
            />
            {errors.email && (
              <p id="contact-email-error" className={errorClasses}>
                {errors.email}
              </p>
            )}
          </div>

          <div className="grid content-start gap-1.5">
            <label htmlFor="contact-phone" className={labelClasses}>
              Phone <span className="font-normal text-secondary-600 dark:text-secondary-400">(optional)</span>
            </label>
            <input
              id="contact-phone"
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="+1 206 555 0132"
              value={form.phone}
              onChange={(event) => setForm({ ...form, phone: event.target.value })}
              aria-invalid={errors.phone ? true : undefined}
              aria-describedby={errors.phone ? 'contact-phone-error' : undefined}
              className={fieldClasses}
            />
            {errors.phone && (
              <p id="contact-phone-error" className={errorClasses}>
                {errors.phone}
              </p>
            )}
          </div>

          <div className="grid content-start gap-1.5">
            <label htmlFor="contact-country" className={labelClasses}>
              Country
            </label>
            <div className="grid items-center">
              <select
                id="contact-country"
                name="country"
                autoComplete="country"
                required
                value={form.country}
                onChange={(event) => setForm({ ...form, country: event.target.value })}
                aria-invalid={errors.country ? true : undefined}
                aria-describedby={errors.country ? 'contact-country-error' : undefined}
                className={clsx(fieldClasses, 'col-start-1 row-start-1 appearance-none pe-10 dark:*:bg-secondary-800')}
              >
                <option value="">Choose a country</option>
                <option value="CA">Canada</option>
                <option value="DE">Germany</option>
                <option value="IN">India</option>
                <option value="NG">Nigeria</option>
                <option value="GB">United Kingdom</option>
                <option value="US">United States</option>
              </select>
              <ChevronDownIcon
                aria-hidden="true"
                className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
              />
            </div>
            {errors.country && (
              <p id="contact-country-error" className={errorClasses}>
                {errors.country}
              </p>
            )}
          </div>

          <div className="grid content-start gap-1.5">
            <label htmlFor="contact-reference" className={labelClasses}>
              Reference on invoices{' '}
              <span className="font-normal text-secondary-600 dark:text-secondary-400">(optional)</span>
            </label>
            <input
              id="contact-reference"
              name="reference"
              type="text"
              autoComplete="off"
              placeholder="Cost center or order number"
              value={form.reference}
              onChange={(event) => setForm({ ...form, reference: event.target.value })}
              aria-invalid={errors.reference ? true : undefined}
              aria-describedby={errors.reference ? 'contact-reference-error' : undefined}
              className={fieldClasses}
            />
            {errors.reference && (
              <p id="contact-reference-error" className={errorClasses}>
                {errors.reference}
              </p>
            )}
          </div>

          <div className="grid gap-1.5 sm:col-span-2">
            <div className="flex gap-3">
              <div className="mt-1 grid size-4 shrink-0">
                <input
                  id="contact-consent"
                  name="consent"
                  type="checkbox"
                  required
                  checked={consent}
                  onChange={(event) => setConsent(event.target.checked)}
                  aria-invalid={errors.consent ? true : undefined}
                  aria-describedby={errors.consent ? 'contact-consent-error' : undefined}
                  className="peer col-start-1 row-start-1 appearance-none rounded-sm border border-secondary-500 bg-white checked:border-primary-600 checked:bg-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-invalid:border-red-600 dark:border-white/40 dark:bg-white/5 dark:checked:border-primary-600 dark:checked:bg-primary-600 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400 forced-colors:appearance-auto"
                />
                <CheckIcon
                  aria-hidden="true"
                  className="pointer-events-none col-start-1 row-start-1 size-4 text-white opacity-0 peer-checked:opacity-100 forced-colors:hidden"
                />
              </div>
              <label htmlFor="contact-consent" className="min-w-0 text-sm/6 text-secondary-700 dark:text-secondary-300">
                This person agrees to receive messages about our invoices.
              </label>
            </div>
            {errors.consent && (
              <p id="contact-consent-error" className={errorClasses}>
                {errors.consent}
              </p>
            )}
          </div>
        </div>

        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-secondary-950/10 p-5 sm:px-6 sm:py-4 dark:border-white/10">
          <div role="status" className="me-auto text-sm/6 font-medium text-green-800 dark:text-green-300">
            {saved && (
              <p className="flex gap-2">
                <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                Billing contact saved
              </p>
            )}
          </div>
          <button
            type="submit"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition-colors duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Save contact
          </button>
        </div>
      </div>
    </form>
  )
}
