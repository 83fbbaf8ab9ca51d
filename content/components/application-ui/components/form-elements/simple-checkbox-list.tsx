/**
 * @title Simple checkbox list with descriptions
 * @description A checkbox list with the box first and a sentence under each name, one of which cannot be changed.
 * @keywords checkboxes, checkbox group, notification settings, email preferences, options, multiple choice
 * @free
 * @layout padded
 * @order 9
 * @part AUI-C19-9
 */
import { CheckIcon } from '@heroicons/react/16/solid'

const options = [
  {
    id: 'email-paid',
    name: 'Paid invoices',
    text: 'When a customer pays you, with the amount and the date.',
    on: true,
    fixed: false,
  },
  { id: 'email-late', name: 'Late invoices', text: 'The morning after an invoice is due.', on: true, fixed: false },
  {
    id: 'email-summary',
    name: 'Weekly summary',
    text: 'What came in and what went out, every Monday.',
    on: false,
    fixed: false,
  },
  {
    id: 'email-sign-in',
    name: 'New sign-ins',
    text: 'Always on, to help keep your account safe.',
    on: true,
    fixed: true,
  },
]

export default function SimpleCheckboxListWithDescriptions() {
  return (
    <fieldset className="mx-auto max-w-2xl">
      <legend className="text-base/7 font-semibold text-secondary-950 dark:text-white">Email notifications</legend>
      <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Sent to maya@tidewell.example</p>
      <div className="mt-4 overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        {options.map((option) => (
          <label
            key={option.id}
            className="flex gap-3 border-b border-secondary-950/10 px-5 py-3.5 text-sm/6 transition duration-150 last:border-b-0 hover:bg-secondary-50 has-disabled:hover:bg-transparent motion-reduce:transition-none sm:px-6 dark:border-white/10 dark:hover:bg-white/5 dark:has-disabled:hover:bg-transparent"
          >
            <span className="mt-1 grid size-4 shrink-0 place-items-center">
              <input
                name={option.id}
                type="checkbox"
                defaultChecked={option.on}
                disabled={option.fixed}
                aria-labelledby={`${option.id}-name`}
                aria-describedby={`${option.id}-text`}
                className="peer col-start-1 row-start-1 size-4 appearance-none rounded-sm border border-secondary-500 bg-white checked:border-primary-600 checked:bg-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:border-secondary-400 disabled:bg-secondary-400 dark:border-white/40 dark:bg-white/5 dark:checked:border-primary-600 dark:checked:bg-primary-600 dark:focus-visible:outline-primary-400 dark:disabled:border-secondary-600 dark:disabled:bg-secondary-600 forced-colors:appearance-auto"
              />
              <CheckIcon
                aria-hidden="true"
                className="pointer-events-none invisible col-start-1 row-start-1 size-3.5 text-white peer-checked:visible forced-colors:hidden"
              />
            </span>
            <span className="min-w-0">
              <span id={`${option.id}-name`} className="block font-medium text-secondary-950 dark:text-white">
                {option.name}
              </span>
              <span id={`${option.id}-text`} className="block text-pretty text-secondary-600 dark:text-secondary-400">
                {option.text}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
