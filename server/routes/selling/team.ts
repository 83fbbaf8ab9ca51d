import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { SeatEntry, TeamProps } from '#shared/page-props.ts'
import { routes } from '#shared/routes.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { describeDay } from '../../domain/account/device.ts'
import type { HeldLicense } from '../../domain/selling/licenses.ts'
import { invitationDays, invite, type InviteRefusal } from '../../domain/selling/invitations.ts'
import { handOver, isTaken, leaveTeams, removeSeat, seatsOf, seatsUsed, type Seat } from '../../domain/selling/seats.ts'
import { emailField } from '../../http/account-fields.ts'
import { countAttempt } from '../../http/attempts.ts'
import { refuseForNow } from '../../http/auth-page.ts'
import { readForm } from '../../http/body.ts'
import { HttpError } from '../../http/errors.ts'
import { fieldErrors, typed } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { requireConfirmed } from '../../http/require-confirmed.ts'
import { signedIn } from '../../http/signed-in.ts'
import { page } from '../../page/page.ts'
import { accountProps } from '../account/profile-props.ts'

const fields = z.object({ email: emailField })
const refusals: Record<InviteRefusal, string> = {
  'no-team': 'Your licence has no seats to give.',
  own: 'You have the first seat already.',
  seated: 'This address has a seat, or an invitation that is still open.',
  full: `All ${site.teamSeats} seats are taken. Take one back first.`,
}
const done = (c: Context<AppEnv>, banner: string) =>
  redirect(c, urls.team(), { flash: { banner, bannerStyle: 'success' } })

/** The team's licence, for whoever owns it; there is nothing here for others. */
function ownTeam(c: Context<AppEnv>): HeldLicense {
  const { license } = signedIn(c)
  if (license?.tier !== 'team' || license.key === null) throw new HttpError(404, 'There is nothing at this address.')
  return license
}

const entryOf = ({ id, email, name, acceptedAt, expiresAt, ...seat }: Seat, now: Date): SeatEntry => {
  if (acceptedAt) return { id, email, name, state: 'member', when: `since ${describeDay(acceptedAt)}` }
  const isOpen = isTaken({ ...seat, acceptedAt, expiresAt }, now)
  const when = `${isOpen ? 'until' : 'ended'} ${describeDay(expiresAt)}`
  return { id, email, name, state: isOpen ? 'invited' : 'expired', when }
}

async function teamProps(c: Context<AppEnv>, license: HeldLicense) {
  const { tier, key, email, ownerName, id } = license
  if (tier !== 'team') throw new HttpError(404, 'There is nothing at this address.')
  if (key === null) {
    return { ...accountProps(c), team: { rights: 'member', ownerName, ownerEmail: email } satisfies TeamProps }
  }
  const { database, clock } = c.var.deps
  const [seats, now] = [await seatsOf(database, id), clock()]
  const team: TeamProps = {
    rights: 'owner',
    used: seatsUsed(seats, now),
    max: site.teamSeats,
    seats: seats.map((seat) => entryOf(seat, now)),
  }
  return { ...accountProps(c), team }
}

/** Who shares a team licence. Its owner invites and takes back; a member may leave. */
export const teamRoutes = new Hono<AppEnv>()
  .get(routes.team, async (c) => {
    const { license } = signedIn(c)
    if (license?.tier !== 'team') return redirect(c, urls.activeLicense())
    return page(c, 'user/team', await teamProps(c, license))
  })

  .post(routes.teamInvitations, async (c) => {
    const license = ownTeam(c)
    const form = await readForm(c)
    const old = typed(form, ['email'])
    const refuse = (errors: Record<string, string>) => back(c, { to: urls.team(), errors, old })
    const given = fields.safeParse(form)
    if (!given.success) return refuse(fieldErrors(given.error))
    const { database, postman } = c.var.deps
    const attempt = await countAttempt(c, 'invite', license.id)
    if (!attempt.ok) {
      const refusal = { seconds: attempt.retryAfterSeconds, field: 'email', old, url: urls.team() }
      return refuseForNow(c, 'user/team', await teamProps(c, license), refusal)
    }
    const { email } = given.data
    const invited = await invite(database, license.id, email)
    if (!invited.ok) return refuse({ email: refusals[invited.reason] })
    await postman.queue({ name: 'team-invitation', to: email, data: { seatId: invited.seat.id } })
    return done(c, `An invitation is on its way to ${email}. It is open for ${invitationDays} days.`)
  })

  .post(routes.resendSeat, async (c) => {
    const license = ownTeam(c)
    const { database, postman } = c.var.deps
    const seat = (await seatsOf(database, license.id)).find(({ id }) => id === c.req.param('seat'))
    if (!seat || seat.acceptedAt) return redirect(c, urls.team())
    const attempt = await countAttempt(c, 'invite', license.id)
    if (!attempt.ok) {
      const refusal = { seconds: attempt.retryAfterSeconds, field: 'email', url: urls.team() }
      return refuseForNow(c, 'user/team', await teamProps(c, license), refusal)
    }
    // What ran out has to find a free seat again; what is open keeps its own.
    if (!isTaken(seat, database.clock())) {
      const again = await invite(database, license.id, seat.email)
      if (!again.ok) return back(c, { to: urls.team(), errors: { email: refusals[again.reason] } })
    }
    await postman.queue({ name: 'team-invitation', to: seat.email, data: { seatId: seat.id } })
    return done(c, `A new invitation is on its way to ${seat.email}. The one before no longer works.`)
  })

  .post(routes.removeSeat, async (c) => {
    const { id: licenseId } = ownTeam(c)
    const removed = await removeSeat(c.var.deps.database, { id: c.req.param('seat'), licenseId })
    return removed ? done(c, 'The seat is free again.') : redirect(c, urls.team())
  })

  .post(routes.handOverTeam, requireConfirmed, async (c) => {
    const { id: licenseId } = ownTeam(c)
    const handed = await handOver(c.var.deps.database, { seatId: c.req.param('seat'), licenseId })
    return handed ? done(c, 'The team has a new owner. You are a member now.') : redirect(c, urls.team())
  })

  .post(routes.leaveTeam, async (c) => {
    await leaveTeams(c.var.deps.database, signedIn(c).user.id)
    const flash = { banner: 'You left the team. Code you copied stays yours.', bannerStyle: 'success' } as const
    return redirect(c, urls.activeLicense(), { flash })
  })
