import { clsx } from 'clsx'

type Props = {
  /** Highlighted by the build: spans with known classes around escaped text, safe to set as HTML. */
  html: string
  label: string
  numbers?: boolean
  wrap?: boolean
  className?: string
}

/** Code to read, in a scroll area that the keyboard reaches too. */
export function CodeBlock({ html, label, numbers = false, wrap = false, className }: Props) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
      tabIndex={0}
      dir="ltr"
      className={clsx('overflow-auto bg-(--code-ground) focus-visible:-outline-offset-2', className)}
    >
      <pre className={clsx('min-w-full py-4', wrap ? 'w-full' : 'w-max')}>
        <code
          className="code block"
          data-numbers={numbers}
          data-wrap={wrap}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </section>
  )
}
