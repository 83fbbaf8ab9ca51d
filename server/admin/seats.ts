import { site } from '#shared/site.ts'
import { normaliseEmail } from '../domain/account/accounts.ts'
import { invite, type InviteRefusal } from '../domain/selling/invitations.ts'
import { ownLicenseOf } from '../domain/selling/licenses.ts'
import { isTaken, removeSeat, seatsOf } from '../domain/selling/seats.ts'
import { AdminError, makeSure, type Admin, type Command } from './command.ts'
import { printTable } from './print.ts'
import { userOf } from './users.ts'

/** The team whose owner has this address. */
async function teamOf(admin: Admin, email: string | undefined) {
  const owner = await userOf(admin, email)
  const held = await ownLicenseOf(admin.database, owner.id)
  if (held?.tier !== 'team') throw new AdminError(`${owner.email} owns no team licence.`)
  return { owner, licenseId: held.id }
}

const list: Command = {
  usage: '<owner> [--json]',
  about: 'the seats of a team, its owner’s first',
  async run([email], admin, flags) {
    const { owner, licenseId } = await teamOf(admin, email)
    const seats = await seatsOf(admin.database, licenseId)
    const rows = seats.map((seat) => ({
      email: seat.email,
      name: seat.name,
      state: seat.acceptedAt ? 'member' : isTaken(seat, admin.database.clock()) ? 'invited' : 'expired',
      since: seat.acceptedAt ?? seat.createdAt,
    }))
    const first = { email: owner.email, name: owner.name, state: 'owner', since: owner.createdAt }
    printTable(admin, [first, ...rows], flags)
  },
}

const refusals: Record<InviteRefusal, string> = {
  'no-team': 'The team licence is gone.',
  full: `All ${site.teamSeats} seats are taken.`,
  seated: 'This address has a seat already.',
  own: 'This is the owner’s own address.',
}

const inviteTo: Command = {
  usage: '<owner> <address>',
  about: 'keeps a seat for an address, and sends it an invitation',
  async run([email, address], admin) {
    const { licenseId } = await teamOf(admin, email)
    if (!address?.includes('@')) throw new AdminError('Name the address to invite after the owner’s.')
    const to = normaliseEmail(address)
    const invited = await invite(admin.database, licenseId, to)
    if (!invited.ok) throw new AdminError(refusals[invited.reason])
    admin.print(`A seat is kept for ${to}. A mail is on its way.`)
  },
}

const remove: Command = {
  usage: '<owner> <address> [--yes]',
  about: 'takes a seat back; its rights end at once',
  async run([email, address = ''], admin, flags) {
    const { owner, licenseId } = await teamOf(admin, email)
    const wanted = normaliseEmail(address)
    const seat = (await seatsOf(admin.database, licenseId)).find((each) => each.email === wanted)
    if (!seat) throw new AdminError(`No seat in the team of ${owner.email} is ${address || 'that of nobody'}’s.`)
    await makeSure(admin, flags, `This takes the seat of ${seat.email} in the team of ${owner.email} away.`)
    await removeSeat(admin.database, { id: seat.id, licenseId })
    admin.print(`The seat of ${seat.email} is free.`)
  },
}

export const seatCommands: Record<string, Command> = {
  'seats list': list,
  'seats invite': inviteTo,
  'seats remove': remove,
}
