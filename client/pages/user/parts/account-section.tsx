import type { ReactNode } from 'react'

type Props = { id: string; title: string; about: ReactNode; children: ReactNode }

/** One matter of the account: what it is on the left, what there is to do on the right. */
export function AccountSection({ id, title, about, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap gap-x-12 gap-y-6 border-t border-line py-10 first-of-type:border-t-0"
    >
      <div className="min-w-0 grow basis-72">
        <h2 id={id} className="text-base font-semibold tracking-tight text-ink">
          {title}
        </h2>
        <div className="mt-1.5 max-w-prose text-sm text-pretty text-muted">{about}</div>
      </div>
      {/* Beside the words where both have room; it takes what they leave. */}
      <div className="min-w-0 grow-999 basis-[min(100%,30rem)]">
        <div className="max-w-xl">{children}</div>
      </div>
    </section>
  )
}
