/**
 * @title Input with label and hint
 * @description A text input with a label, a hint tied to it, and the word Optional at the end of the label’s line, in a profile form.
 * @keywords text field, form field, help text, description, optional field, placeholder
 * @free
 * @layout centered
 * @order 1
 * @part AUI-C19-1
 */
const labelClasses = 'text-sm/6 font-medium text-secondary-950 dark:text-white'
const hintClasses = 'text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400'
const inputClasses =
  'w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400'

export default function InputWithLabelAndHint() {
  return (
    <form className="grid w-full max-w-md gap-5 rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <div className="flex flex-wrap items-center gap-4">
        <img src="/media/avatars/avatar-27.webp" alt="" width={256} height={256} className="size-14 rounded-full" />
        <h2 className="min-w-0 flex-1 text-base/7 font-semibold text-secondary-950 dark:text-white">Your profile</h2>
        <button
          type="button"
          className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
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
          defaultValue="Noor"
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
