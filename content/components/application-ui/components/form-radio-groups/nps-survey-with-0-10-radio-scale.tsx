/**
 * @title NPS survey with 0–10 radio scale
 * @description A survey with the sender’s mark, a 0–10 scale of radio buttons and a follow-up question that depends on the score.
 * @keywords net promoter score, rating scale, feedback form, questionnaire, Likert scale, poll, satisfaction
 * @layout padded
 * @order 3
 * @part AUI-C22-3
 */
import { type FormEvent, useState } from 'react'
import { CheckCircleIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const values = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

export default function NpsSurveyWith0To10RadioScale() {
  // The sample starts with an answer; begin with an empty one.
  const [value, setValue] = useState('8')
  const [reason, setReason] = useState('Open one evening a week. I would bring friends after work.')
  const [sent, setSent] = useState(false)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(true)
  }

  return (
    <form
      onSubmit={send}
      className="mx-auto max-w-2xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="relative overflow-hidden bg-primary-950 px-5 py-6 text-white sm:px-8 sm:py-9">
        {/* Replace with your own drawing or picture */}
        <svg
          aria-hidden="true"
          viewBox="0 0 240 240"
          className="absolute -end-16 -top-16 size-72 text-primary-300 max-sm:opacity-40 sm:-end-6 sm:-top-20 sm:size-80"
        >
          <g fill="none" stroke="currentColor" strokeOpacity={0.35}>
            <circle cx="120" cy="120" r="58" />
            <circle cx="120" cy="120" r="84" strokeDasharray="2 6" strokeWidth={6} />
            <circle cx="120" cy="120" r="110" />
            <path d="M0 120h240M120 0v240M35 35l170 170M205 35 35 205" />
          </g>
          <path
            fill="currentColor"
            fillOpacity={0.45}
            d="m120 120 46-46-36 50zm0 0 46 46-50-36zm0 0-46 46 36-50zm0 0-46-46 50 36z"
          />
          <path fill="currentColor" d="M120 12v108h-14zm0 216V120h14zm108-108H120v-14zm-216 0h108v14z" />
          <path
            fill="currentColor"
            fillOpacity={0.6}
            d="M120 12v108h14zm0 216V120h-14zm108-108H120v14zm-216 0h108v-14z"
          />
        </svg>
        <p className="relative text-sm/6 text-primary-200">Harrow Point Museum</p>
        <h2 className="relative mt-1 max-w-sm text-2xl/8 font-semibold tracking-tight text-balance">
          How was your visit on Friday?
        </h2>
      </div>
      <div className="p-5 sm:p-8">
        <fieldset>
          <legend className="text-base/7 font-semibold text-pretty text-secondary-950 dark:text-white">
            How likely are you to recommend the museum to a friend?
          </legend>
          <div className="mt-4 grid grid-cols-6 gap-1.5 sm:grid-cols-11">
            {values.map((each) => (
              <label
                key={each}
                className={clsx(
                  'relative flex h-12 items-center justify-center rounded-lg text-base/6 font-semibold tabular-nums ring-1 transition duration-150 ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:has-focus-visible:outline-primary-400',
                  value === each && 'bg-primary-600 text-white ring-primary-600',
                  value !== each &&
                    'text-secondary-950 ring-secondary-500 hover:bg-secondary-950/5 dark:text-white dark:ring-white/40 dark:hover:bg-white/10',
                )}
              >
                {each}
                <input
                  type="radio"
                  name="likelihood"
                  value={each}
                  checked={value === each}
                  onChange={() => setValue(each)}
                  className="sr-only"
                />
              </label>
            ))}
          </div>
          <div
            aria-hidden="true"
            className="mt-2 flex justify-between text-xs/5 text-secondary-600 dark:text-secondary-400"
          >
            <span>Not at all likely</span>
            <span>Extremely likely</span>
          </div>
        </fieldset>
        {value !== '' && (
          <div className="mt-5 grid gap-1.5">
            <label htmlFor="scale-reason" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
              {Number(value) > 8
                ? 'What did you like most?'
                : Number(value) > 6
                  ? 'What would make it a 10?'
                  : 'What went wrong?'}
            </label>
            <textarea
              id="scale-reason"
              name="reason"
              rows={3}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
            />
          </div>
        )}
        <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
          <div role="status" className="me-auto text-sm/6 font-medium text-green-800 dark:text-green-300">
            {sent && (
              <p className="flex gap-2">
                <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                Thank you. We read every answer.
              </p>
            )}
          </div>
          <button
            type="submit"
            disabled={value === '' || sent}
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Send answer
          </button>
        </div>
      </div>
    </form>
  )
}
