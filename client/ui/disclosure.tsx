import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button.tsx'

type Props = {
  label: ReactNode
  /** Whether what is inside came back with something to say. */
  open?: boolean
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
  children: ReactNode
}

/** What is done seldom or is hard to undo waits behind a button; the browser's own, so that it opens without a script. */
export function Disclosure({ label, open = false, variant = 'secondary-alt', size, className, children }: Props) {
  return (
    <details open={open} className={clsx('group/fold', className)}>
      <summary
        className={buttonClass({ variant, size }, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}
      >
        <span>{label}</span>
        <ChevronDownIcon
          aria-hidden
          className={clsx('-me-1 size-4 group-open/fold:rotate-180', variant === 'primary' || 'text-faint')}
        />
      </summary>
      <div className="mt-5">{children}</div>
    </details>
  )
}
