import { CopyButton } from '#client/ui/copy-button.tsx'
import type { MadeAccessKey } from '#shared/page-props.ts'

/** A key that was made just now, this once: to copy. */
export function NewAccessKey({ made: { name, key } }: { made: MadeAccessKey }) {
  return (
    <div className="mb-6 rounded-xl bg-sunken p-5 ring-1 ring-line">
      <h3 className="text-sm font-semibold wrap-anywhere text-ink">Copy the key “{name}” now</h3>
      <p className="mt-1 text-sm text-pretty text-muted">
        It is shown only now. Keep it where you keep secrets, and never in an address or a repository.
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <code className="font-mono text-base wrap-anywhere text-ink">{key}</code>
        <CopyButton text={key} what={`Access key ${name}`} />
      </div>
    </div>
  )
}
