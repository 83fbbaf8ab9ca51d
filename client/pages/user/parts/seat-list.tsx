import type { ReactNode } from 'react'
import { useSignedInUser } from '#client/hooks/use-signed-in-user.ts'
import { Badge } from '#client/ui/badge.tsx'
import type { SeatEntry } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { SeatAct, SeatDecision } from './seat-acts.tsx'

const marks = {
  owner: { tone: 'neutral', label: 'Owner' },
  member: { tone: 'success', label: 'Member' },
  invited: { tone: 'accent', label: 'Invited' },
  expired: { tone: 'neutral', label: 'Expired' },
} as const

/** Every seat, the owner's first, each with what the owner may do about it. */
export function SeatList({ csrfToken, seats }: { csrfToken: string; seats: SeatEntry[] }) {
  const owner = useSignedInUser()
  return (
    <ul className="divide-y divide-line rounded-xl ring-1 ring-line">
      <Seat name={owner.name} email={owner.email} state="owner" when="you" />
      {seats.map((seat) => (
        <Seat key={seat.id} {...seat}>
          {seat.state === 'member' ? (
            <>
              {seat.offeredUntil ? (
                <SeatAct action={urls.withdrawTeam()} label="Withdraw offer" {...{ csrfToken, seat }} />
              ) : (
                <SeatDecision
                  action={urls.handOverTeam(seat.id)}
                  label="Make owner"
                  about="They get a mail, and nothing changes until they accept. They then own the key, the seats and the team’s receipts, and you become a member."
                  decide="Offer the team"
                  variant="primary"
                  {...{ csrfToken, seat }}
                />
              )}
              <SeatDecision
                action={urls.removeSeat(seat.id)}
                label="Remove"
                about="They lose access at once. Code already in your projects stays there."
                decide="Take the seat back"
                {...{ csrfToken, seat }}
              />
            </>
          ) : (
            <>
              <SeatAct action={urls.resendSeat(seat.id)} label="Send again" {...{ csrfToken, seat }} />
              <SeatAct action={urls.removeSeat(seat.id)} label="Withdraw" {...{ csrfToken, seat }} />
            </>
          )}
        </Seat>
      ))}
    </ul>
  )
}

type SeatProps = Pick<SeatEntry, 'email' | 'name' | 'when'> & {
  state: keyof typeof marks
  offeredUntil?: string | null
  children?: ReactNode
}

function Seat({ email, name, state, when, offeredUntil, children }: SeatProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
          <span className="wrap-anywhere">{name ?? email}</span>
          <Badge tone={marks[state].tone}>{marks[state].label}</Badge>
        </p>
        <p className="wrap-anywhere text-muted">
          {name && `${email} · `}
          {when}
          {offeredUntil && ` · offered the team, until ${offeredUntil}`}
        </p>
      </div>
      {children && <div className="flex flex-wrap gap-2 has-[details[open]]:basis-full">{children}</div>}
    </li>
  )
}
