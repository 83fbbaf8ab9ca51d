import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { OnceAlive } from './once-alive.tsx'

type Props = {
  /** What the button is called: "Primary colour: Blue". */
  name: string
  /** What the button shows. */
  button: ReactNode
  /** What the panel is about, for those who hear it. */
  legend: string
  /** Finds what takes the focus when the panel opens. */
  focus: string
  /** A button that is a picture and nothing else, among others of its kind. */
  isIcon?: boolean
  /** Which edge of the button the panel keeps to on wide screens. */
  align?: 'start' | 'end'
  children: ReactNode
}

/** A button that opens a panel of settings below it. Escape and leaving close it; the choices take effect at once. */
export function Popover({ name, button: content, legend, focus, isIcon = false, align = 'end', children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>(focus)?.focus()
  }, [open, focus])

  // Where the button stands can change with every choice, as others beside it become wider.
  useEffect(() => {
    if (open && panel.current) keepInWindow(panel.current)
  })
  useEffect(() => {
    if (!open) return
    const keep = () => panel.current && keepInWindow(panel.current)
    window.addEventListener('resize', keep)
    return () => window.removeEventListener('resize', keep)
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what its controls do, and is none itself
    <div className="relative max-w-full" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={name}
        title={isIcon ? name : undefined}
        onClick={() => setOpen(!open)}
        className={isIcon ? iconClass : selectClass}
      >
        {content}
        {!isIcon && <ChevronDownIcon aria-hidden className="size-4 shrink-0 text-faint" />}
      </button>
      <fieldset
        ref={panel}
        id={id}
        hidden={!open}
        // Safari gives a pressed control no focus; without this the panel would take that for leaving.
        tabIndex={-1}
        className={clsx(
          'absolute top-full z-20 mt-2 w-max max-w-[calc(100vw-2rem)] min-w-0 rounded-xl bg-overlay p-3 shadow-lg ring-1 ring-line',
          align === 'end' ? 'inset-e-0 max-sm:inset-s-0 max-sm:inset-e-auto' : 'inset-s-0',
        )}
      >
        <legend className="sr-only">{legend}</legend>
        <OnceAlive>{children}</OnceAlive>
      </fieldset>
    </div>
  )
}

const selectClass =
  'flex min-h-9 max-w-full items-center gap-2 rounded-lg ps-2.5 pe-2 text-sm font-medium text-ink inset-ring inset-ring-line transition-colors hover:bg-hover pointer-coarse:min-h-10'
const iconClass =
  'inline-flex size-8 items-center justify-center rounded-md text-faint transition-colors hover:bg-hover hover:text-ink aria-expanded:bg-hover aria-expanded:text-ink pointer-coarse:size-10'

/** Pixels between a panel and the window's edge. */
const gap = 16

/** Moves a panel that would reach over the window's edge back into it. */
function keepInWindow(box: HTMLElement) {
  // Where it would be unmoved: a move may still be on its way, however short it takes.
  const left = (box.offsetParent?.getBoundingClientRect().left ?? 0) + box.offsetLeft
  const over = left + box.offsetWidth - (document.documentElement.clientWidth - gap)
  box.style.translate = over > 0 ? `${-over}px` : left < gap ? `${gap - left}px` : ''
}
