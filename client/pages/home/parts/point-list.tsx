import type { ReactNode } from 'react'

type Props = { id: string; title: string; points: readonly { title: string; text: string }[]; children?: ReactNode }

/** Short facts below each other, under their heading. */
export const PointList = ({ id, title, points, children }: Props) => (
  <section aria-labelledby={id} className="flex min-w-0 flex-col">
    <h2 id={id} className="text-2xl font-semibold tracking-tight text-balance text-ink sm:text-3xl">
      {title}
    </h2>
    {children && <p className="mt-3 text-base text-pretty text-muted">{children}</p>}
    <dl className="mt-6 border-t border-line-strong">
      {points.map(({ title: term, text }) => (
        <div key={term} className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line py-3.5">
          <dt className="min-w-0 grow basis-44 text-base font-medium text-ink">{term}</dt>
          <dd className="min-w-0 grow-999 basis-56 text-base text-pretty text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)
