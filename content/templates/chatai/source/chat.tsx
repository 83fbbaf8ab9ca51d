/**
 * @title Chat
 * @description A conversation with its margin, and the composer below it.
 * @layout full
 * @order 20
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import clsx from 'clsx'

const nothing = {
  phase: 'empty',
  title: 'New question',
  isStreaming: false,
  isShared: false,
  isDropping: false,
  quote: '',
  said: '',
  heard: '',
  problem: '',
  paper: { hasTitle: true, line: '' },
  ready: 'Seven files are ready.',
  suggestions: [] as { text: string; href: string }[],
  beside: {
    question: '',
    href: '',
    when: '',
    notes: [] as { number: number; file: string; words: string; place: string }[],
  },
  files: [] as { id: string; name: string; state: string; percent: number; isBad: boolean }[],
}

/* from ui/chat */
function openChat(page: HTMLElement, listener: (view: typeof nothing) => void) {
  return () => listener({ ...nothing, title: page.title })
}

/* from ui/chat */
function askQuestion(text: string) {
  window.dispatchEvent(new CustomEvent('askQuestion', { detail: text }))
}

/* from ui/chat */
function stopAnswer() {
  window.dispatchEvent(new Event('stopAnswer'))
}

/* from ui/chat */
function removeFile(id: string) {
  window.dispatchEvent(new CustomEvent('removeFile', { detail: id }))
}

/* from ui/chat */
function dropQuote() {
  window.dispatchEvent(new Event('dropQuote'))
}

/* from ui/chat */
function shareChat() {
  window.dispatchEvent(new Event('shareChat'))
}

export default function Chat() {
  const page = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(nothing)
  /* Apart from the rest, so that each text is put in once: a screen reader says again what is put in again. */
  const [said, setSaid] = useState('')
  const [heard, setHeard] = useState('')
  const [problem, setProblem] = useState('')

  useEffect(() => {
    if (!page.current) return
    const stop = openChat(page.current, (next) => {
      setView(next)
      setSaid(next.said)
      setHeard(next.heard)
      setProblem(next.problem)
    })
    return () => stop()
  }, [])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.querySelector('textarea')
    askQuestion(field ? field.value : '')
  }

  function showKeys() {
    document.dispatchEvent(new Event('postil:keys'))
  }

  function print() {
    window.print()
  }

  return (
    <div
      ref={page}
      className="relative flex min-h-[calc(100dvh-3.5rem)] flex-col xl:min-h-dvh print:block print:min-h-0"
    >
      <div className="leaf bg-paper border-rule sticky top-14 z-10 border-b xl:top-0 print:static print:border-0 [@media(max-height:30rem)]:static">
        <div className="leaf-span flex min-h-14 flex-wrap items-center gap-x-1 max-sm:py-1">
          <h1
            className={clsx(
              'line-clamp-2 min-w-0 flex-[1_1_12rem] text-[0.9375rem]/6 font-semibold sm:line-clamp-1 print:text-[1.375rem]/7',
              view.paper.hasTitle ? 'print:line-clamp-none' : 'print:hidden',
            )}
          >
            {view.title}
          </h1>
          <p className="place hidden w-full print:block">{view.paper.line}</p>
          {view.phase === 'open' && (
            <div className="flex shrink-0 print:hidden">
              <button type="button" aria-haspopup="dialog" onClick={() => shareChat()} className="btn-quiet">
                {view.isShared ? 'Shared' : 'Share'}
              </button>
              <button type="button" onClick={print} className="btn-quiet max-sm:hidden">
                Print
              </button>
            </div>
          )}
          <button
            type="button"
            aria-label="Keyboard shortcuts"
            onClick={showKeys}
            className="btn-quiet shrink-0 max-sm:hidden print:hidden"
          >
            <kbd className="key">?</kbd>
          </button>
        </div>
      </div>

      <div className="leaf flex flex-1 flex-col">
        <div className="leaf-text flex-1">
          {problem !== '' && (
            <p role="alert" className="mt-6 border-s-4 border-ink ps-4 text-[0.9375rem]/6">
              {problem}
            </p>
          )}
          {view.phase === 'loading' && (
            <div aria-hidden="true" className="pt-10">
              <div className="bg-well h-7 w-2/3" />
              <div className="bg-well mt-6 h-4 w-full" />
              <div className="bg-well mt-3 h-4 w-11/12" />
              <div className="bg-well mt-3 h-4 w-3/5" />
            </div>
          )}
          {view.phase === 'empty' && (
            <section
              aria-labelledby="empty-heading"
              className="pt-6 pb-10 in-data-opens:hidden sm:pt-24 @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col"
            >
              {view.beside.question !== '' && (
                <div className="aside-note @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-5">
                  <p>
                    From your last answer, <span className="whitespace-nowrap">{view.beside.when}</span>
                  </p>
                  <p className="mt-1">
                    <a href={view.beside.href} className="link text-ink">
                      {view.beside.question}
                    </a>
                  </p>
                  <ul role="list" className="notes-before mt-4 gap-4 @max-[52rem]/leaf:mt-2">
                    {view.beside.notes.map((note) => (
                      <li key={note.number} className="note-still">
                        <span className="note-file">{note.file}</span> <span className="note-words">{note.words}</span>{' '}
                        <span className="note-place">{note.place}</span>
                      </li>
                    ))}
                  </ul>
                  {view.beside.notes.length > 2 && (
                    <p className="notes-all mt-3">
                      <a href={view.beside.href} className="link text-ink">
                        All {view.beside.notes.length} sources
                      </a>
                    </p>
                  )}
                </div>
              )}
              <h2 id="empty-heading" className="title">
                Ask your files
              </h2>
              <p className="lead mt-3 sm:mt-4">
                {view.ready} Each answer shows its sources, sentence by sentence. When the files do not say, Postil
                tells you so.
              </p>
              <ul role="list" className="border-rule mt-5 border-b sm:mt-8">
                {view.suggestions.map((suggestion) => (
                  <li key={suggestion.text}>
                    {suggestion.href !== '' ? (
                      <a
                        href={suggestion.href}
                        className="border-rule flex min-h-12 items-center justify-between gap-4 border-t py-2 leading-6 underline-offset-4 hover:underline"
                      >
                        {suggestion.text}{' '}
                        <span className="text-soft shrink-0 text-sm/6">
                          Asked{' '}
                          <span aria-hidden="true" className="ms-2 inline-block text-base/6 rtl:-scale-x-100">
                            →
                          </span>
                        </span>
                      </a>
                    ) : (
                      <button
                        type="button"
                        onClick={() => askQuestion(suggestion.text)}
                        className="border-rule flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 border-t py-2 text-start leading-6 underline-offset-4 hover:underline"
                      >
                        {suggestion.text}{' '}
                        <span aria-hidden="true" className="text-soft shrink-0 text-base/6 rtl:-scale-x-100">
                          →
                        </span>
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {view.phase === 'missing' && (
            <section aria-labelledby="missing-heading" className="pt-14 sm:pt-24">
              <h2 id="missing-heading" className="title">
                This conversation is not here
              </h2>
              <p className="lead mt-4">
                It was deleted, is in another browser, or could not be read. Conversations stay in the browser where you
                had them. To move them, export them in Settings.
              </p>
              <div className="mt-8 flex flex-wrap gap-2">
                <a href="/history" className="btn btn-ink">
                  Search the history
                </a>
              </div>
            </section>
          )}
          <div data-transcript="" className={clsx('transcript', view.phase === 'open' ? 'block' : 'hidden')} />
        </div>
      </div>

      <div className="leaf pointer-events-none sticky bottom-0 z-10 w-full print:hidden [@media(max-height:30rem)]:static">
        <div className="leaf-text">
          <div className="bg-paper before:from-paper pointer-events-auto relative pb-4 before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:to-transparent">
            <p className="text-soft min-h-8 pt-1.5 pb-0.5 text-sm/6">
              <span role="status">{said}</span>
            </p>
            <form
              onSubmit={send}
              className={clsx(
                'bg-sheet rounded-md border shadow-xs has-[textarea:focus-visible]:border-ink has-[textarea:focus-visible]:outline-1 has-[textarea:focus-visible]:outline-ink',
                view.isDropping ? 'border-dashed border-ink' : 'border-line',
              )}
            >
              {view.quote !== '' && (
                <div className="flex items-start gap-2 px-4 pt-3">
                  <p className="text-soft line-clamp-2 min-w-0 flex-1 border-s-2 border-line ps-3 text-sm/6">
                    {view.quote}
                  </p>
                  <button
                    type="button"
                    aria-label="Remove the quote"
                    onClick={() => dropQuote()}
                    className="btn-quiet -mt-1.5 shrink-0"
                  >
                    Remove
                  </button>
                </div>
              )}
              <ul role="list" aria-label="Files of this question" className="px-4 empty:hidden">
                {view.files.map((file) => (
                  <li key={file.id} className="border-rule flex items-center gap-3 border-b py-1 text-sm/6">
                    <span className="min-w-0 flex-1">
                      <span className="block truncate">{file.name}</span>
                      <span
                        className={clsx(
                          'block',
                          file.isBad ? 'my-1 border-s-4 border-ink ps-3 font-medium' : 'text-soft',
                        )}
                      >
                        {file.state}
                      </span>
                    </span>
                    <progress
                      max={100}
                      value={file.percent}
                      aria-label={file.name}
                      className={clsx('progress w-24', file.percent < 100 && !file.isBad ? 'block' : 'hidden')}
                    />
                    <button
                      type="button"
                      aria-label={`Remove ${file.name}`}
                      onClick={() => removeFile(file.id)}
                      className="btn-quiet shrink-0"
                    >
                      Remove
                    </button>
                  </li>
                ))}
              </ul>
              <label htmlFor="chat-question" className="sr-only">
                Your question
              </label>
              <textarea
                id="chat-question"
                name="q"
                rows={1}
                dir="auto"
                placeholder={view.isDropping ? 'Drop the files here' : 'Ask about your files'}
                className="placeholder:text-soft block field-sizing-content max-h-[40dvh] min-h-13 w-full resize-none bg-transparent px-4 pt-3.5 pb-1 text-base/6 outline-hidden"
              />
              <div className="flex flex-wrap items-center gap-1 px-1.5 pb-1.5">
                <label className="btn-quiet has-focus-visible:outline-2 has-focus-visible:outline-ink">
                  Add files
                  <input
                    type="file"
                    multiple
                    data-files=""
                    accept=".pdf,.docx,.xlsx,.csv,.md,.txt"
                    className="sr-only"
                  />
                </label>
                <a href="/prompts" className="btn-quiet">
                  Prompts
                </a>
                {view.isStreaming ? (
                  <button type="button" onClick={() => stopAnswer()} className="btn btn-line ms-auto min-h-10 py-1.5">
                    Stop <kbd className="key max-sm:hidden">Esc</kbd>
                  </button>
                ) : (
                  <button type="submit" className="btn btn-ink ms-auto min-h-10 py-1.5">
                    Ask
                  </button>
                )}
              </div>
            </form>
            <p aria-live="polite" className="sr-only">
              {heard}
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}
