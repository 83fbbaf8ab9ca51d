/**
 * @title Textarea with character counter
 * @description A textarea that grows with its text, counts what is left and says when it is too long, under a preview.
 * @keywords character count, character limit, max length, autosize, auto-growing textarea, meta description
 * @layout padded
 * @order 8
 * @part AUI-C19-11
 */
import { useRef, useState, type FormEvent } from 'react'
import clsx from 'clsx'

const limit = 160

export default function TextareaWithCharacterCounter() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(
    'A stoneware mug with thrown ridges and a bare clay foot. Holds 12 oz, dishwasher and microwave safe. Free shipping on orders over $75.',
  )
  const [saved, setSaved] = useState(false)
  const left = limit - text.length

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (left < 0) field.current?.focus()
    setSaved(left >= 0)
  }

  return (
    <form
      noValidate
      onSubmit={save}
      aria-labelledby="search-heading"
      className="mx-auto max-w-2xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2
        id="search-heading"
        className="px-5 py-4 text-base/7 font-semibold text-secondary-950 sm:px-6 dark:text-white"
      >
        Search engine listing
      </h2>
      <div className="bg-secondary-100 px-5 py-6 sm:px-6 dark:bg-secondary-950/60">
        <div className="flex flex-wrap gap-4 rounded-lg bg-white p-4 text-sm/6 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:shadow-none dark:ring-white/10">
          <div className="min-w-0 flex-1 basis-32 wrap-break-word">
            <p className="text-xs/5 text-secondary-600 dark:text-secondary-300">halden.example › mugs</p>
            <p className="text-lg/7 font-medium text-primary-700 dark:text-primary-300">Ridge mug | Halden</p>
            <p className="text-secondary-700 dark:text-secondary-200">
              {text === '' ? 'Search engines will choose a sentence from the page.' : text.slice(0, limit)}{' '}
              {left < 0 && <span className="font-semibold">…</span>}
            </p>
          </div>
          <img
            src="/media/products/mug-moss.webp"
            alt="Moss-green mug with thrown ridges"
            width={640}
            height={800}
            className="size-16 shrink-0 rounded-lg bg-secondary-100 object-cover sm:size-24 dark:bg-secondary-700"
          />
        </div>
      </div>
      <div className="grid gap-1.5 px-5 pt-5 sm:px-6">
        <label htmlFor="search-text" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
          Description
        </label>
        <div className="grid text-base/6 wrap-anywhere sm:text-sm/6">
          {/* Holds the same text unseen, so that the field is as tall as it */}
          <div
            aria-hidden="true"
            className="invisible col-start-1 row-start-1 min-h-18 border border-secondary-500 px-3 py-2 whitespace-pre-wrap"
          >
            {`${text} `}
          </div>
          <textarea
            ref={field}
            id="search-text"
            name="description"
            rows={1}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setSaved(false)
            }}
            aria-invalid={left < 0 ? true : undefined}
            aria-describedby="search-hint search-left"
            className="col-start-1 row-start-1 w-full resize-none overflow-hidden rounded-lg border border-secondary-500 bg-white px-3 py-2 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
          />
        </div>
        <div className="flex justify-between gap-x-6 text-sm/6">
          <p
            id="search-hint"
            role="status"
            className={clsx(
              'min-w-0',
              left < 0 ? 'font-medium text-red-700 dark:text-red-400' : 'text-secondary-600 dark:text-secondary-400',
            )}
          >
            {left < 0
              ? 'Too long. Shorten it to save.'
              : left < 20
                ? 'Almost full.'
                : 'Say what it is and why people should click.'}
          </p>
          <p
            id="search-left"
            className={clsx(
              'shrink-0 font-medium tabular-nums',
              left < 0
                ? 'text-red-700 dark:text-red-400'
                : left < 20
                  ? 'text-amber-800 dark:text-amber-300'
                  : 'text-secondary-600 dark:text-secondary-400',
            )}
          >
            <bdi>{left < 0 ? `${-left} over` : `${left} left`}</bdi>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 px-5 pt-4 pb-5 sm:px-6">
        <p role="status" className="text-sm/6 font-medium text-green-800 dark:text-green-300">
          {saved ? 'Saved' : ''}
        </p>
        <button
          type="submit"
          className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Save
        </button>
      </div>
    </form>
  )
}
