import { useEffect, type KeyboardEvent, type RefObject, type SubmitEvent } from 'react'
import clsx from 'clsx'
import Link from '@/components/link'
import { selectBrackets } from '@/lib/brackets'
import { tabStorage } from '@/lib/records-tab'
import { draftKey } from '@/ui/draft-files'
import type { QuestionFile } from '@/ui/files-of-question'
import type { Conversation, ConversationView } from './conversation'
import { FileField } from './file-field'

interface ComposerProps {
  ref: RefObject<HTMLTextAreaElement | null>
  view: ConversationView
  conversation: Conversation
  isDropping: boolean
}

/** Where the next question is written, with what goes along: a quotation, and files. */
export function Composer({ ref: field, view, conversation, isDropping }: ComposerProps) {
  const { phase, visits, draft, quote, files, sendWith, isStreaming, said, heard } = view

  // The field is the browser's, so that what was written before this page was ready is not lost.
  useEffect(() => {
    const { current } = field
    const kept = tabStorage()?.getItem(draftKey()) ?? ''
    if (current) current.value = visits > 1 ? kept : current.value || kept
  }, [field, visits])
  // What was sent until then is kept by the first script of the page.
  useEffect(() => {
    if (field.current) takeEarly(field.current)
  }, [field])
  useEffect(() => {
    if (draft && field.current) field.current.value = draft
  }, [field, draft])
  useEffect(() => {
    if (phase !== 'empty' || !field.current) return
    if (draft) selectBrackets(field.current)
    else field.current.focus({ preventScroll: true })
  }, [field, phase, draft])

  async function send(event: SubmitEvent) {
    event.preventDefault()
    const { current } = field
    const text = current?.value ?? ''
    if (!(await conversation.ask(text, () => current?.value === text))) return current?.focus()
    tabStorage()?.removeItem(draftKey())
    if (current?.value === text) current.value = ''
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey || event.altKey) return
    if (sendWith === 'mod-enter' && !event.metaKey && !event.ctrlKey) return
    event.preventDefault()
    field.current?.form?.requestSubmit()
  }

  return (
    <div className="leaf pointer-events-none sticky bottom-0 z-10 w-full print:hidden [@media(max-height:30rem)]:static">
      <div className="leaf-text">
        <div className="bg-paper before:from-paper before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:to-transparent pointer-events-auto relative pb-4">
          <p className="min-h-8 pt-1.5 pb-0.5 text-sm/6 text-soft">
            <span role="status">{said}</span>
          </p>
          <form
            onSubmit={send}
            className={clsx(
              'bg-sheet rounded-md border shadow-xs has-[textarea:focus-visible]:border-ink has-[textarea:focus-visible]:outline-1 has-[textarea:focus-visible]:outline-ink',
              isDropping ? 'border-dashed border-ink' : 'border-line',
            )}
          >
            {quote !== '' && (
              <div className="flex items-start gap-2 px-4 pt-3">
                <p className="line-clamp-2 min-w-0 flex-1 border-s-2 border-line ps-3 text-sm/6 text-soft">{quote}</p>
                <button
                  type="button"
                  aria-label="Remove the quote"
                  onClick={() => {
                    conversation.dropQuote()
                    field.current?.focus()
                  }}
                  className="btn-quiet -mt-1.5 shrink-0"
                >
                  Remove
                </button>
              </div>
            )}
            <QuestionFiles files={files} onRemove={conversation.removeFile} />
            <label htmlFor="chat-question" className="sr-only">
              Your question
            </label>
            <textarea
              ref={field}
              id="chat-question"
              name="question"
              rows={1}
              dir="auto"
              placeholder={isDropping ? 'Drop the files here' : 'Ask about your files'}
              onKeyDown={onKeyDown}
              onInput={({ currentTarget }) => tabStorage()?.setItem(draftKey(), currentTarget.value)}
              className="block field-sizing-content max-h-[40dvh] min-h-13 w-full resize-none bg-transparent px-4 pt-3.5 pb-1 text-base/6 outline-hidden placeholder:text-soft"
            />
            <div className="flex flex-wrap items-center gap-1 px-1.5 pb-1.5">
              <label className="btn-quiet has-focus-visible:outline-2 has-focus-visible:outline-ink">
                Add files
                <FileField onFiles={conversation.addFiles} />
              </label>
              <Link href="/prompts" className="btn-quiet">
                Prompts
              </Link>
              {isStreaming ? (
                <button
                  key="stop"
                  type="button"
                  onClick={() => {
                    conversation.stop()
                    field.current?.focus()
                  }}
                  className="btn btn-line ms-auto min-h-10 py-1.5"
                >
                  Stop <kbd className="key max-sm:hidden">Esc</kbd>
                </button>
              ) : (
                <button key="ask" type="submit" className="btn btn-ink ms-auto min-h-10 py-1.5">
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
  )
}

function takeEarly({ dataset, form }: HTMLTextAreaElement) {
  dataset.alive = 'true'
  if (dataset.early) form?.requestSubmit()
  delete dataset.early
}

function QuestionFiles({ files, onRemove }: { files: QuestionFile[]; onRemove: (id: string) => void }) {
  return (
    <ul role="list" aria-label="Files of this question" className="px-4 empty:hidden">
      {files.map((file) => (
        <li key={file.id} className="flex items-center gap-3 border-b border-rule py-1 text-sm/6">
          <span className="min-w-0 flex-1">
            <span className="block truncate">{file.name}</span>
            <span className={clsx('block', file.isBad ? 'my-1 border-s-4 border-ink ps-3 font-medium' : 'text-soft')}>
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
            onClick={() => onRemove(file.id)}
            className="btn-quiet shrink-0"
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  )
}
