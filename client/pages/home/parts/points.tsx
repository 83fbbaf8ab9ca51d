import { clsx } from 'clsx'

type Props = { points: readonly { title: string; text: string }[]; className: string }

/** Short facts beside each other, each below a line of its own. */
export const Points = ({ points, className }: Props) => (
  <dl className={clsx('mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2', className)}>
    {points.map(({ title, text }) => (
      <div key={title} className="border-t border-line-strong pt-4">
        <dt className="text-base font-semibold text-ink">{title}</dt>
        <dd className="mt-1.5 text-base text-pretty text-muted">{text}</dd>
      </div>
    ))}
  </dl>
)
