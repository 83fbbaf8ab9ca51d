import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { AccessKeyEntry } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** Keys with when and from where each was used last, each with how to end it. */
export function AccessKeyList({ csrfToken, keys }: { csrfToken: string; keys: AccessKeyEntry[] }) {
  if (keys.length === 0) return null
  return (
    <ul className="divide-y divide-line rounded-xl ring-1 ring-line">
      {keys.map((key) => (
        <li key={key.id} className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-3">
          <div className="min-w-0 flex-1 basis-60 text-sm">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
              <span className="wrap-anywhere">{key.name}</span>
              {key.isExpired && <Badge>Expired</Badge>}
              {key.isFromDevice && <Badge>Command line</Badge>}
            </p>
            <p className="text-muted">
              <code className="font-mono text-xs">{key.prefix}…</code> ·{' '}
              <span className="whitespace-nowrap">
                made {key.made}
                {key.ends && ' ·'}
              </span>{' '}
              {key.ends && (
                <span className="whitespace-nowrap">
                  {key.isExpired ? 'ended' : 'ends'} {key.ends}
                </span>
              )}
            </p>
            <p className="wrap-anywhere text-muted">
              {key.used ? `Last used ${key.used.when}, from ${key.used.from}` : 'Never used'}
            </p>
          </div>
          <div className="has-[details[open]]:basis-full">
            <Revoke csrfToken={csrfToken} entry={key} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Revoke({ csrfToken, entry: { id, name, isExpired } }: { csrfToken: string; entry: AccessKeyEntry }) {
  const [act, about] = isExpired
    ? ['Remove', 'It opens nothing any more, and is taken off this list.']
    : ['Revoke', 'Whatever uses this key loses access at once. A revoked key does not come back.']
  const title = (
    <>
      {act}
      <span className="sr-only">: {name}</span>
    </>
  )
  return (
    <Disclosure label={title} size="sm" className="open:basis-full">
      <PostForm action={urls.revokeAccessKey(id)} csrfToken={csrfToken} preserveScroll="errors" className="gap-y-4">
        {(busy) => (
          <>
            <p className="text-sm text-pretty text-ink">{about}</p>
            <Button type="submit" size="sm" variant="danger" aria-disabled={busy} className="justify-self-start">
              {act} now
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        )}
      </PostForm>
    </Disclosure>
  )
}
