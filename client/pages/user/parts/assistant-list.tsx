import { Button } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { AssistantEntry } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** Assistants that read as somebody, each with how to end that. */
export function AssistantList({ csrfToken, assistants }: { csrfToken: string; assistants: AssistantEntry[] }) {
  if (assistants.length === 0)
    return (
      <p className="text-sm text-pretty text-muted">
        No assistant is connected. You begin that in the assistant: it opens this site and asks you.
      </p>
    )
  return (
    <ul className="divide-y divide-line rounded-xl ring-1 ring-line">
      {assistants.map(({ id, name, answersAt, connected, used }) => (
        <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-3">
          <div className="min-w-0 flex-1 basis-60 text-sm">
            <p className="font-medium wrap-anywhere text-ink">{name}</p>
            <p className="wrap-anywhere text-muted">
              Sends you back to {answersAt.join(' and ')} · connected {connected}
            </p>
            <p className="text-muted">{used ? `Last used ${used}` : 'Never used'}</p>
          </div>
          <div className="has-[details[open]]:basis-full">
            <Disconnect csrfToken={csrfToken} id={id} name={name} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Disconnect({ csrfToken, id, name }: { csrfToken: string; id: string; name: string }) {
  const title = (
    <>
      Disconnect
      <span className="sr-only">: {name}</span>
    </>
  )
  return (
    <Disclosure label={title} size="sm" className="open:basis-full">
      <PostForm action={urls.disconnectAssistant()} csrfToken={csrfToken} preserveScroll="errors" className="gap-y-4">
        {(busy) => (
          <>
            <input type="hidden" name="id" value={id} />
            <p className="text-sm text-pretty text-ink">
              It can read nothing in your name any more. To connect it again, begin in the assistant.
            </p>
            <Button type="submit" size="sm" variant="danger" aria-disabled={busy} className="justify-self-start">
              Disconnect now
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        )}
      </PostForm>
    </Disclosure>
  )
}
