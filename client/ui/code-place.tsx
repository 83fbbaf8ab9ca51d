import { clsx } from 'clsx'

type Props = {
  /** As many as the code has, up to those that are seen at once. */
  lines: number
  className?: string | undefined
}

/** Holds the place of code that is on its way, as high as the code will be on a page of components. */
export function CodePlace({ lines, className }: Props) {
  return (
    <pre aria-hidden className={clsx('code max-h-[36rem] overflow-hidden py-4', className)}>
      {'\n'.repeat(lines)}
    </pre>
  )
}
