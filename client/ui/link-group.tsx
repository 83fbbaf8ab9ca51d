import { type ReactNode, useId } from 'react'

type Props = { title: string; className?: string; children: ReactNode }

/**
 * Links of a navigation under their title. It names the list and is no heading: navigations stand before the page's
 * title, where a heading of the second level would begin the outline.
 */
export function LinkGroup({ title, className, children }: Props) {
  const id = useId()

  return (
    <div className={className}>
      <p id={id} className="px-2 pb-1.5 text-xs font-medium text-faint">
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}
