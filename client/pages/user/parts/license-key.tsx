import { describeDay } from '#client/day.ts'
import { CopyButton } from '#client/ui/copy-button.tsx'
import type { LicenseProps } from '#shared/page-props.ts'

/** A licence's key, to read, copy and keep; members of a team see whose licence it is. */
export function LicenseKey({ license: { key, email, ownerName, since } }: { license: LicenseProps }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4 rounded-xl bg-sunken p-5 text-sm ring-1 ring-line">
      {key && (
        <div className="basis-full border-b border-line pb-4">
          <dt className="text-muted">Licence key</dt>
          <dd className="mt-1.5 flex flex-wrap items-center justify-between gap-3">
            <code className="font-mono text-base wrap-anywhere text-ink">{key}</code>
            <CopyButton text={key} what="Licence key" />
          </dd>
        </div>
      )}
      <div className="min-w-0">
        <dt className="text-muted">Belongs to</dt>
        <dd className="mt-0.5 wrap-anywhere text-ink">{key ? email : `${ownerName}, ${email}`}</dd>
      </div>
      <div>
        <dt className="text-muted">Since</dt>
        <dd className="mt-0.5 text-ink">{describeDay(since)}</dd>
      </div>
    </dl>
  )
}
