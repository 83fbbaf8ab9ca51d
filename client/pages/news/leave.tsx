import { usePage } from '@inertiajs/react'
import { SiteHeading, SitePage } from '#client/pages/parts/publishing/site-page.tsx'
import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

const titles = { open: 'Unsubscribe from new components', gone: 'You are unsubscribed' }

/** The way out of mails on new components, for everybody who has one of them. */
export default function NewsLeave({ csrfToken, token, state, email }: Pages['news/leave']) {
  const { supportEmail } = usePage().props.site
  return (
    <SitePage>
      <PageHead title={titles[state]} isListed={false} />
      <SiteHeading title={titles[state]}>
        {state === 'open'
          ? `We send mails about new components to ${email ?? 'your address'}. Press the button to stop them.`
          : 'We no longer send mails about new components to this address, and have deleted it from the list.'}
      </SiteHeading>
      <div className="pb-24">
        {state === 'open' ? (
          <PostForm action={urls.newsLeave(token)} csrfToken={csrfToken}>
            {(busy) => (
              <Button type="submit" size="lg" className="justify-self-start" aria-disabled={busy}>
                {busy ? 'Unsubscribing…' : 'Unsubscribe'}
              </Button>
            )}
          </PostForm>
        ) : (
          <p className="max-w-[68ch] text-base text-pretty text-muted">
            If you still get one, use the link in the latest mail or write to{' '}
            <a
              href={`mailto:${supportEmail}`}
              className="rounded-xs font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
            >
              {supportEmail}
            </a>
            . You can <Link href={urls.news()}>subscribe again</Link> at any time.
          </p>
        )}
      </div>
    </SitePage>
  )
}
