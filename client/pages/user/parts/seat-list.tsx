import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { SeatEntry } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

const marks = {
  member: { tone: 'success', label: 'Member' },
  invited: { tone: 'accent', label: 'Invited' },
  expired: { tone: 'neutral', label: 'Expired' },
} as const

/** The seats besides the owner's, each with what the owner may do about it. */
export function SeatList({ csrfToken, seats }: { csrfToken: string; seats: SeatEntry[] }) {
  if (seats.length === 0) return <p className="text-sm text-muted">Nobody is invited yet.</p>
  return (
    <ul className="divide-y divide-line rounded-xl ring-1 ring-line">
      {seats.map((seat) => (
        <li key={seat.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
          <div className="min-w-0 flex-1 basis-60 text-sm">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
              <span className="wrap-anywhere">{seat.name ?? seat.email}</span>
              <Badge tone={marks[seat.state].tone}>{marks[seat.state].label}</Badge>
            </p>
            <p className="wrap-anywhere text-muted">
              {seat.name && `${seat.email} · `}
              {seat.when}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            {seat.state === 'member' ? (
              <Act action={urls.handOverTeam(seat.id)} label="Make owner" {...{ csrfToken, seat }} />
            ) : (
              <Act action={urls.resendSeat(seat.id)} label="Send again" {...{ csrfToken, seat }} />
            )}
            <Act
              action={urls.removeSeat(seat.id)}
              label={seat.state === 'member' ? 'Remove' : 'Take back'}
              {...{ csrfToken, seat }}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

type ActProps = { action: string; label: string; csrfToken: string; seat: SeatEntry }

function Act({ action, label, csrfToken, seat }: ActProps) {
  return (
    <PostForm action={action} csrfToken={csrfToken} preserveScroll="errors">
      {(busy) => (
        <Button type="submit" size="sm" variant="secondary-alt" aria-disabled={busy}>
          {label}
          <span className="sr-only">: {seat.name ?? seat.email}</span>
        </Button>
      )}
    </PostForm>
  )
}
