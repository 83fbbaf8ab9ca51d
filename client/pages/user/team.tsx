import { Button } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { Pages, TeamProps } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountPage } from './parts/account-page.tsx'
import { AccountSection } from './parts/account-section.tsx'
import { InviteForm } from './parts/invite-form.tsx'
import { DissolveTeam } from './parts/dissolve-team.tsx'
import { SeatList } from './parts/seat-list.tsx'
import { TeamOffer } from './parts/team-offer.tsx'

export default function Team({ csrfToken, team }: Pages['user/team']) {
  return (
    <AccountPage
      title="Team"
      about="The people who share this licence. Each has access for as long as they have a seat."
    >
      {team.rights === 'owner' ? (
        <OwnTeam csrfToken={csrfToken} team={team} />
      ) : (
        <Membership csrfToken={csrfToken} team={team} />
      )}
    </AccountPage>
  )
}

type OwnProps = { csrfToken: string; team: Extract<TeamProps, { rights: 'owner' }> }

function OwnTeam({ csrfToken, team: { used, max, seats } }: OwnProps) {
  return (
    <>
      <AccountSection
        id="invite"
        title="Invite somebody"
        about="They get a mail and join with an existing or a new account. An open invitation takes up a seat."
      >
        <InviteForm csrfToken={csrfToken} isFull={used >= max} />
      </AccountSection>
      <AccountSection
        id="seats"
        title="Seats"
        about={
          <>
            <strong className="font-medium text-ink tabular-nums">
              {used} of {max}
            </strong>{' '}
            are taken, yours among them.
          </>
        }
      >
        <SeatList csrfToken={csrfToken} seats={seats} />
      </AccountSection>
      {seats.length > 0 && <DissolveTeam csrfToken={csrfToken} />}
    </>
  )
}

type MemberProps = { csrfToken: string; team: Extract<TeamProps, { rights: 'member' }> }

function Membership({ csrfToken, team: { ownerName, ownerEmail, offeredUntil } }: MemberProps) {
  return (
    <>
      {offeredUntil && <TeamOffer csrfToken={csrfToken} ownerName={ownerName} until={offeredUntil} />}
      <AccountSection
        id="membership"
        title={`${ownerName}’s team`}
        about="You use the components under this team’s licence. Its owner manages the key and the seats."
      >
        <p className="text-sm wrap-anywhere text-ink">Questions about the licence go to {ownerEmail}.</p>
        <Disclosure label="Leave the team" className="mt-6">
          <PostForm action={urls.leaveTeam()} csrfToken={csrfToken}>
            {(busy) => (
              <>
                <p className="text-sm text-pretty text-ink">
                  You lose access at once, and only the owner can invite you again. You keep the code you copied.
                </p>
                <Button type="submit" variant="danger" aria-disabled={busy} className="justify-self-start">
                  Leave now
                </Button>
              </>
            )}
          </PostForm>
        </Disclosure>
      </AccountSection>
    </>
  )
}
