/**
 * @title NPS survey with 0–10 radio scale
 * @description A survey with a 0–10 scale of radio buttons and a follow-up question that depends on the score.
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
      className="mx-auto max-w-2xl rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <fieldset>
        <legend className="text-base/7 font-semibold text-pretty text-secondary-950 dark:text-white">
          How likely are you to recommend Harrow Point Museum to a friend?
        </legend>
        <div className="mt-4 grid grid-cols-6 gap-1.5 sm:grid-cols-11">
          {values.map((each) => (
            <label
              key={each}
              className={clsx(
                'relative flex h-11 items-center justify-center rounded-lg text-sm/6 font-semibold tabular-nums ring-1 transition duration-150 ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:has-focus-visible:outline-primary-400',
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
    </form>
  )
}
