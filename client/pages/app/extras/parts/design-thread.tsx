import { clsx } from 'clsx'
import { firstName } from '#client/first-name.ts'
import { usePage } from '@inertiajs/react'
import { LinkedText } from '#client/ui/linked-text.tsx'
import { LogoMark } from '#client/ui/logo.tsx'
import type { DesignAuthor, DesignMessage } from '#shared/design-service.ts'
import { site } from '#shared/site.ts'

type Props = { details: string; sent: string; messages: DesignMessage[] }

/** What was said about a request; the request itself is the first word. */
export function DesignThread({ details, sent, messages }: Props) {
  const all: DesignMessage[] = [{ id: 'request', author: 'customer', body: details, sent }, ...messages]

  return (
    <ol aria-label="Messages" className="grid gap-8">
      {all.map((message) => (
        <li key={message.id}>
          <Message {...message} />
        </li>
      ))}
    </ol>
  )
}

function Message({ author, body, sent }: DesignMessage) {
  const name = usePage().props.auth.user?.name ?? ''
  const isStudio = author === 'studio'

  return (
    <article className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4">
      <Face author={author} name={name} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="font-medium wrap-anywhere text-ink">{isStudio ? site.name : firstName(name)}</span>
          <span className="text-xs text-faint">{sent}</span>
        </p>
        <p
          className={clsx(
            'mt-1.5 max-w-[68ch] text-[0.9375rem]/6 wrap-anywhere whitespace-pre-line text-ink',
            isStudio && 'rounded-xl bg-accent-wash px-4 py-3',
          )}
        >
          <LinkedText text={body} />
        </p>
      </div>
    </article>
  )
}

function Face({ author, name }: { author: DesignAuthor; name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-9 place-items-center rounded-full bg-hover text-sm font-semibold text-muted uppercase"
    >
      {author === 'studio' ? <LogoMark className="size-4.5 text-ink" /> : firstName(name).charAt(0)}
    </span>
  )
}
