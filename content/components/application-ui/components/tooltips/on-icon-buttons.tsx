/**
 * @title Tooltips on icon buttons
 * @description A toolbar of icon buttons whose tooltips appear on hover and on keyboard focus and close with Escape.
 * @keywords hint, toolbar, hover text, icon toolbar, help text, info bubble
 * @free
 * @layout centered
 * @opens Italic
 * @order 1
 * @part AUI-C41-1
 */
import { useState, type KeyboardEvent } from 'react'
import { BoldIcon, ItalicIcon, LinkIcon, ListBulletIcon, StrikethroughIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const tools = [
  { id: 'bold', name: 'Bold', keys: '⌘B', icon: BoldIcon },
  { id: 'italic', name: 'Italic', keys: '⌘I', icon: ItalicIcon },
  { id: 'strike', name: 'Strikethrough', keys: '⇧⌘X', icon: StrikethroughIcon },
  { id: 'list', name: 'Bulleted list', keys: '⇧⌘8', icon: ListBulletIcon },
  { id: 'link', name: 'Link', keys: '⌘K', icon: LinkIcon },
]

export default function TooltipsOnIconButtons() {
  const [hinted, setHinted] = useState('')
  const [pressed, setPressed] = useState(['bold'])

  function toggle(id: string) {
    setPressed(pressed.includes(id) ? pressed.filter((each) => each !== id) : [...pressed, id])
  }

  function dismiss(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key === 'Escape') setHinted('')
  }

  return (
    <div
      role="group"
      aria-label="Text style"
      className="mt-10 flex gap-0.5 rounded-xl bg-white p-1 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      {tools.map((tool) => (
        <div
          key={tool.id}
          className="relative flex justify-center"
          onMouseEnter={() => setHinted(tool.id)}
          onMouseLeave={() => setHinted('')}
        >
          <button
            type="button"
            aria-label={tool.name}
            aria-pressed={pressed.includes(tool.id)}
            onClick={() => toggle(tool.id)}
            onFocus={() => setHinted(tool.id)}
            onBlur={() => setHinted('')}
            onKeyDown={dismiss}
            className={clsx(
              'rounded-lg p-2.5 transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-2 dark:focus-visible:outline-primary-400',
              pressed.includes(tool.id)
                ? 'bg-primary-50 text-primary-700 dark:bg-primary-400/15 dark:text-primary-300'
                : 'text-secondary-600 hover:bg-secondary-950/5 hover:text-secondary-950 dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white',
            )}
          >
            <tool.icon aria-hidden="true" className="size-5" />
          </button>
          <div
            aria-hidden="true"
            className={clsx(
              'pointer-events-none absolute bottom-full z-10 pb-2 transition duration-150 motion-reduce:transition-none',
              hinted === tool.id ? 'opacity-100' : 'translate-y-1 opacity-0',
            )}
          >
            <div className="flex items-center gap-2 rounded-lg bg-secondary-900 px-2.5 py-1.5 text-xs/5 font-medium whitespace-nowrap text-white shadow-lg dark:bg-secondary-700">
              {tool.name}
              <span dir="ltr" className="text-secondary-300">
                {tool.keys}
              </span>
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
