import { describeDay } from '#client/day.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Link } from '#client/ui/link.tsx'
import { type Asker, type RequestEntry, requestStateTitles } from '#shared/component-requests.ts'
import { urls } from '#shared/urls.ts'
import { VoteForm } from './vote-form.tsx'

type Props = { request: RequestEntry; asker: Asker; level?: 'h2' | 'h3' }

const tones = { open: 'neutral', planned: 'accent', made: 'success', declined: 'neutral' } as const

/** A component that people ask for, how many want it, and how far it is. */
export function RequestItem({ request, asker, level: Heading = 'h2' }: Props) {
  const { name, purpose, example, state, reason, component, votes, asked } = request
  const isOpen = state === 'open' || state === 'planned'

  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 py-7 sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:gap-x-7">
      <p className="text-center">
        <span className="block text-2xl font-semibold tracking-tight text-ink tabular-nums">{votes}</span>
        <span className="text-sm text-muted">{votes === 1 ? 'vote' : 'votes'}</span>
      </p>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="min-w-0 text-lg font-semibold tracking-tight wrap-anywhere text-ink">{name}</Heading>
          <Badge tone={tones[state]}>{requestStateTitles[state]}</Badge>
        </div>
        <p className="mt-2 max-w-[68ch] text-base text-pretty wrap-anywhere whitespace-pre-line text-muted">
          {purpose}
        </p>
        {reason && <p className="mt-3 max-w-[68ch] text-base text-pretty wrap-anywhere text-ink">Not made: {reason}</p>}
        {component && (
          <p className="mt-3">
            <Link href={urls.component(component.path)}>{component.title}</Link>
          </p>
        )}
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
          <span>Asked for on {describeDay(asked)}</span>
          {example && (
            <a
              href={example}
              rel="nofollow ugc noreferrer"
              className="inline-flex min-w-0 items-center wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-10"
            >
              Example at {new URL(example).host}
            </a>
          )}
        </p>
        {asker.may && isOpen && <VoteForm request={request} csrfToken={asker.csrfToken} />}
      </div>
    </li>
  )
}
