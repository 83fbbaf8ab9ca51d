import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { SocialMark } from '#client/ui/social-mark.tsx'
import type { SignInEntry } from '#shared/page-props.ts'
import { socialTitles } from '#shared/social.ts'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'

/** The accounts of other sites that open this one. */
export function SignIns({ csrfToken, signIns }: { csrfToken: string; signIns: SignInEntry[] }) {
  if (signIns.length === 0) return null
  return (
    <AccountSection
      id="sign-ins"
      title="Other sites"
      about="Sign in with an account you have on another site. We receive your name and email address from it, and no access to it."
    >
      <ul className="divide-y divide-line rounded-xl ring-1 ring-line">
        {signIns.map((entry) => (
          <li key={entry.provider} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-sm font-medium text-ink">
              <SocialMark name={entry.provider} />
              {socialTitles[entry.provider]}
              {entry.linked && <Badge tone="success">Connected</Badge>}
            </p>
            <Change csrfToken={csrfToken} {...entry} />
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}

function Change({ csrfToken, provider, linked, removable }: SignInEntry & { csrfToken: string }) {
  const title = socialTitles[provider]
  if (linked && !removable) return <p className="text-sm text-muted">Your only way to sign in</p>
  const action = linked ? urls.unlinkSocial(provider) : urls.linkSocial(provider)
  return (
    <PostForm action={action} csrfToken={csrfToken} preserveScroll="errors">
      {(busy) => (
        <Button type="submit" size="sm" variant="secondary-alt" aria-disabled={busy}>
          {linked ? 'Remove' : 'Connect'}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </PostForm>
  )
}
