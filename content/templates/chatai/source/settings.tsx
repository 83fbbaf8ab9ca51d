/**
 * @title Settings
 * @description How questions are sent, what is heard, the theme, and everything that is kept, out and in.
 * @layout full
 * @order 34
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'

const sends = [
  { value: 'enter', name: 'Enter', text: 'Shift+Enter starts a new line.' },
  { value: 'mod-enter', name: 'Ctrl+Enter or ⌘+Enter', text: 'Enter starts a new line.' },
]

const hears = [
  { value: 'sentences', name: 'Each sentence once it is complete', text: 'With the number of its source.' },
  { value: 'end', name: 'The whole answer once it is complete', text: 'Nothing while it is being written.' },
  { value: 'off', name: 'Nothing', text: 'You read the answer whenever you like.' },
]

const nothing = {
  isLoading: true,
  announce: 'sentences',
  sendWith: 'enter',
  hasKeys: true,
  kept: '',
  files: '',
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
      <div className="leaf-text pt-10">
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
          <p className="aside-note mt-1 @min-[52rem]/leaf:mt-4">Saved in this browser. System follows your device.</p>
          <div className="mt-3">{/* outlet: theme */}</div>
        </section>

        <section aria-labelledby="send-heading" className="border-rule flow-root border-t py-7">
          <h2 id="send-heading" className="question">
            How to send a question
          </h2>
          <p className="aside-note mt-1 @min-[52rem]/leaf:mt-5">Esc stops an answer while it is being written.</p>
          <fieldset className="mt-3 grid gap-1 sm:grid-cols-2">
            <legend className="sr-only">How to send a question</legend>
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
            Keyboard shortcuts
          </h2>
          <p className="aside-note mt-1 @min-[52rem]/leaf:mt-5">
            Turn these off if you use voice control: a misheard word could press a key.
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
              <span className="text-soft block text-sm/6">Press ? in the chat to see them all.</span>
            </span>
          </label>
        </section>

        <section aria-labelledby="hear-heading" className="border-rule flow-root border-t py-7">
          <h2 id="hear-heading" className="question">
            What a screen reader hears
          </h2>
          <p className="aside-note mt-1 @min-[52rem]/leaf:mt-5">
            It waits until you stop typing, and never talks over what you are reading.
          </p>
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
            Instructions for every answer
          </h2>
          <p className="aside-note mt-1 @min-[52rem]/leaf:mt-7">
            Sent at the start of every conversation. It changes how answers are worded, not their sources.
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
            Your data
          </h2>
          <p className="aside-note mt-1 @min-[52rem]/leaf:mt-4">
            Export saves everything in one JSON file. Import adds what is missing and never overwrites anything newer.
          </p>
          <p className="text-soft mt-3">
            {view.kept} {view.files}
          </p>
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
              {view.aside}{' '}
              <button type="button" onClick={() => downloadAside()} className="link cursor-pointer">
                Download
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
            <DialogTitle className="question">Delete everything?</DialogTitle>
            <p className="text-soft mt-2">
              Your conversations and prompts in this browser and the files you added will be deleted. Nobody can restore
              them. The seven sample files stay. To keep a copy, export first.
            </p>
            <div className="mt-6 flex flex-wrap gap-2">
              <button type="button" data-autofocus onClick={() => setAsking(false)} className="btn btn-ink">
                Keep them
              </button>
              <button type="button" onClick={remove} className="btn btn-line">
                Delete everything
              </button>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
