import { type ReactNode, useId } from 'react'

/** A part of a tool below its own heading. */
export function ToolSection({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-4 text-xl font-semibold tracking-tight text-ink">
        {title}
      </h2>
      {children}
    </section>
  )
}
