/**
 * @title Markdown textarea with toolbar and preview
 * @description A textarea for Markdown with a formatting toolbar and a live preview beside it.
 * @keywords text editor, rich text editor, comment box, WYSIWYG, composer, multiline input, text area
 * @layout padded
 * @order 2
 * @part AUI-C19-2
 */
import { type FormEvent, useRef, useState } from 'react'
import {
  BoldIcon,
  CodeBracketIcon,
  ItalicIcon,
  LinkIcon,
  ListBulletIcon,
  PaperClipIcon,
} from '@heroicons/react/20/solid'
import clsx from 'clsx'

const draft =
  'The gauge at the **north pier** reads 2 inches too high since the storm.\n\n- Compare it with the one at the lock\n- Tell the pilots before the next tide'

const tools = [
  { name: 'Bold', icon: BoldIcon, before: '**', after: '**' },
  { name: 'Italic', icon: ItalicIcon, before: '_', after: '_' },
  { name: 'Code', icon: CodeBracketIcon, before: '`', after: '`' },
  { name: 'Link', icon: LinkIcon, before: '[', after: '](https://)' },
  { name: 'List', icon: ListBulletIcon, before: '\n- ', after: '' },
]

const longest = 500

// Reads bold and lists only; put your Markdown renderer in its place.
function toBlocks(text: string) {
  return text
    .split('\n')
    .map((line, index) => ({
      id: index,
      isItem: line.startsWith('- '),
      runs: line
        .replace(/^- /, '')
        .split('**')
        .map((run, place) => ({ id: place, text: run.replaceAll(/[*_`]/g, ''), isBold: place % 2 === 1 })),
    }))
    .filter((block) => block.runs.some((run) => run.text !== ''))
}

export default function MarkdownTextareaWithToolbarAndPreview() {
  const [text, setText] = useState(draft)
  const [sent, setSent] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const left = longest - text.length
  const blocks = toBlocks(text)

  function mark(before: string, after: string) {
    const start = field.current?.selectionStart ?? text.length
    const end = field.current?.selectionEnd ?? text.length
    setText(text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end))
    field.current?.focus()
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent('Comment posted')
    setText('')
  }

  return (
    <form onSubmit={send} className="mx-auto max-w-3xl">
      <div className="overflow-hidden rounded-xl border border-secondary-500 bg-white has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-primary-600 dark:border-white/40 dark:bg-secondary-900 dark:has-[textarea:focus-visible]:outline-primary-400">
        <div className="grid sm:grid-cols-2">
          <div className="flex flex-col">
            <div
              role="group"
              aria-label="Marks"
              className="flex border-b border-secondary-950/10 p-1.5 dark:border-white/10"
            >
              {tools.map((tool) => (
                <button
                  key={tool.name}
                  type="button"
                  onClick={() => mark(tool.before, tool.after)}
                  className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                >
                  <span className="sr-only">{tool.name}</span>
                  <tool.icon aria-hidden="true" className="size-5" />
                </button>
              ))}
            </div>
            <label htmlFor="composer-text" className="sr-only">
              Comment
            </label>
            <textarea
              id="composer-text"
              ref={field}
              name="comment"
              rows={7}
              value={text}
              onChange={(event) => setText(event.target.value)}
              aria-describedby="composer-left"
              placeholder="What did you find?"
              className="block w-full flex-1 resize-none bg-transparent px-4 py-3 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden sm:text-sm/6 dark:text-white dark:placeholder:text-secondary-400"
            />
          </div>
          <section
            aria-labelledby="composer-preview"
            className="border-secondary-950/10 bg-secondary-50 max-sm:border-t sm:border-s dark:border-white/10 dark:bg-white/5"
          >
            <h3
              id="composer-preview"
              className="border-b border-secondary-950/10 px-4 py-2.5 text-sm/6 font-medium text-secondary-600 dark:border-white/10 dark:text-secondary-400"
            >
              Preview
            </h3>
            <div className="grid content-start gap-2 px-4 py-3 text-sm/6 text-secondary-950 dark:text-white">
              {blocks.map((block) => (
                <div key={block.id} className={clsx('wrap-break-word', block.isItem && 'flex gap-2.5')}>
                  {block.isItem && (
                    <span
                      aria-hidden="true"
                      className="mt-2.5 size-1 shrink-0 rounded-full bg-secondary-500 dark:bg-secondary-400"
                    />
                  )}
                  <p className="min-w-0">
                    {block.runs.map((run) => (
                      <span key={run.id} className={clsx(run.isBold && 'font-semibold')}>
                        {run.text}
                      </span>
                    ))}
                  </p>
                </div>
              ))}
            </div>
          </section>
        </div>
        <div className="flex flex-wrap items-center gap-3 border-t border-secondary-950/10 p-2 dark:border-white/10">
          <button
            type="button"
            className="inline-flex min-h-9 items-center gap-2 rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            <PaperClipIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
            <span className="max-sm:sr-only">Attach a file</span>
          </button>
          <p
            id="composer-left"
            className={clsx(
              'ms-auto text-sm/6 tabular-nums',
              left < 0 ? 'font-medium text-red-700 dark:text-red-400' : 'text-secondary-600 dark:text-secondary-400',
            )}
          >
            <bdi>{left < 0 ? `${-left} too many` : `${left} left`}</bdi>
          </p>
          <button
            type="submit"
            disabled={text.trim() === '' || left < 0}
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Comment
          </button>
        </div>
      </div>
      <p role="status" className="mt-2 text-sm/6 font-medium text-green-800 empty:hidden dark:text-green-300">
        {sent}
      </p>
    </form>
  )
}
