/**
 * @title Product review form with star rating
 * @description A review form with a star rating, two quick questions and room for a few words.
 * @keywords write a review, rating input, feedback form, leave a review, stars
 * @layout full
 * @order 2
 * @part ECM-S05-2
 */
import { useState, type FormEvent } from 'react'
import { StarIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const scale = [
  { value: '1', word: 'Sent it back' },
  { value: '2', word: 'Not for me' },
  { value: '3', word: 'Fine' },
  { value: '4', word: 'Good' },
  { value: '5', word: 'Would buy again' },
]

const sizes = ['Smaller than expected', 'As expected', 'Larger than expected']
const uses = ['Every day', 'Now and then', 'Rarely']

export default function ProductReviewFormWithStarRating() {
  const [stars, setStars] = useState('')
  const [size, setSize] = useState('')
  const [use, setUse] = useState('')
  const [text, setText] = useState('')
  const [attempted, setAttempted] = useState(false)
  const [sent, setSent] = useState(false)
  const missing = attempted && stars === ''

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAttempted(true)
    setSent(stars !== '')
  }

  return (
    <section aria-labelledby="write-heading" className="bg-secondary-50 dark:bg-secondary-900/40">
      <div className="mx-auto max-w-2xl px-4 py-16 sm:px-6 sm:py-20">
        <div className="rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
          <div className="flex items-center gap-4 border-b border-secondary-950/10 p-5 sm:p-6 dark:border-white/10">
            <img
              src="/media/products/kettle-cream.webp"
              alt=""
              width={640}
              height={800}
              className="size-16 shrink-0 rounded-lg object-cover"
            />
            <div className="min-w-0">
              <h2
                id="write-heading"
                className="text-lg/7 font-semibold text-balance text-secondary-950 dark:text-white"
              >
                How is the pour-over kettle?
              </h2>
              <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                Cream, bought on September 18, 2026
              </p>
            </div>
          </div>

          {sent ? (
            <div className="p-5 sm:p-6">
              <p className="flex">
                {scale.map((step) => (
                  <StarIcon
                    key={step.value}
                    aria-hidden="true"
                    className={clsx(
                      'size-6',
                      step.value <= stars
                        ? 'text-amber-500 dark:text-amber-400'
                        : 'text-secondary-300 dark:text-white/20',
                    )}
                  />
                ))}
              </p>
              {(size !== '' || use !== '') && (
                <p className="mt-3 flex flex-wrap gap-x-4 text-sm/6 text-secondary-600 dark:text-secondary-400">
                  {size !== '' && <span>Size: {size.toLowerCase()}</span>}
                  {use !== '' && <span>Use: {use.toLowerCase()}</span>}
                </p>
              )}
              {text !== '' && (
                <p className="mt-3 text-base/7 text-pretty wrap-break-word text-secondary-700 dark:text-secondary-300">
                  “{text}”
                </p>
              )}
              <button
                type="button"
                onClick={() => setSent(false)}
                className="mt-5 rounded-lg bg-white px-3.5 py-2 text-center text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Change it
              </button>
            </div>
          ) : (
            <form noValidate onSubmit={send} className="grid gap-6 p-5 sm:p-6">
              <fieldset aria-describedby="write-word">
                <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Your rating</legend>
                <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
                  <div className="-ms-1 flex">
                    {scale.map((step) => (
                      <label
                        key={step.value}
                        className="relative rounded-md p-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary-600 dark:has-focus-visible:outline-primary-400"
                      >
                        <span className="sr-only">
                          {step.value === '1' ? '1 star' : `${step.value} stars`}, {step.word}
                        </span>
                        <input
                          type="radio"
                          name="write-stars"
                          value={step.value}
                          checked={stars === step.value}
                          onChange={() => setStars(step.value)}
                          className="sr-only"
                        />
                        <StarIcon
                          aria-hidden="true"
                          className={clsx(
                            'size-8 transition duration-150 motion-reduce:transition-none',
                            step.value <= stars
                              ? 'text-amber-500 dark:text-amber-400'
                              : 'fill-transparent stroke-secondary-500 hover:fill-amber-300 dark:stroke-secondary-400 dark:hover:fill-amber-200',
                          )}
                        />
                      </label>
                    ))}
                  </div>
                  <p
                    id="write-word"
                    role="status"
                    className={clsx(
                      'min-h-6 text-sm/6',
                      missing
                        ? 'font-medium text-red-700 dark:text-red-400'
                        : 'text-secondary-600 dark:text-secondary-400',
                    )}
                  >
                    {missing
                      ? 'Choose between one and five stars'
                      : (scale.find((step) => step.value === stars)?.word ?? '')}
                  </p>
                </div>
              </fieldset>

              <fieldset>
                <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Size</legend>
                <div className="mt-2 flex flex-wrap gap-2">
                  {sizes.map((option) => (
                    <label
                      key={option}
                      className="relative rounded-full px-3.5 py-2 text-sm/6 font-medium text-secondary-700 ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 has-checked:bg-primary-50 has-checked:text-primary-800 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:ring-white/15 dark:hover:bg-white/5 dark:has-checked:bg-primary-400/15 dark:has-checked:text-primary-200 dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400"
                    >
                      {option}
                      <input
                        type="radio"
                        name="write-size"
                        value={option}
                        checked={size === option}
                        onChange={() => setSize(option)}
                        className="sr-only"
                      />
                    </label>
                  ))}
                </div>
              </fieldset>

              <fieldset>
                <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                  How often do you use it?
                </legend>
                <div className="mt-2 flex flex-wrap gap-2">
                  {uses.map((option) => (
                    <label
                      key={option}
                      className="relative rounded-full px-3.5 py-2 text-sm/6 font-medium text-secondary-700 ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 has-checked:bg-primary-50 has-checked:text-primary-800 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:ring-white/15 dark:hover:bg-white/5 dark:has-checked:bg-primary-400/15 dark:has-checked:text-primary-200 dark:has-checked:ring-primary-400 dark:has-focus-visible:outline-primary-400"
                    >
                      {option}
                      <input
                        type="radio"
                        name="write-use"
                        value={option}
                        checked={use === option}
                        onChange={() => setUse(option)}
                        className="sr-only"
                      />
                    </label>
                  ))}
                </div>
              </fieldset>

              <div className="grid gap-1.5">
                <div className="flex flex-wrap justify-between gap-x-4">
                  <label htmlFor="write-text" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
                    What should others know?
                  </label>
                  <p className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
                    {600 - text.length} left
                  </p>
                </div>
                <textarea
                  id="write-text"
                  rows={4}
                  maxLength={600}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  placeholder="What you use it for, what surprised you, what you would change"
                  className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
                />
              </div>

              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <p className="text-xs/5 text-pretty text-secondary-600 dark:text-secondary-400">
                  Published as Mei T., after a person has read it.
                </p>
                <button
                  type="submit"
                  className="rounded-lg bg-primary-600 px-3.5 py-2 text-center text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                >
                  Send review
                </button>
              </div>
            </form>
          )}
          <p
            role="status"
            className={clsx(
              'border-t border-secondary-950/10 px-5 py-3 text-sm/6 text-green-800 sm:px-6 dark:border-white/10 dark:text-green-400',
              !sent && 'sr-only',
            )}
          >
            {sent ? 'Thank you. It appears here within a day.' : ''}
          </p>
        </div>
      </div>
    </section>
  )
}
