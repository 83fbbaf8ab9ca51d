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
import {
  acceptTeam,
  declineTeam,
  handoverDays,
  offerTeam,
  offerTo,
  openOffer,
  withdrawOffer,
} from '../../domain/selling/handover.ts'
import {
  dissolveTeam,
  isTaken,
  leaveTeams,
  removeSeat,
  seatsOf,
  seatsUsed,
  type Seat,
} from '../../domain/selling/seats.ts'
import { emailField } from '../../http/account-fields.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { refuseForNow } from '../../http/auth-page.ts'
import { readForm } from '../../http/body.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { fieldErrors, typed } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import type { LimitResult } from '../../http/rate-limit.ts'
import { confirmedFrom } from '../../http/require-confirmed.ts'
import { signedIn } from '../../http/signed-in.ts'
import { page } from '../../page/page.ts'
import { accountProps } from '../account/profile-props.ts'

const fields = z.object({ email: emailField })
const refusals: Record<InviteRefusal, string> = {
  'no-team': 'Your licence has no seats for other people.',
  own: 'You already have a seat.',
  seated: 'This address already has a seat or an open invitation.',
  full: `All ${site.teamSeats} seats are taken. Remove somebody first.`,
}
const offerEnded = 'This offer is no longer open. Nothing has changed.'
const done = (c: Context<AppEnv>, banner: string, bannerStyle: 'success' | 'danger' = 'success') =>
  redirect(c, urls.team(), { flash: { banner, bannerStyle } })

/** The team's licence, for whoever owns it; there is nothing here for others. */
function ownTeam(c: Context<AppEnv>): HeldLicense {
  const { license } = signedIn(c)
  if (license?.tier !== 'team' || license.key === null) throw new HttpError(404, 'There is nothing at this address.')
  return license
}

/** The team somebody has a seat in and does not own. */
function teamOfOthers(c: Context<AppEnv>): { licenseId: string; userId: string } {
  const { license, user } = signedIn(c)
  if (license?.tier !== 'team' || license.key !== null) throw new HttpError(404, 'There is nothing at this address.')
  return { licenseId: license.id, userId: user.id }
}

type Offer = Awaited<ReturnType<typeof openOffer>>

const entryOf = ({ id, email, name, acceptedAt, expiresAt, ...seat }: Seat, now: Date, offer: Offer): SeatEntry => {
  const offeredUntil = offer?.seatId === id ? describeDay(offer.expiresAt) : null
  if (acceptedAt) return { id, email, name, state: 'member', when: `since ${describeDay(acceptedAt)}`, offeredUntil }
  const isOpen = isTaken({ ...seat, acceptedAt, expiresAt }, now)
  const when = `${isOpen ? 'until' : 'ended'} ${describeDay(expiresAt)}`
  return { id, email, name, state: isOpen ? 'invited' : 'expired', when, offeredUntil }
}

async function teamProps(c: Context<AppEnv>, license: HeldLicense) {
  const { tier, key, email, ownerName, id } = license
  if (tier !== 'team') throw new HttpError(404, 'There is nothing at this address.')
  const { database, clock } = c.var.deps
  if (key === null) {
    const until = await offerTo(database, { licenseId: id, userId: signedIn(c).user.id })
    const offeredUntil = until && describeDay(until)
    return {
      ...accountProps(c),
      team: { rights: 'member', ownerName, ownerEmail: email, offeredUntil } satisfies TeamProps,
    }
  }
  const offer = await openOffer(database, id)
  const [seats, now] = [await seatsOf(database, id), clock()]
  const team: TeamProps = {
    rights: 'owner',
    used: seatsUsed(seats, now),
    max: site.teamSeats,
    seats: seats.map((seat) => entryOf(seat, now, offer)),
  }
  return { ...accountProps(c), team }
}

async function tooManyInvitations(
  c: Context<AppEnv>,
  license: HeldLicense,
  { retryAfterSeconds: seconds }: LimitResult,
  old: Record<string, string> = {},
) {
  const refusal = { seconds, field: 'email', old, url: urls.team() }
  return refuseForNow(c, 'user/team', await teamProps(c, license), refusal)
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
    if (!attempt.ok) return tooManyInvitations(c, license, attempt, old)
    const { email } = given.data
    const again = await countAttempt(c, 'invite-again', `${license.id} ${email}`)
    if (!again.ok) return tooManyInvitations(c, license, again, old)
    const invited = await invite(database, license.id, email, signedIn(c).user.id)
    if (!invited.ok) return refuse({ email: refusals[invited.reason] })
    postman.soon()
    return done(c, `We have sent an invitation to ${email}. It is valid for ${invitationDays} days.`)
  })

  .post(routes.resendSeat, async (c) => {
    const license = ownTeam(c)
    const { database, postman } = c.var.deps
    const seat = (await seatsOf(database, license.id)).find(({ id }) => id === c.req.param('seat'))
    if (!seat) return notFound(c)
    if (seat.acceptedAt) return redirect(c, urls.team())
    const attempt = await countAttempt(c, 'invite', license.id)
    if (!attempt.ok) return tooManyInvitations(c, license, attempt)
    const mail = await countAttempt(c, 'invite-again', `${license.id} ${seat.email}`)
    if (!mail.ok) return tooManyInvitations(c, license, mail)
    // What ran out has to find a free seat again; what is open keeps its own.
    if (!isTaken(seat, database.clock())) {
      const again = await invite(database, license.id, seat.email, signedIn(c).user.id)
      if (!again.ok) return back(c, { to: urls.team(), errors: { email: refusals[again.reason] } })
      postman.soon()
    } else await postman.queue({ name: 'team-invitation', to: seat.email, data: { seatId: seat.id } })
    return done(c, `A new invitation is on its way to ${seat.email}. The one before no longer works.`)
  })

  .post(routes.removeSeat, async (c) => {
    const { id: licenseId } = ownTeam(c)
    const team = { licenseId, ownerId: signedIn(c).user.id }
    const removed = await removeSeat(c.var.deps.database, { ...team, id: c.req.param('seat') })
    return removed ? done(c, 'The seat is free again.') : notFound(c)
  })

  .post(routes.handOverTeam, confirmedFrom(urls.team()), async (c) => {
    const { id: licenseId } = ownTeam(c)
    const { database, env } = c.var.deps
    const place = { seatId: c.req.param('seat'), licenseId, ownerId: signedIn(c).user.id }
    const attempt = await countAttempt(c, 'team-offer', licenseId)
    if (!attempt.ok) return done(c, tooManyAttempts(attempt.retryAfterSeconds), 'danger')
    if (!(await offerTeam(database, place, env.siteUrl + urls.team()))) return notFound(c)
    return done(
      c,
      `Your offer has been sent and is open for ${handoverDays} days. Nothing changes until it is accepted.`,
    )
  })

  .post(routes.withdrawTeam, async (c) => {
    const withdrawn = await withdrawOffer(c.var.deps.database, ownTeam(c).id)
    return withdrawn ? done(c, 'The offer has been withdrawn. You are still the owner.') : redirect(c, urls.team())
  })

  .post(routes.acceptTeam, async (c) => {
    const accepted = await acceptTeam(c.var.deps.database, teamOfOthers(c))
    return accepted
      ? done(c, 'You are now the owner of the team, its key, its seats and its receipts.')
      : done(c, offerEnded, 'danger')
  })

  .post(routes.declineTeam, async (c) => {
    const declined = await declineTeam(c.var.deps.database, teamOfOthers(c))
    return declined ? done(c, 'You have declined the offer. Nothing has changed.') : done(c, offerEnded, 'danger')
  })

  .post(routes.dissolveTeam, confirmedFrom(urls.team()), async (c) => {
    const freed = await dissolveTeam(c.var.deps.database, {
      licenseId: ownTeam(c).id,
      ownerId: signedIn(c).user.id,
    })
    if (freed === 0) return redirect(c, urls.team())
    return done(c, 'The team has been dissolved, and its members have been told.')
  })

  .post(routes.leaveTeam, async (c) => {
    await leaveTeams(c.var.deps.database, signedIn(c).user.id)
    const flash = { banner: 'You have left the team. You keep the code you copied.', bannerStyle: 'success' } as const
    return redirect(c, urls.activeLicense(), { flash })
  })
