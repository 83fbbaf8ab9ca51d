import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { licenseTitles } from '#shared/license-tiers.ts'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { AuthHeading } from './parts/auth-heading.tsx'

type Props = Pages['auth/connect-assistant']

/** Somebody is asked whether a program may read the library as they may. */
export default function ConnectAssistant({ assistant, account, query, csrfToken }: Props) {
  const answers = { query, csrfToken }
  return (
    <>
      <PageHead title="Connect an assistant" isListed={false} />
      <AuthHeading title={`Connect “${assistant.name}”?`}>
        This program asks to read the {site.name} library in your name. It chose its name itself.
      </AuthHeading>
      <dl className="mt-8 grid gap-4 text-sm">
        <Fact term="Your account">
          {account.name}, {account.email}
        </Fact>
        <Fact term="It may">
          search the library and the documentation, and read the code that your account opens:{' '}
          {account.licence
            ? `all of it, with your ${licenseTitles[account.licence]} licence`
            : 'that of free components'}
          . It may do so until you disconnect it.
        </Fact>
        <Fact term="It may not">see your account, your orders or your collections, nor change anything.</Fact>
        <Fact term="You are sent back to">
          <strong className="font-semibold wrap-anywhere text-ink">{assistant.answersAt}</strong>
          {assistant.isOnThisMachine ? ', where a program of yours waits for the answer.' : '.'}
        </Fact>
      </dl>
      <p className="mt-6 text-sm text-muted">
        Allow it only if you have just begun this in your assistant. You can disconnect it at any time under{' '}
        <Link alone href={urls.accessKeys()}>
          access keys
        </Link>
        .
      </p>
      <div className="mt-8 grid gap-3">
        <Answer {...answers} accept="yes" />
        <Answer {...answers} accept="no" />
      </div>
    </>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="font-medium text-ink">{term}</dt>
      <dd className="mt-1 wrap-anywhere text-muted">{children}</dd>
    </div>
  )
}

function Answer({ accept, query, csrfToken }: { accept: 'yes' | 'no'; query: string; csrfToken: string }) {
  return (
    <PostForm action={urls.assistantConsent()} csrfToken={csrfToken}>
      {(isBusy) => (
        <>
          <input type="hidden" name="query" value={query} />
          <input type="hidden" name="accept" value={accept} />
          <Button
            type="submit"
            size="lg"
            variant={accept === 'yes' ? 'primary' : 'secondary-alt'}
            aria-disabled={isBusy}
            className="w-full"
          >
            {accept === 'yes' ? 'Allow and go back' : 'Do not allow'}
          </Button>
        </>
      )}
    </PostForm>
  )
}
