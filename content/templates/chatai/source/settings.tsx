/**
 * @title Settings
 * @description How questions are sent, what is heard, the theme, and everything that is kept, out and in.
 * @layout full
 * @order 34
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'

const sends = [
  { value: 'enter', name: 'Enter', text: 'Shift and Enter begin a new line.' },
  { value: 'mod-enter', name: 'Ctrl or ⌘ and Enter', text: 'Enter alone begins a new line.' },
]

const hears = [
  { value: 'sentences', name: 'Each sentence as it is complete', text: 'With the number of its source.' },
  { value: 'end', name: 'The whole answer at its end', text: 'Nothing while it is written.' },
  { value: 'off', name: 'Nothing', text: 'You read the answer when you want to.' },
]

const nothing = {
  isLoading: true,
  announce: 'sentences',
  sendWith: 'enter',
  hasKeys: true,
  conversations: '',
  aside: '',
  said: '',
  problem: '',
}

/* from ui/settings */
function watchSettings(listener: (settings: typeof nothing) => void) {
  return () => listener(nothing)
}

/* from ui/settings */
function readInstructions(listener: (text: string) => void) {
  return () => listener('')
}

/* from ui/settings */
function saveSetting(name: string, value: string) {
  window.dispatchEvent(new CustomEvent('saveSetting', { detail: { name, value } }))
}

/* from ui/settings */
function exportEverything() {
  window.dispatchEvent(new Event('exportEverything'))
}

/* from ui/settings */
function downloadAside() {
  window.dispatchEvent(new Event('downloadAside'))
}

/* from ui/settings */
function importFrom(input: HTMLInputElement) {
  window.dispatchEvent(new CustomEvent('importFrom', { detail: input }))
}

/* from ui/settings */
function deleteEverything() {
  window.dispatchEvent(new Event('deleteEverything'))
}

export default function Settings() {
  const chosen = useRef<HTMLInputElement>(null)
  const [view, setView] = useState(nothing)
  const [instructions, setInstructions] = useState('')
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    const stop = watchSettings((next) => setView(next))
    return () => stop()
  }, [])

  useEffect(() => {
    const stop = readInstructions((text) => setInstructions(text))
    return () => stop()
  }, [])

  function saveInstructions(event: FormEvent) {
    event.preventDefault()
    saveSetting('instructions', instructions)
  }

  function importChosen() {
    if (chosen.current) importFrom(chosen.current)
  }

  function remove() {
    deleteEverything()
    setAsking(false)
  }

  return (
    <div className="leaf">
      <div className="leaf-text min-h-dvh pt-10 pb-24">
        <h1 className="title">Settings</h1>
        <p className="text-soft mt-3 min-h-7">
          <span role="status">{view.said}</span>
        </p>
        {view.problem !== '' && (
          <p role="alert" className="mt-2 border-s-4 border-ink ps-4">
            {view.problem}
          </p>
        )}

        <section aria-labelledby="theme-heading" className="border-rule flow-root border-t py-7">
          <h2 id="theme-heading" className="question">
            Theme
          </h2>
          <p className="aside-note mt-1">Kept in this browser. System follows the day and the night of your device.</p>
          <div className="-ms-3 mt-3">{/* outlet: theme */}</div>
        </section>

        <section aria-labelledby="send-heading" className="border-rule flow-root border-t py-7">
          <h2 id="send-heading" className="question">
            What sends a question
          </h2>
          <fieldset className="mt-4 grid gap-1">
            <legend className="sr-only">What sends a question</legend>
            {sends.map((send) => (
              <label key={send.value} className="flex min-h-10 cursor-pointer items-start gap-3 py-1.5">
                <input
                  type="radio"
                  name="send"
                  value={send.value}
                  checked={view.sendWith === send.value}
                  onChange={() => saveSetting('sendWith', send.value)}
                  className="mt-1.5 size-4 shrink-0 accent-ink"
                />
                <span>
                  {send.name} <span className="text-soft block text-sm/6">{send.text}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </section>

        <section aria-labelledby="keys-heading" className="border-rule flow-root border-t py-7">
          <h2 id="keys-heading" className="question">
            Single keys
          </h2>
          <p className="aside-note mt-1">
            Turn them off if you speak to your computer: a word that is misheard would press a key.
          </p>
          <label className="mt-3 flex min-h-10 cursor-pointer items-start gap-3 py-1.5">
            <input
              type="checkbox"
              checked={view.hasKeys}
              onChange={() => saveSetting('keys', view.hasKeys ? 'off' : 'on')}
              className="mt-1.5 size-4 shrink-0 accent-ink"
            />
            <span>
              E edits, R asks again, S opens a source{' '}
              <span className="text-soft block text-sm/6">A question mark in the chat lists them all.</span>
            </span>
          </label>
        </section>

        <section aria-labelledby="hear-heading" className="border-rule flow-root border-t py-7">
          <h2 id="hear-heading" className="question">
            What a screen reader hears
          </h2>
          <p className="aside-note mt-1">It waits until you have stopped typing, and never talks over what you read.</p>
          <fieldset className="mt-3 grid gap-1">
            <legend className="sr-only">What a screen reader hears while an answer is written</legend>
            {hears.map((hear) => (
              <label key={hear.value} className="flex min-h-10 cursor-pointer items-start gap-3 py-1.5">
                <input
                  type="radio"
                  name="hear"
                  value={hear.value}
                  checked={view.announce === hear.value}
                  onChange={() => saveSetting('announce', hear.value)}
                  className="mt-1.5 size-4 shrink-0 accent-ink"
                />
                <span>
                  {hear.name} <span className="text-soft block text-sm/6">{hear.text}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </section>

        <section aria-labelledby="instructions-heading" className="border-rule flow-root border-t py-7">
          <h2 id="instructions-heading" className="question">
            Before every question
          </h2>
          <p className="aside-note mt-1">
            Goes ahead of each conversation. It changes how an answer is put, not its sources.
          </p>
          <form onSubmit={saveInstructions} className="mt-4 grid gap-3">
            <label htmlFor="settings-instructions" className="sr-only">
              Instructions
            </label>
            <textarea
              id="settings-instructions"
              rows={3}
              placeholder="Write for a town council. Amounts in whole dollars."
              value={instructions}
              onChange={(event) => setInstructions(event.target.value)}
              className="field placeholder:text-soft"
            />
            <p>
              <button type="submit" className="btn btn-line">
                Save
              </button>
            </p>
          </form>
        </section>

        <section aria-labelledby="data-heading" className="border-rule flow-root border-t py-7">
          <h2 id="data-heading" className="question">
            What is kept here
          </h2>
          <p className="aside-note mt-1">
            One JSON file with everything. Importing adds what is missing and leaves what is newer as it is.
          </p>
          <p className="text-soft mt-3">{view.conversations}, with their files and prompts, in this browser.</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <button type="button" onClick={() => exportEverything()} className="btn btn-line">
              Export everything
            </button>
            <label className="btn btn-line has-focus-visible:outline-2 has-focus-visible:outline-ink">
              Import
              <input
                ref={chosen}
                type="file"
                accept="application/json,.json"
                onChange={importChosen}
                className="sr-only"
              />
            </label>
            <button type="button" onClick={() => setAsking(true)} className="btn btn-line">
              Delete everything
            </button>
          </div>
          {view.aside !== '' && (
            <p className="mt-5 border-s-4 border-ink ps-4">
              {view.aside} could not be read and stand aside.{' '}
              <button type="button" onClick={() => downloadAside()} className="link cursor-pointer">
                Download them
              </button>
            </p>
          )}
        </section>
      </div>

      <Dialog open={asking} onClose={setAsking} className="relative z-30">
        <div className="bg-graphite-950/50 fixed inset-0 flex items-center justify-center overflow-y-auto p-4">
          <DialogPanel
            transition
            className="bg-sheet w-full max-w-md rounded-md p-6 transition data-closed:opacity-0 data-enter:duration-150 data-leave:duration-100 motion-reduce:transition-none"
          >
            <DialogTitle className="question">Delete everything in this browser?</DialogTitle>
            <p className="text-soft mt-2">
              Conversations, files, and prompts are gone at once, and nobody can bring them back. Export them first if
              you are in doubt.
            </p>
            <div className="mt-6 flex flex-wrap gap-2">
              <button type="button" data-autofocus onClick={() => setAsking(false)} className="btn btn-line">
                Keep them
              </button>
              <button type="button" onClick={remove} className="btn btn-ink">
                Delete everything
              </button>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
