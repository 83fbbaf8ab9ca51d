/**
 * @title Delete button with inline confirmation
 * @description A delete button that asks in place: it turns into Cancel, the red button appears beside it, and Undo follows.
 * @keywords destructive button, danger button, confirm delete, are you sure, remove button, undo
 * @layout centered
 * @opens Delete folder
 * @order 6
 * @part AUI-C07-6
 */
import { useRef, useState } from 'react'
import clsx from 'clsx'
import { TrashIcon } from '@heroicons/react/20/solid'

const hints = {
  rest: '14 files, 38 MB',
  asking: 'Delete 14 files?',
  deleted: 'Folder deleted',
}

export default function DeleteButtonWithInlineConfirmation() {
  const [step, setStep] = useState<'rest' | 'asking' | 'deleted'>('rest')
  const button = useRef<HTMLButtonElement>(null)

  function confirm() {
    setStep('deleted')
    button.current?.focus()
  }

  return (
    <div className="flex w-full max-w-sm flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className="me-auto text-sm/6 font-medium text-secondary-950 tabular-nums dark:text-white">
        <bdi>{hints[step]}</bdi>
      </p>
      {step === 'asking' && (
        <button
          type="button"
          onClick={confirm}
          className="rounded-lg bg-red-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-red-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-red-600 active:bg-red-800 motion-reduce:transition-none dark:focus-visible:outline-red-400"
        >
          Delete
        </button>
      )}
      <button
        ref={button}
        type="button"
        onClick={() => setStep(step === 'rest' ? 'asking' : 'rest')}
        className={clsx(
          'inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 motion-reduce:transition-none dark:bg-white/5 dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15',
          step === 'rest' ? 'text-red-700 dark:text-red-400' : 'text-secondary-900 dark:text-white',
        )}
      >
        {step === 'rest' && <TrashIcon aria-hidden="true" className="-ms-0.5 size-5" />}
        {step === 'rest' ? 'Delete folder' : step === 'asking' ? 'Cancel' : 'Undo'}
      </button>
    </div>
  )
}
