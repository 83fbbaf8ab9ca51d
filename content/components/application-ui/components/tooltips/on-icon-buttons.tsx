/**
 * @title Tooltips on icon buttons
 * @description A toolbar of icon buttons over a chosen passage; each names itself and its keys in a tooltip on hover and on keyboard focus, until Escape.
 * @keywords hint, toolbar, hover text, icon toolbar, help text, info bubble
 * @free
 * @layout centered
 * @opens Italic
 * @minHeight 240
 * @order 1
 * @part AUI-C41-1
 */
import { useState, type KeyboardEvent } from 'react'
import { BoldIcon, ItalicIcon, LinkIcon, PaintBrushIcon, StrikethroughIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const tools = [
  { id: 'bold', name: 'Bold', keys: '⌘B', icon: BoldIcon },
  { id: 'italic', name: 'Italic', keys: '⌘I', icon: ItalicIcon },
  { id: 'strike', name: 'Strikethrough', keys: '⇧⌘X', icon: StrikethroughIcon },
  { id: 'mark', name: 'Highlight', keys: '⇧⌘H', icon: PaintBrushIcon },
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
    <div className="max-w-lg pt-11">
      <div
        role="group"
        aria-label="Text style"
        className="inline-flex flex-wrap gap-0.5 rounded-xl bg-white p-1 shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-800 dark:ring-white/10"
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
                'rounded-lg p-2.5 transition duration-150 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:focus-visible:outline-primary-400',
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
                'pointer-events-none absolute bottom-full z-10 pb-2.5',
                hinted === tool.id ? 'block' : 'hidden',
              )}
            >
              <div className="relative flex items-center gap-2 rounded-lg bg-secondary-950 py-1.5 ps-3 pe-1.5 text-xs/5 font-medium whitespace-nowrap text-white shadow-lg dark:bg-white dark:text-secondary-950">
                {tool.name}
                <kbd dir="ltr" className="rounded-sm bg-white/15 px-1.5 font-medium dark:bg-secondary-950/10">
                  {tool.keys}
                </kbd>
                <span className="absolute inset-x-0 -bottom-1 mx-auto size-2.5 rotate-45 rounded-xs bg-secondary-950 dark:bg-white" />
              </div>
            </div>
          </div>
        ))}
      </div>
      <p className="mt-3 text-lg/8 text-pretty text-secondary-700 dark:text-secondary-300">
        <span
          className={clsx(
            'rounded-xs box-decoration-clone px-0.5 py-0.5 transition duration-150 motion-reduce:transition-none',
            pressed.includes('mark') ? 'bg-amber-200 dark:bg-amber-400/30' : 'bg-primary-100 dark:bg-primary-400/25',
            pressed.includes('link') ? 'text-primary-800 dark:text-primary-200' : 'text-secondary-950 dark:text-white',
            pressed.includes('bold') && 'font-semibold',
            pressed.includes('italic') && 'italic',
            pressed.includes('strike') && 'line-through',
          )}
        >
          The second proof of the poster
        </span>{' '}
        goes to print on Thursday, April 9, unless the title still needs another color.
      </p>
    </div>
  )
}
