import clsx from 'clsx'

type Props = {
  /** Highlighted by the build: spans with known classes around escaped text, safe to set as HTML. */
  html: string
  label: string
  numbers?: boolean
  wrap?: boolean
  className?: string
}

/** Code to read; a scroll area that the keyboard reaches too. */
export function CodeBlock({ html, label, numbers = false, wrap = false, className }: Props) {
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label={label}
      dir="ltr"
      className={clsx('overflow-auto bg-(--code-ground) py-4 focus-visible:-outline-offset-2', className)}
    >
      <code
        className={clsx('code block min-w-full', wrap ? 'w-full' : 'w-max')}
        data-numbers={numbers}
        data-wrap={wrap}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  )
}
