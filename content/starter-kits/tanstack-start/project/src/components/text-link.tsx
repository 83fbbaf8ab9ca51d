import { createLink } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** A link in a line of text. */
export function TextAnchor({ className, children, ...anchor }: ComponentProps<'a'>) {
  return (
    <a
      {...anchor}
      className={clsx(
        'rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400',
        className,
      )}
    >
      {children}
    </a>
  )
}

/** The same to a page of ours. */
export default createLink(TextAnchor)
