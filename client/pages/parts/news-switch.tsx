import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { NewsAccount } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

type Props = { account: NewsAccount; csrfToken: string }

/** Switches mails on new components for an account, whose address is proved already. */
export function NewsSwitch({ account: { email, isOn }, csrfToken }: Props) {
  if (isOn === null) {
    return (
      <p className="max-w-[68ch] text-pretty text-muted">
        Confirm your email address first: the link is in your inbox, and <Link href={urls.profile()}>your profile</Link>{' '}
        sends it again.
      </p>
    )
  }
  return (
    <PostForm action={urls.settingsNews()} csrfToken={csrfToken} preserveScroll>
      {(busy) => (
        <div className="grid justify-items-start gap-4">
          <p className="max-w-[68ch] text-pretty wrap-anywhere text-ink">
            {isOn ? `Mails on new components go to ${email}.` : `No mail on new components goes to ${email}.`}
          </p>
          <input type="hidden" name="news" value={isOn ? 'off' : 'on'} />
          <Button type="submit" variant={isOn ? 'secondary' : 'primary'} aria-disabled={busy}>
            {isOn ? 'Unsubscribe' : 'Subscribe'}
          </Button>
        </div>
      )}
    </PostForm>
  )
}
