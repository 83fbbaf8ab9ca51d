import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { type ReactNode, useId, useRef } from 'react'
import { useVisitStart } from '#client/hooks/use-page-change.ts'

type Props = { label: string; children: ReactNode }

/**
 * A part of the header that opens below its button. The browser's own popover: it works before any script does,
 * Escape and a click elsewhere close it, and the focus finds back to the button.
 */
export function MenuButton({ label, children }: Props) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useVisitStart(() => panel.current?.hidePopover())

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="group inline-flex h-10 items-center gap-1 rounded-md ps-3 pe-2 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink has-[+:popover-open]:bg-hover has-[+:popover-open]:text-ink"
      >
        {label}
        <ChevronDownIcon
          aria-hidden
          className="size-4 text-faint transition-transform group-has-[+:popover-open]:rotate-180"
        />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="header-menu rounded-2xl bg-overlay text-ink shadow-xl ring-1 shadow-black/10 ring-line dark:shadow-black/50"
      >
        {children}
      </div>
    </>
  )
}
