import { Button } from '#client/ui/button.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'

type Props = { csrfToken: string; ownerName: string; until: string }

/** A team that its owner offers to whoever looks at it. */
export function TeamOffer({ csrfToken, ownerName, until }: Props) {
  return (
    <AccountSection
      id="offer"
      title={`${ownerName} offers you the team`}
      about={`Nothing changes until you accept. The offer is open until ${until}.`}
    >
      <p className="text-sm text-pretty text-ink">
        As its owner you have the key, invite members and take seats back, and see the team’s receipts. {ownerName}{' '}
        becomes a member.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <PostForm action={urls.acceptTeam()} csrfToken={csrfToken}>
          {(busy) => (
            <Button type="submit" aria-disabled={busy}>
              Accept the team
            </Button>
          )}
        </PostForm>
        <PostForm action={urls.declineTeam()} csrfToken={csrfToken}>
          {(busy) => (
            <Button type="submit" variant="secondary-alt" aria-disabled={busy}>
              Decline
            </Button>
          )}
        </PostForm>
      </div>
    </AccountSection>
  )
}
