import type { ReactNode } from 'react'

type Props = { id: string; title: string; about: ReactNode; children: ReactNode }

/** One matter of the account: what it is on the left, what there is to do on the right. */
export function AccountSection({ id, title, about, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 border-t border-line py-10 first-of-type:border-t-0 xl:grid-cols-[18rem_minmax(0,36rem)]"
    >
      <div>
        <h2 id={id} className="text-base font-semibold tracking-tight text-ink">
          {title}
        </h2>
        <div className="mt-1.5 max-w-prose text-sm text-pretty text-muted">{about}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
