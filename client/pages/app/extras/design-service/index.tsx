import { PlusIcon } from '@heroicons/react/20/solid'
import { Link } from '#client/router-link.tsx'
import { AppPage } from '#client/pages/app/parts/app-page.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import type { DesignRequestEntry } from '#shared/design-service.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { DesignStateMark } from '../parts/design-state.tsx'

export default function DesignService({ requests }: Pages['app/extras/design-service/index']) {
  return (
    <AppPage
      title="Design Service"
      about="Tell us what you need, and we design it. Drafts, questions and answers stay on one page."
      action={
        requests.length > 0 && (
          <ButtonLink href={urls.designServiceNew()}>
            <PlusIcon aria-hidden className="-ms-1 size-5" />
            New request
          </ButtonLink>
        )
      }
    >
      {requests.length > 0 ? <RequestList requests={requests} /> : <FirstRequest />}
    </AppPage>
  )
}

function RequestList({ requests }: { requests: DesignRequestEntry[] }) {
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {requests.map(({ id, title, purpose, state, updated, messages }) => (
        <li key={id}>
          <Link
            href={urls.designRequest(id)}
            prefetch
            className="group -mx-3 grid items-center gap-x-8 gap-y-2 rounded-lg p-3 py-4 transition-colors hover:bg-hover sm:grid-cols-[minmax(0,1fr)_auto_8rem]"
          >
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere text-ink">{title}</span>
              <span className="mt-0.5 line-clamp-1 text-sm wrap-anywhere text-muted">{purpose}</span>
            </span>
            <span className="text-sm text-muted tabular-nums sm:text-end">
              {messages > 0 && `${messages} ${messages === 1 ? 'message' : 'messages'}, `}
              {updated}
            </span>
            <DesignStateMark state={state} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const steps = [
  [
    'Describe what you need',
    'A title, the purpose, and anything we should look at. A few sentences are enough to begin.',
  ],
  ['We ask and answer', 'Questions and drafts come as messages on the request. A mail tells you about each one.'],
  ['Receive the work', 'We tell you when it is done. If something needs changing, reply on the request.'],
]

function FirstRequest() {
  return (
    <section aria-labelledby="first-request" className="mt-8 border-t border-line pt-10">
      <h2 id="first-request" className="text-lg font-semibold tracking-tight text-ink">
        You have not sent any requests yet
      </h2>
      <ol className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-10 gap-y-8">
        {steps.map(([title, text], index) => (
          <li key={title} className="border-s border-line ps-5">
            <span aria-hidden className="font-mono text-xs text-faint tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="mt-1.5 font-medium text-ink">{title}</h3>
            <p className="mt-1 text-sm/6 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink href={urls.designServiceNew()} size="lg" className="mt-10">
        Write your first request
      </ButtonLink>
    </section>
  )
}
