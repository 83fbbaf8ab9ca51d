import type { ReactNode } from 'react'

/** A family of primitives. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`ui-${title}`} className="mt-16 border-t border-line pt-8">
      <h2 id={`ui-${title}`} className="text-xl font-semibold tracking-tight text-ink">
        {title}
      </h2>
      <div className="mt-6 grid gap-8">{children}</div>
    </section>
  )
}

/** One of its states, or a row of them. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-[11rem_minmax(0,1fr)]">
      <h3 className="font-mono text-xs/6 text-faint">{name}</h3>
      <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
