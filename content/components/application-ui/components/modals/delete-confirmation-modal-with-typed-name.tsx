/**
 * @title Delete confirmation modal with typed name
 * @description A modal dialog that counts what will be lost and asks to type a name before something is deleted for good.
 * @keywords confirm dialog, alert dialog, destructive action, danger zone, are you sure, remove
 * @free
 * @minHeight 520
 * @opens Delete project
 * @order 1
 * @part AUI-C26-1
 */
import { useState, type FormEvent } from 'react'
import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { ExclamationTriangleIcon } from '@heroicons/react/24/outline'

const projectName = 'harbor-website'

const losses = [
  { name: 'Files', count: '48' },
  { name: 'Responses', count: '1,206' },
  { name: 'Versions', count: '312' },
]

export default function DeleteConfirmationModalWithTypedName() {
  const [open, setOpen] = useState(false)
  const [typedName, setTypedName] = useState('')

  function ask() {
    setTypedName('')
    setOpen(true)
  }

  function deleteProject(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setOpen(false)
  }

  return (
    <section
      aria-labelledby="delete-project-heading"
      className="mx-auto max-w-3xl rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 id="delete-project-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Delete this project
          </h2>
          <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">
            Removes its files and form responses for everyone. Only owners can do this.
          </p>
        </div>
        <button
          type="button"
          onClick={ask}
          className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-red-700 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-red-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-red-300 dark:shadow-none dark:ring-white/15 dark:hover:bg-red-400/10 dark:focus-visible:outline-primary-400"
        >
          Delete project
        </button>
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
              <div className="sm:flex sm:gap-4">
                <div className="flex size-10 shrink-0 items-center justify-center rounded-full bg-red-50 dark:bg-red-400/10">
                  <ExclamationTriangleIcon aria-hidden="true" className="size-6 text-red-600 dark:text-red-400" />
                </div>
                <div className="mt-3 min-w-0 flex-1 sm:mt-0">
                  <DialogTitle className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                    Delete the project {projectName}?
                  </DialogTitle>
                  <Description className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-300">
                    This deletes it for all seven members and cannot be undone.
                  </Description>
                  <dl className="mt-4 grid grid-cols-3 overflow-hidden rounded-lg bg-red-50 ring-1 ring-red-700/20 ring-inset dark:bg-red-400/10 dark:ring-red-400/20">
                    {losses.map((loss) => (
                      <div key={loss.name} className="flex flex-col-reverse justify-end px-3 py-3 text-center">
                        <dt className="text-xs/5 text-red-900 dark:text-red-200">{loss.name}</dt>
                        <dd className="text-lg/7 font-semibold text-red-900 tabular-nums dark:text-red-100">
                          {loss.count}
                        </dd>
                      </div>
                    ))}
                  </dl>
                  <form onSubmit={deleteProject} className="mt-5">
                    <label
                      htmlFor="project-to-delete"
                      className="block text-sm/6 font-medium text-secondary-950 dark:text-white"
                    >
                      Type <strong className="font-semibold select-all">{projectName}</strong> to confirm
                    </label>
                    <input
                      id="project-to-delete"
                      type="text"
                      data-autofocus
                      autoComplete="off"
                      autoCapitalize="none"
                      spellCheck={false}
                      value={typedName}
                      onChange={(event) => setTypedName(event.target.value)}
                      className="mt-2 block w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:focus-visible:outline-primary-400"
                    />
                    <div className="mt-6 flex flex-wrap justify-end gap-3">
                      <button
                        type="button"
                        onClick={() => setOpen(false)}
                        className="flex-1 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:flex-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                      >
                        Cancel
                      </button>
                      <button
                        type="submit"
                        disabled={typedName.trim() !== projectName}
                        className="flex-1 rounded-lg bg-red-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-red-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-red-600 active:bg-red-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:flex-none dark:focus-visible:outline-red-400"
                      >
                        Delete project
                      </button>
                    </div>
                  </form>
                </div>
              </div>
            </DialogPanel>
          </div>
        </div>
      </Dialog>
    </section>
  )
}
