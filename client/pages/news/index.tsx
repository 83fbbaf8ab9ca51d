import { usePage } from '@inertiajs/react'
import { NewsSwitch } from '#client/pages/parts/news-switch.tsx'
import { SiteHeading, SitePage } from '#client/pages/parts/publishing/site-page.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

/** Asks for a mail whenever new components come. */
export default function News({ csrfToken, account }: Pages['news/index']) {
  return (
    <SitePage>
      <PageHead
        title="New components by mail"
        description={`A mail from ${site.name} when the library has new components, and nothing else. Unsubscribe with one click.`}
      />
      <SiteHeading title="New components by mail">
        One mail whenever we add components, with links to each of them. Nothing else.
      </SiteHeading>
      <div className="max-w-2xl pb-24">
        {account ? <NewsSwitch account={account} csrfToken={csrfToken} /> : <AskForm csrfToken={csrfToken} />}
        <ul className="mt-10 grid max-w-[68ch] list-disc gap-2 ps-5 text-sm/6 text-pretty text-muted">
          <li>Each mail has a link to unsubscribe, without signing in.</li>
          <li>The mails contain no tracking pictures: nobody learns whether you read them.</li>
          <li>
            We use your address for nothing else and delete it when you unsubscribe:{' '}
            <Link href={urls.legal('privacy-policy')}>privacy policy</Link>.
          </li>
          <li>
            Prefer a feed? The{' '}
            <a
              href={urls.changelogFeed()}
              className="rounded-xs font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
            >
              feed of the changelog
            </a>{' '}
            has every version.
          </li>
        </ul>
      </div>
    </SitePage>
  )
}

/** For who has no account: the address is confirmed by a mail to it. */
function AskForm({ csrfToken }: { csrfToken: string }) {
  const { errors, old } = usePage().props

  return (
    <PostForm action={urls.news()} csrfToken={csrfToken} preserveScroll="errors">
      {(busy) => (
        <>
          <Field
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            required
            hint="We first send a link to confirm, so that nobody else can subscribe you."
            defaultValue={old.email}
            error={errors.email}
          />
          <Button type="submit" size="lg" className="justify-self-start" aria-disabled={busy}>
            {busy ? 'Sending…' : 'Send confirmation link'}
          </Button>
        </>
      )}
    </PostForm>
  )
}
