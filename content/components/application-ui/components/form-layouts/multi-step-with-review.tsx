/**
 * @title Multi-step form with review
 * @description A form in three steps with a review at the end, where each answer can be changed in its own step.
 * @keywords wizard, form wizard, stepper form, application form, check your answers, summary, multi-page form
 * @layout padded
 * @order 6
 * @part AUI-C21-6
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CheckCircleIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const steps = ['Event', 'Street', 'Contact', 'Review']

const questions = [
  { id: 'event', step: 0, label: 'Event name', type: 'text', hint: '' },
  { id: 'date', step: 0, label: 'Date', type: 'text', hint: 'For example, 09/26/2026' },
  { id: 'guests', step: 0, label: 'Expected guests', type: 'text', hint: '' },
  { id: 'street', step: 1, label: 'Street to close', type: 'text', hint: '' },
  { id: 'from', step: 1, label: 'From cross street', type: 'text', hint: '' },
  { id: 'until', step: 1, label: 'To cross street', type: 'text', hint: '' },
  { id: 'name', step: 2, label: 'Full name', type: 'text', hint: '' },
  { id: 'email', step: 2, label: 'Email', type: 'email', hint: 'We send the permit here.' },
  { id: 'phone', step: 2, label: 'Phone', type: 'tel', hint: 'For the day of the event.' },
]

export default function MultiStepFormWithReview() {
  // The sample starts at the review; begin with step 0, empty answers and false.
  const [step, setStep] = useState(3)
  const [isReviewed, setIsReviewed] = useState(true)
  const [target, setTarget] = useState('')
  const [answers, setAnswers] = useState<Record<string, string>>({
    event: 'Alder Street block party',
    date: '09/26/2026',
    guests: '80',
    street: 'Alder Street',
    from: 'Third Avenue',
    until: 'Fifth Avenue',
    name: 'Teresa Alvarado',
    email: 'tess@alvarado.example',
    phone: '(541) 555-0117',
  })
  const form = useRef<HTMLFormElement>(null)
  const asked = questions.filter((question) => question.step === step)

  // The focus goes to the heading of the step, or to the answer that is to be changed.
  useEffect(() => {
    if (target === '') return
    form.current?.querySelector<HTMLElement>(`#${target}`)?.focus()
  }, [target, step])

  function go(to: number, id: string) {
    setStep(to)
    setTarget(id)
    if (to === 3) setIsReviewed(true)
  }

  function next(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    go(isReviewed && step < 3 ? 3 : Math.min(step + 1, 4), 'multi-heading')
  }

  return (
    <form
      ref={form}
      onSubmit={next}
      aria-labelledby="multi-title"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="p-5 sm:p-6">
        <p id="multi-title" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
          Block party permit
        </p>
        <ol role="list" className="mt-3 flex flex-wrap gap-2">
          {steps.map((name, index) => (
            <li
              key={name}
              aria-current={index === step ? 'step' : undefined}
              className={clsx(
                'flex-1 border-t-4 pt-1.5 text-xs/5',
                index === step ? 'font-semibold' : 'font-medium',
                index <= step
                  ? 'border-primary-600 text-secondary-950 dark:border-primary-500 dark:text-white'
                  : 'border-secondary-200 text-secondary-600 dark:border-white/15 dark:text-secondary-400',
              )}
            >
              {name}
            </li>
          ))}
        </ol>
        <h2
          id="multi-heading"
          tabIndex={-1}
          className="mt-6 text-2xl/8 font-semibold tracking-tight text-secondary-950 focus-visible:outline-hidden dark:text-white"
        >
          {step === 4 ? 'Application received' : step === 3 ? 'Check your answers' : steps[step]}
        </h2>
        {asked.length > 0 && (
          <div className="mt-5 grid gap-5">
            {asked.map((question) => (
              <div key={question.id} className="grid gap-1.5">
                <label
                  htmlFor={`multi-${question.id}`}
                  className="text-sm/6 font-medium text-secondary-950 dark:text-white"
                >
                  {question.label}
                </label>
                <input
                  id={`multi-${question.id}`}
                  type={question.type}
                  inputMode={question.id === 'guests' ? 'numeric' : undefined}
                  required
                  autoComplete={
                    question.id === 'name'
                      ? 'name'
                      : question.id === 'email'
                        ? 'email'
                        : question.id === 'phone'
                          ? 'tel'
                          : 'off'
                  }
                  aria-describedby={question.hint === '' ? undefined : `multi-${question.id}-hint`}
                  value={answers[question.id]}
                  onChange={(event) => setAnswers({ ...answers, [question.id]: event.target.value })}
                  className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400"
                />
                {question.hint !== '' && (
                  <p id={`multi-${question.id}-hint`} className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                    {question.hint}
                  </p>
                )}
              </div>
            ))}
          </div>
        )}
        {step === 3 && (
          <dl className="mt-3">
            {questions.map((question) => (
              <div
                key={question.id}
                className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-secondary-950/10 py-1.5 text-sm/6 sm:grid-cols-[10rem_1fr_auto] dark:border-white/10"
              >
                <dt className="text-secondary-600 dark:text-secondary-400">{question.label}</dt>
                <dd className="min-w-0 font-medium wrap-anywhere text-secondary-950 max-sm:row-start-2 dark:text-white">
                  {answers[question.id]}
                </dd>
                <dd className="-me-2.5 max-sm:row-span-2">
                  <button
                    type="button"
                    onClick={() => go(question.step, `multi-${question.id}`)}
                    className="rounded-lg px-2.5 py-2.5 text-sm/5 font-semibold text-primary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-primary-400 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                  >
                    Change<span className="sr-only"> {question.label}</span>
                  </button>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {step === 4 && (
          <p className="mt-3 flex gap-2 text-sm/6 text-secondary-700 dark:text-secondary-300">
            <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0 text-green-600 dark:text-green-400" />
            We’ll review it within five business days and email you our decision.
          </p>
        )}
      </div>
      {step < 4 && (
        <div className="flex flex-wrap justify-between gap-3 border-t border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
          <button
            type="button"
            disabled={step === 0}
            onClick={() => go(step - 1, 'multi-heading')}
            className="rounded-lg bg-white px-3.5 py-2.5 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:py-2 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Back
          </button>
          <button
            type="submit"
            className="rounded-lg bg-primary-600 px-3.5 py-2.5 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none sm:py-2 dark:focus-visible:outline-primary-400"
          >
            {step === 3 ? 'Submit application' : isReviewed ? 'Save and review' : 'Continue'}
          </button>
        </div>
      )}
    </form>
  )
}
