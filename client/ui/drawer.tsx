import { clsx } from 'clsx'
import { type MouseEvent, type ReactNode, type RefObject, useEffect } from 'react'

type Props = {
  ref: RefObject<HTMLDialogElement | null>
  id?: string
  label: string
  side: 'start' | 'end'
  children: ReactNode
  onClose?: () => void
}

const sides = {
  start: 'me-auto starting:open:-translate-x-8',
  end: 'ms-auto starting:open:translate-x-8',
}

/**
 * A panel at the page's edge over a dimming backdrop: the browser's own modal dialog, which keeps the focus
 * inside, closes on Escape and gives the focus back. Open it with showModal().
 */
export function Drawer({ ref, id, label, side, children, onClose }: Props) {
  useEffect(() => {
    const wide = matchMedia('(width >= 64rem)')
    const close = () => wide.matches && ref.current?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [ref])

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === ref.current) ref.current?.close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={ref}
      id={id}
      aria-label={label}
      onClick={closeOnBackdrop}
      onClose={onClose}
      className={clsx(
        'my-0 h-dvh max-h-none w-80 max-w-[calc(100vw-min(3rem,10vw))] overflow-hidden bg-page text-ink opacity-0 shadow-2xl ring-1 ring-line transition-[opacity,transform] duration-200 open:opacity-100 starting:open:opacity-0',
        'backdrop:bg-black/45 backdrop:opacity-0 backdrop:transition-opacity backdrop:duration-200 open:backdrop:opacity-100 dark:backdrop:bg-black/65 starting:open:backdrop:opacity-0',
        sides[side],
      )}
    >
      {children}
    </dialog>
  )
}
