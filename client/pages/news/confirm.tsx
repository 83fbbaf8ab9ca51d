import { SiteHeading, SitePage } from '#client/pages/parts/publishing/site-page.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

const titles = { open: 'Confirm your subscription', done: 'You are subscribed', gone: 'This link does not work' }

/** The link of the mail that asks; only a press says yes. */
export default function NewsConfirm({ csrfToken, token, state, email }: Pages['news/confirm']) {
  return (
    <SitePage>
      <PageHead title={titles[state]} isListed={false} />
      <SiteHeading title={titles[state]}>{words(state, email)}</SiteHeading>
      <div className="pb-24">
        {state === 'open' && (
          <PostForm action={urls.newsConfirm(token)} csrfToken={csrfToken}>
            {(busy) => (
              <Button type="submit" size="lg" className="justify-self-start" aria-disabled={busy}>
                {busy ? 'Confirming…' : 'Confirm subscription'}
              </Button>
            )}
          </PostForm>
        )}
        {state === 'done' && (
          <ButtonLink href={urls.library({ sort: 'newest' })} size="lg">
            See the newest components
          </ButtonLink>
        )}
        {state === 'gone' && (
          <ButtonLink href={urls.news()} size="lg">
            Request a new link
          </ButtonLink>
        )}
      </div>
    </SitePage>
  )
}

function words(state: Pages['news/confirm']['state'], email: string | null) {
  if (state === 'open')
    return `Press the button, and we will write to ${email ?? 'you'} whenever the library has new components.`
  if (state === 'done')
    return `We will write to ${email ?? 'you'} when there are new components. Each mail has a link to unsubscribe.`
  return 'It has expired, was replaced by a newer one, or part of it is missing. Copy the whole link, or request a new one.'
}
