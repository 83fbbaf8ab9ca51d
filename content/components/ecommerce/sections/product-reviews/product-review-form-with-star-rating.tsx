/**
 * @title Product review form with star rating
 * @description A review form with large stars and two quick questions, beside the product’s picture on which the review appears as it is written.
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
  const [stars, setStars] = useState('4')
  const [size, setSize] = useState('As expected')
  const [use, setUse] = useState('Every day')
  const [text, setText] = useState(
    'Holds a long dinner without a cushion. The rust is a shade darker than it looks on screen.',
  )
  const [attempted, setAttempted] = useState(false)
  const [sent, setSent] = useState(false)
  const missing = attempted && stars === ''

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAttempted(true)
    setSent(stars !== '')
  }

  return (
    <section aria-labelledby="write-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl lg:grid lg:grid-cols-2 lg:px-8 lg:py-12">
        <div className="relative isolate flex min-h-128 flex-col justify-end overflow-hidden p-4 sm:p-6 lg:rounded-s-2xl">
          <img
            src="/media/products/chair-rust.webp"
            alt="Rust-red shell chair on four oak legs"
            width={800}
            height={1000}
            className="absolute inset-0 -z-10 size-full object-cover object-top"
          />
          <figure className="rounded-xl bg-primary-950 p-5 text-white shadow-lg sm:p-6">
            <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm/6">
              <span className="flex">
                {scale.map((step) => (
                  <StarIcon
                    key={step.value}
                    aria-hidden="true"
                    className={clsx('size-6', step.value <= stars ? 'text-amber-400' : 'text-white/25')}
                  />
                ))}
              </span>
              <span className="font-semibold">Mei T.</span>
            </figcaption>
            <blockquote className="mt-2 text-lg/7 text-pretty wrap-break-word">
              {text === '' ? 'Your words appear here.' : `“${text}”`}
            </blockquote>
            {(size !== '' || use !== '') && (
              <p className="mt-2 flex flex-wrap gap-x-4 text-sm/6 text-primary-200">
                {size !== '' && <span>Size: {size.toLowerCase()}</span>}
                {use !== '' && <span>Use: {use.toLowerCase()}</span>}
              </p>
            )}
          </figure>
        </div>

        <div className="flex flex-col bg-primary-50 lg:rounded-e-2xl dark:bg-primary-950/50">
          <div className="p-5 pb-0 sm:p-8 sm:pb-0">
            <h2
              id="write-heading"
              className="text-3xl font-semibold tracking-tight text-balance text-primary-950 dark:text-white"
            >
              How is your shell chair?
            </h2>
            <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
              Rust, bought on September 18, 2026
            </p>
          </div>

          <p
            role="status"
            className={
              sent ? 'px-5 pt-5 text-base/7 font-medium text-green-800 sm:px-8 dark:text-green-400' : 'sr-only'
            }
          >
            {sent ? 'Thank you. It appears here within a day.' : ''}
          </p>
          {sent ? (
            <div className="p-5 sm:px-8">
              <button
                type="button"
                onClick={() => setSent(false)}
                className="rounded-lg bg-white px-3.5 py-2 text-center text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Change it
              </button>
            </div>
          ) : (
            <form noValidate onSubmit={send} className="grid gap-6 p-5 sm:p-8">
              <fieldset aria-describedby="write-word">
                <legend className="sr-only">Your rating</legend>
                <div className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
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
                            'size-11 transition duration-150 motion-reduce:transition-none',
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
                      'min-h-6 text-base/6 font-medium',
                      missing ? 'text-red-700 dark:text-red-400' : 'text-primary-950 dark:text-white',
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
                      className="relative rounded-full bg-white px-3.5 py-2 text-sm/6 font-medium text-secondary-700 ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 has-checked:bg-primary-700 has-checked:text-white has-checked:ring-primary-700 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:bg-white/5 dark:text-secondary-300 dark:ring-white/15 dark:hover:bg-white/10 dark:has-checked:bg-white dark:has-checked:text-primary-950 dark:has-checked:ring-white dark:has-focus-visible:outline-primary-400"
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
                      className="relative rounded-full bg-white px-3.5 py-2 text-sm/6 font-medium text-secondary-700 ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 has-checked:bg-primary-700 has-checked:text-white has-checked:ring-primary-700 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:bg-white/5 dark:text-secondary-300 dark:ring-white/15 dark:hover:bg-white/10 dark:has-checked:bg-white dark:has-checked:text-primary-950 dark:has-checked:ring-white dark:has-focus-visible:outline-primary-400"
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
                    <bdi>{600 - text.length} characters left</bdi>
                  </p>
                </div>
                <textarea
                  id="write-text"
                  rows={3}
                  maxLength={600}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  placeholder="What you use it for, what surprised you, what you would change"
                  className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
                />
              </div>

              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <p className="text-xs/5 text-pretty text-secondary-600 dark:text-secondary-400">
                  Published as Mei T. once a person has reviewed it.
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
        </div>
      </div>
    </section>
  )
}
