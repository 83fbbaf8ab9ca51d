/**
 * @title Simple tooltips on four sides
 * @description A product view with a tool at each edge; its tooltips point above, below, left and right, on hover, on focus, and all at once for newcomers.
 * @keywords tooltip arrow, tooltip placement, tooltip position, hint, map controls
 * @free
 * @layout padded
 * @opens Show all hints
 * @minHeight 400
 * @order 2
 * @part AUI-C41-2
 */
import { useState, type KeyboardEvent } from 'react'
import {
  BookmarkIcon,
  CubeTransparentIcon,
  MagnifyingGlassPlusIcon,
  QuestionMarkCircleIcon,
  SwatchIcon,
} from '@heroicons/react/20/solid'
import clsx from 'clsx'

const tools = [
  {
    name: 'View in your room',
    icon: CubeTransparentIcon,
    placeClass: 'inset-x-0 top-3 mx-auto',
    tipClass: 'top-full mt-2.5',
    arrowClass: 'inset-x-0 -top-1 mx-auto',
  },
  {
    name: 'Change the fabric',
    icon: SwatchIcon,
    placeClass: 'inset-y-0 start-3 my-auto',
    tipClass: 'start-full ms-2.5',
    arrowClass: 'inset-y-0 -start-1 my-auto',
  },
  {
    name: 'Save for later',
    icon: BookmarkIcon,
    placeClass: 'inset-y-0 end-3 my-auto',
    tipClass: 'end-full me-2.5',
    arrowClass: 'inset-y-0 -end-1 my-auto',
  },
  {
    name: 'Zoom in',
    icon: MagnifyingGlassPlusIcon,
    placeClass: 'inset-x-0 bottom-3 mx-auto',
    tipClass: 'bottom-full mb-2.5',
    arrowClass: 'inset-x-0 -bottom-1 mx-auto',
  },
]

export default function SimpleTooltipsOnFourSides() {
  const [hinted, setHinted] = useState('')
  const [isShowingAll, setIsShowingAll] = useState(false)

  function dismiss(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'Escape') return
    setHinted('')
    setIsShowingAll(false)
  }

  return (
    <div className="relative mx-auto flex h-88 max-w-xl items-center justify-center overflow-hidden rounded-xl bg-linear-to-b from-primary-100 to-primary-200 ring-1 ring-secondary-950/10 dark:from-primary-800 dark:to-primary-950 dark:ring-white/10">
      {/* Replace with your product */}
      <span
        aria-hidden="true"
        className="absolute bottom-14 h-6 w-56 rounded-full bg-secondary-950/25 blur-lg dark:bg-secondary-950/60"
      />
      <img
        src="/media/cutouts/armchair-oat.webp"
        alt="Low oak armchair with oat-colored wool cushions and a rust-red pillow"
        width={578}
        height={570}
        className="relative mt-4 size-60 object-contain"
      />
      {tools.map((tool) => (
        <div
          key={tool.name}
          onMouseEnter={() => setHinted(tool.name)}
          onMouseLeave={() => setHinted('')}
          className={`absolute flex size-10 items-center justify-center ${tool.placeClass}`}
        >
          <button
            type="button"
            aria-label={tool.name}
            onFocus={() => setHinted(tool.name)}
            onBlur={() => setHinted('')}
            onKeyDown={dismiss}
            className="rounded-lg bg-white p-2.5 text-secondary-700 shadow-lg ring-1 ring-secondary-950/10 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-secondary-800 dark:text-secondary-200 dark:ring-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <tool.icon aria-hidden="true" className="size-5" />
          </button>
          <div
            aria-hidden="true"
            className={clsx(
              'pointer-events-none absolute z-10 rounded-lg bg-secondary-950 px-3 py-1.5 text-xs/5 font-medium whitespace-nowrap text-white shadow-lg dark:bg-white dark:text-secondary-950',
              tool.tipClass,
              isShowingAll || hinted === tool.name ? 'block' : 'hidden',
            )}
          >
            {tool.name}
            <span
              className={`absolute size-2.5 rotate-45 rounded-xs bg-secondary-950 dark:bg-white ${tool.arrowClass}`}
            />
          </div>
        </div>
      ))}
      <button
        type="button"
        onClick={() => setIsShowingAll(!isShowingAll)}
        onKeyDown={dismiss}
        className={clsx(
          'absolute start-3 top-3 rounded-full p-2.5 shadow-lg ring-1 ring-secondary-950/10 transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:ring-white/10 dark:focus-visible:outline-primary-400',
          isShowingAll
            ? 'bg-primary-600 text-white hover:bg-primary-700'
            : 'bg-white text-secondary-700 hover:text-secondary-950 dark:bg-secondary-800 dark:text-secondary-200 dark:hover:text-white',
        )}
      >
        <QuestionMarkCircleIcon aria-hidden="true" className="size-5" />
        <span className="sr-only">{isShowingAll ? 'Hide all hints' : 'Show all hints'}</span>
      </button>
    </div>
  )
}
