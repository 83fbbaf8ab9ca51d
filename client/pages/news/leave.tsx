import { usePage } from '@inertiajs/react'
import { SiteHeading, SitePage } from '#client/pages/parts/publishing/site-page.tsx'
import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

const titles = { open: 'Stop these mails?', gone: 'No more of these mails' }

/** The way out of mails on new components, for everybody who has one of them. */
export default function NewsLeave({ csrfToken, token, state, email }: Pages['news/leave']) {
  const { supportEmail } = usePage().props.site
  return (
    <SitePage>
      <PageHead title={titles[state]} isListed={false} />
      <SiteHeading title={titles[state]}>
        {state === 'open'
          ? `Mails on new components go to ${email ?? 'your address'}. One press, and none comes any more.`
          : 'No mail on new components goes to the address of this link, and it is forgotten.'}
      </SiteHeading>
      <div className="pb-24">
        {state === 'open' ? (
          <PostForm action={urls.newsLeave(token)} csrfToken={csrfToken}>
            {(busy) => (
              <Button type="submit" size="lg" className="justify-self-start" aria-disabled={busy}>
                {busy ? 'Stopping…' : 'Stop these mails'}
              </Button>
            )}
          </PostForm>
        ) : (
          <p className="max-w-[68ch] text-base text-pretty text-muted">
            Does one come all the same? Use the link in the newest, or write to{' '}
            <a
              href={`mailto:${supportEmail}`}
              className="rounded-xs font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
            >
              {supportEmail}
            </a>
            . If you miss them, <Link href={urls.news()}>they begin again</Link> whenever you like.
          </p>
        )}
      </div>
    </SitePage>
  )
}
