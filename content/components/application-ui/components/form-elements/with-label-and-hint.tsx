/**
 * @title Input with label and hint
 * @description A text input with a label, a hint tied to it, and the word Optional at the end of the label’s line, in a profile form whose head shows what is typed.
 * @keywords text field, form field, help text, description, optional field, placeholder
 * @free
 * @layout centered
 * @order 1
 * @part AUI-C19-1
 */
import { useState } from 'react'

const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'
const hintClasses = 'text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400'
const inputClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400'

export default function InputWithLabelAndHint() {
  const [name, setName] = useState('Leïla Haddad')

  return (
    <form className="grid w-full max-w-md gap-3 overflow-hidden rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <div className="-mx-5 -mt-5 flex flex-wrap items-center gap-4 bg-primary-950 px-5 py-3">
        <img src="/media/avatars/avatar-32.webp" alt="" width={256} height={256} className="size-14 rounded-full" />
        <h2 className="min-w-0 flex-1 basis-40 text-sm/5 text-primary-200">
          Others see you as
          <span className="block text-2xl/8 font-semibold tracking-tight wrap-break-word text-white">
            {name === '' ? 'No name' : name}
          </span>
        </h2>
        <button
          type="button"
          className="rounded-lg px-3.5 py-2 text-sm/6 font-semibold text-white ring-1 ring-white/30 transition duration-150 ring-inset hover:bg-white/15 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
        >
          Change photo
        </button>
      </div>
      <div className="grid gap-1.5">
        <label htmlFor="hint-name" className={labelClasses}>
          Display name
        </label>
        <input
          id="hint-name"
          name="name"
          type="text"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          aria-describedby="hint-name-hint"
          className={inputClasses}
        />
        <p id="hint-name-hint" className={hintClasses}>
          Shown beside everything you post.
        </p>
      </div>
      <div className="grid gap-1.5">
        <div className="flex flex-wrap justify-between gap-x-4">
          <label htmlFor="hint-phone" className={labelClasses}>
            Phone
          </label>
          <span id="hint-phone-optional" className={hintClasses}>
            Optional
          </span>
        </div>
        <input
          id="hint-phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="(206) 555-0100"
          aria-describedby="hint-phone-optional hint-phone-hint"
          className={inputClasses}
        />
        <p id="hint-phone-hint" className={hintClasses}>
          We only call about your account.
        </p>
      </div>
    </form>
  )
}
