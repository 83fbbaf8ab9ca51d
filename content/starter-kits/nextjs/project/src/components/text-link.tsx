import clsx from 'clsx'
import Link from 'next/link'
import type { ComponentProps } from 'react'

/** A link in a line of text. */
export default function TextLink({ className, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...link}
      className={clsx(
        'rounded-sm font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400',
        className,
      )}
    />
  )
}
