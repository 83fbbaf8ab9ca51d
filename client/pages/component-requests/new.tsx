import { ComponentResults } from '#client/pages/parts/component-results.tsx'
import { SiteHeading, SitePage } from '#client/pages/parts/publishing/site-page.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AskForm } from './parts/ask-form.tsx'
import { LookUp } from './parts/look-up.tsx'
import { RequestItem } from './parts/request-item.tsx'
import { WhoMayAsk } from './parts/who-may-ask.tsx'

const heading = 'text-xl font-semibold tracking-tight text-ink'

/** Asking for a component, once it is seen what there is of it already. */
export default function NewComponentRequest({ name, have, alike, asker }: Pages['component-requests/new']) {
  return (
    <SitePage>
      <PageHead title="Ask for a component" isListed={false} />
      <SiteHeading title="Ask for a component">{outcome(name, have.length, alike.length)}</SiteHeading>
      <LookUp name={name} />
      <div className="grid gap-14 pt-12 pb-24">
        {have.length > 0 && (
          <section aria-labelledby="have">
            <h2 id="have" className={heading}>
              We have these already
            </h2>
            <ComponentResults documents={have} />
          </section>
        )}
        {alike.length > 0 && (
          <section aria-labelledby="alike" className="max-w-3xl">
            <h2 id="alike" className={heading}>
              Others have asked for these
            </h2>
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {alike.map((request) => (
                <RequestItem key={request.id} request={request} asker={asker} level="h3" />
              ))}
            </ul>
          </section>
        )}
        {name !== '' && (
          <section aria-labelledby="ask">
            <h2 id="ask" className={heading}>
              {have.length + alike.length > 0 ? 'None of these?' : 'Describe the component'}
            </h2>
            <div className="mt-5">
              {asker.may ? (
                <AskForm key={name} name={name} csrfToken={asker.csrfToken} />
              ) : (
                <WhoMayAsk
                  isSignedIn={asker.isSignedIn}
                  next={urls.newComponentRequest(name)}
                  what="ask for a component"
                />
              )}
            </div>
          </section>
        )}
      </div>
    </SitePage>
  )
}

function outcome(name: string, have: number, alike: number): string {
  if (name === '') return 'Enter its name, and we will check whether the library has it.'
  if (have > 0) return `The library has components for “${name}”.`
  return alike > 0
    ? `Others have asked for something like “${name}”.`
    : `The library has no component called “${name}”.`
}
