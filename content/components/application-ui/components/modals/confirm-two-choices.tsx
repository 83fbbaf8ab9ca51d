/**
 * @title Confirm modal with two choices
 * @description A modal dialog that asks before unsaved changes are lost, with the safe choice first.
 * @keywords confirmation dialog, unsaved changes, discard changes, leave page, are you sure, prompt
 * @layout padded
 * @minHeight 620
 * @opens Close letter
 * @order 5
 * @part AUI-C26-5
 */
import { useState } from 'react'
import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { ArrowUturnLeftIcon, PencilSquareIcon, XMarkIcon } from '@heroicons/react/20/solid'

const firstDraft = 'The first sweet corn is in. Every box has six ears this week, picked on Wednesday morning.'

export default function ConfirmModalWithTwoChoices() {
  const [open, setOpen] = useState(false)
  const [saved, setSaved] = useState(firstDraft)
  // The sample starts with a change; begin with what was saved.
  const [letter, setLetter] = useState(`${firstDraft} Keep the husks on until you cook it.`)
  const changed = letter !== saved

  function close() {
    if (changed) setOpen(true)
    // Otherwise close the letter here.
  }

  function discard() {
    setLetter(saved)
    setOpen(false)
  }

  return (
    <section
      aria-labelledby="letter-heading"
      className="mx-auto max-w-2xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center gap-3 px-5 py-3 sm:px-6">
        <div className="me-auto">
          <h2 id="letter-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Weekly letter
          </h2>
          <p role="status" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            {changed ? 'Unsaved changes' : 'All changes saved'}
          </p>
        </div>
        <button
          type="button"
          onClick={() => setSaved(letter)}
          className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Save
        </button>
        <button
          type="button"
          aria-label="Close letter"
          onClick={close}
          className="-me-2 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
        >
          <XMarkIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="h-44 sm:h-56">
        <img
          src="/media/scenes/cut-farm-summer-wide.webp"
          alt="Red barn and silo behind plowed fields and rows of cabbage in summer"
          width={1600}
          height={900}
          className="size-full object-cover"
        />
      </div>
      <div className="p-5 sm:p-6">
        <label htmlFor="letter-text" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
          Message
        </label>
        <textarea
          id="letter-text"
          rows={5}
          value={letter}
          onChange={(event) => setLetter(event.target.value)}
          className="mt-1.5 block w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400"
        />
      </div>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 overflow-y-auto">
          <div className="flex min-h-full items-end justify-center pt-12 sm:items-center sm:p-6">
            <DialogPanel
              transition
              className="w-full rounded-t-2xl bg-white p-5 pb-8 text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:translate-y-4 data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none sm:max-w-lg sm:rounded-xl sm:p-6 data-closed:sm:translate-y-0 data-closed:sm:scale-95 dark:bg-secondary-800 dark:ring-white/10"
            >
              <DialogTitle className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
                Discard your changes?
              </DialogTitle>
              <Description className="mt-1 text-base/6 text-secondary-600 dark:text-secondary-300">
                You changed this letter since you last saved it.
              </Description>
              <div className="mt-5 grid gap-3 sm:grid-cols-2">
                <button
                  type="button"
                  data-autofocus
                  onClick={() => setOpen(false)}
                  className="flex flex-col items-start rounded-xl bg-primary-600 p-4 text-start text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                >
                  <PencilSquareIcon aria-hidden="true" className="size-5" />
                  <span className="mt-2 text-base/6 font-semibold">Keep editing</span>
                  <span className="text-sm/5">Go back to the letter</span>
                </button>
                <button
                  type="button"
                  onClick={discard}
                  className="flex flex-col items-start rounded-xl bg-white p-4 text-start text-red-700 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-red-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-red-300 dark:shadow-none dark:ring-white/15 dark:hover:bg-red-400/10 dark:focus-visible:outline-primary-400"
                >
                  <ArrowUturnLeftIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
                  <span className="mt-2 text-base/6 font-semibold">Discard changes</span>
                  <span className="text-sm/5 text-secondary-600 dark:text-secondary-300">
                    Return to the saved version
                  </span>
                </button>
              </div>
            </DialogPanel>
          </div>
        </div>
      </Dialog>
    </section>
  )
}
