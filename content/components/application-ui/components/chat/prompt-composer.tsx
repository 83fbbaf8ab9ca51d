/**
 * @title AI chat prompt composer
 * @description A prompt field that grows, with files as chips, a choice of depth, and a stop button that keeps the text.
 * @keywords prompt input, prompt box, chatbot input, ask field, model picker, file attachments
 * @layout padded
 * @minHeight 560
 * @opens Depth: Thorough
 * @order 2
 * @part AUI-C13-2
 */
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import {
  ArrowUpIcon,
  CheckIcon,
  ChevronDownIcon,
  GlobeAltIcon,
  PaperClipIcon,
  StopIcon,
  XMarkIcon,
} from '@heroicons/react/20/solid'
import clsx from 'clsx'

const files = [
  {
    id: 'sales',
    name: 'Sales report, September',
    type: 'XLSX',
    typeClass: 'bg-sky-100 text-sky-900 dark:bg-sky-400/20 dark:text-sky-200',
  },
  {
    id: 'quote',
    name: 'Quote, Alder Bindery',
    type: 'PDF',
    typeClass: 'bg-amber-100 text-amber-900 dark:bg-amber-400/20 dark:text-amber-200',
  },
  {
    id: 'contract',
    name: 'Contract, Inés Aguirre',
    type: 'PDF',
    typeClass: 'bg-green-100 text-green-900 dark:bg-green-400/20 dark:text-green-200',
  },
]

const depths = [
  { id: 'quick', name: 'Quick', text: 'First match, about 5 seconds' },
  { id: 'thorough', name: 'Thorough', text: 'Every page, about 30 seconds' },
  { id: 'compare', name: 'Compare', text: 'Side by side, about 2 minutes' },
]

export default function AiChatPromptComposer() {
  // Begin with '' and []; the sample shows a prompt that is being written
  const [prompt, setPrompt] = useState(
    'How many copies of Low Tide Kitchen should we reprint, and when do we have to order?',
  )
  const [attached, setAttached] = useState(['sales', 'quote'])
  const [depth, setDepth] = useState('thorough')
  const [isWeb, setIsWeb] = useState(false)
  const [status, setStatus] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const isSending = status === 'sending'
  const missing = files.find((file) => !attached.includes(file.id))

  function remove(id: string) {
    setAttached(attached.filter((each) => each !== id))
    form.current?.querySelector('textarea')?.focus()
  }

  // Open your file picker here
  function attach() {
    if (missing) setAttached([...attached, missing.id])
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (prompt.trim() !== '') setStatus(isSending ? 'stopped' : 'sending')
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!isSending) form.current?.requestSubmit()
  }

  return (
    <section
      aria-labelledby="composer-heading"
      className="mx-auto max-w-3xl rounded-2xl bg-primary-100 px-3 pt-8 pb-6 sm:px-10 sm:pt-12 sm:pb-10 dark:bg-primary-950"
    >
      <h2
        id="composer-heading"
        className="text-2xl/8 font-semibold tracking-tight text-balance text-primary-950 sm:text-center dark:text-white"
      >
        What should Ferrane look up?
      </h2>
      <form
        ref={form}
        onSubmit={send}
        className="relative mt-5 rounded-2xl border border-secondary-500 bg-white shadow-lg has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-primary-600 sm:mt-6 dark:border-white/40 dark:bg-secondary-900 dark:shadow-none dark:has-[textarea:focus-visible]:outline-primary-400"
      >
        {attached.length > 0 && (
          <ul role="list" aria-label="Attached files" className="flex flex-wrap gap-2 px-3 pt-3">
            {files.map(
              (file) =>
                attached.includes(file.id) && (
                  <li
                    key={file.id}
                    className="flex min-h-10 max-w-full items-center rounded-lg bg-secondary-950/5 ps-2 text-sm/5 font-medium text-secondary-950 dark:bg-white/10 dark:text-white"
                  >
                    <span className="flex min-w-0 flex-wrap items-center gap-x-2 py-1">
                      <span aria-hidden="true" className={clsx('rounded-md px-1.5 py-0.5 text-xs/5', file.typeClass)}>
                        {file.type}
                      </span>
                      <span className="min-w-0 wrap-break-word">{file.name}</span>
                    </span>
                    <button
                      type="button"
                      onClick={() => remove(file.id)}
                      className="flex size-10 shrink-0 items-center justify-center rounded-lg text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                    >
                      <span className="sr-only">Remove {file.name}</span>
                      <XMarkIcon aria-hidden="true" className="size-4" />
                    </button>
                  </li>
                ),
            )}
          </ul>
        )}
        <label htmlFor="composer-prompt" className="sr-only">
          Your question
        </label>
        {/* The copy behind the field makes it grow with the text */}
        <div className="grid max-h-60 grid-cols-1 overflow-y-auto px-4 pt-3 text-base/6">
          <div
            aria-hidden="true"
            className="invisible col-start-1 row-start-1 min-h-12 wrap-break-word whitespace-pre-wrap"
          >{`${prompt} `}</div>
          <textarea
            id="composer-prompt"
            rows={1}
            placeholder="Ask about your files"
            readOnly={isSending}
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
            onKeyDown={sendOnEnter}
            className="col-start-1 row-start-1 resize-none overflow-hidden bg-transparent text-base/6 text-secondary-950 placeholder:text-secondary-500 focus:outline-hidden dark:text-white dark:placeholder:text-secondary-400"
          />
        </div>
        <div className="flex flex-wrap items-center gap-1 p-2">
          <button
            type="button"
            onClick={attach}
            className="shrink-0 rounded-lg p-2.5 text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <PaperClipIcon aria-hidden="true" className="size-5" />
            <span className="sr-only">Attach files</span>
          </button>
          <button
            type="button"
            aria-pressed={isWeb}
            onClick={() => setIsWeb(!isWeb)}
            className="flex shrink-0 items-center gap-1.5 rounded-lg p-2.5 text-sm/5 font-medium text-secondary-600 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-primary-100 aria-pressed:text-primary-800 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-primary-400/20 dark:aria-pressed:text-primary-200"
          >
            <GlobeAltIcon aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">Web</span>
          </button>
          <Menu as="div" className="sm:relative">
            <MenuButton className="flex items-center gap-1 rounded-lg p-2.5 text-sm/5 font-medium text-secondary-950 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
              <span className="sr-only">Depth: </span>
              <span>{depths.find((each) => each.id === depth)?.name}</span>
              <ChevronDownIcon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
            </MenuButton>
            <MenuItems
              transition
              className="absolute inset-x-0 top-full z-10 mt-1 origin-top rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none sm:inset-x-auto sm:start-0 sm:mt-3 sm:w-72 dark:bg-secondary-800 dark:ring-white/10"
            >
              {depths.map((each) => (
                <MenuItem key={each.id}>
                  <button
                    type="button"
                    onClick={() => setDepth(each.id)}
                    className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:data-focus:bg-white/10"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block font-medium text-secondary-950 dark:text-white">{each.name}</span>
                      <span className="block text-secondary-600 dark:text-secondary-300">{each.text}</span>
                    </span>
                    <CheckIcon
                      aria-hidden="true"
                      className={clsx(
                        'size-5 shrink-0 text-primary-600 dark:text-primary-400',
                        each.id !== depth && 'invisible',
                      )}
                    />
                  </button>
                </MenuItem>
              ))}
            </MenuItems>
          </Menu>
          <button
            type="submit"
            aria-disabled={prompt.trim() === ''}
            className="ms-auto shrink-0 rounded-xl bg-primary-600 p-2.5 text-white transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-disabled:bg-secondary-200 aria-disabled:text-secondary-500 motion-reduce:transition-none dark:focus-visible:outline-primary-400 dark:aria-disabled:bg-white/10 dark:aria-disabled:text-secondary-400"
          >
            {isSending ? (
              <StopIcon aria-hidden="true" className="size-5" />
            ) : (
              <ArrowUpIcon aria-hidden="true" className="size-5" />
            )}
            <span className="sr-only">{isSending ? 'Stop' : 'Send'}</span>
          </button>
        </div>
      </form>
      <p
        role="status"
        className="mt-3 min-h-6 text-sm/6 text-pretty text-primary-900 sm:text-center dark:text-primary-200"
      >
        {isSending
          ? `Reading ${attached.length === 0 ? 'all your files' : attached.length === 1 ? 'one file' : `${attached.length} files`}…`
          : status === 'stopped'
            ? 'Stopped. Your question is still here.'
            : 'Every answer links to the page it came from.'}
      </p>
    </section>
  )
}
