import { useEffect, useId, useRef } from 'react'
import { CopyButton } from '#client/ui/copy-button.tsx'
import type { MadeAccessKey } from '#shared/page-props.ts'

/** A key that was made just now, this once: to copy. It takes the focus, since what was pressed for it is gone. */
export function NewAccessKey({ made: { name, key } }: { made: MadeAccessKey }) {
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => panel.current?.focus(), [])

  return (
    <section
      ref={panel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      tabIndex={-1}
      className="mb-6 scroll-mt-24 rounded-xl bg-accent-wash p-5 ring-1 ring-accent"
    >
      <h3 id={`${id}-title`} className="text-sm font-semibold wrap-anywhere text-ink">
        Copy the key “{name}” now
      </h3>
      <p id={`${id}-about`} className="mt-1 text-sm text-pretty text-ink">
        It is shown only this once. Keep it where you keep secrets, and out of addresses and repositories.
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <code className="font-mono text-[0.8125rem] wrap-anywhere text-ink sm:text-base">{key}</code>
        <CopyButton text={key} what={`Access key ${name}`} />
      </div>
    </section>
  )
}
