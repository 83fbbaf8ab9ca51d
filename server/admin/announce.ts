import { describeTime } from '../domain/account/device.ts'
import { normaliseEmail } from '../domain/account/accounts.ts'
import {
  beginAnnouncement,
  carryOut,
  freshComponents,
  itemsOf,
  lastAnnouncement,
  waitingFor,
} from '../domain/operator/announcements.ts'
import { switchNewsOff } from '../domain/operator/news-subscriptions.ts'
import { queueMail } from '../mail/outbox.ts'
import { AdminError, type Admin, type Command } from './command.ts'

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

const announce: Command = {
  usage: '[--since=<day>] [--send]',
  about: 'shows which components are new since the last announcement, and to how many it would go; --send sends it',
  async run(_words, admin, flags) {
    const { database, print } = admin
    const last = await lastAnnouncement(database)
    const since = sinceOf(flags.get('--since'), last !== undefined)
    // One that was stopped on its way comes first, or its last readers would never hear of it.
    if (last && !last.finishedAt) {
      const left = await waitingFor(database, last)
      print(`The announcement of ${describeTime(last.createdAt)} was stopped on its way.`)
      print(`It tells of ${counted(itemsOf(last).length, 'component')}; ${counted(left, 'address', 'addresses')} wait.`)
      return flags.has('--send') ? send(admin, last.number) : print('Add --send to go on with it.')
    }
    const fresh = freshComponents(admin.catalogue(), last, since)
    if (!last && since === undefined && fresh.since) {
      print(
        `Nothing was announced before, so new is what came on ${fresh.since}, the last day that brought any. ` +
          'Add --since=<day> to begin at another day.',
      )
    }
    const from = last
      ? `the announcement of ${describeTime(last.createdAt)}`
      : `${fresh.since || 'ever'}, that day included`
    if (fresh.items.length === 0) return print(`No component is new since ${from}.`)
    const to = await waitingFor(database)
    print(`New since ${from}: ${counted(fresh.items.length, 'component')}.`)
    for (const { part, title, place } of fresh.items) print(`  ${part}  ${title} (${place})`)
    print(`To ${counted(to, 'confirmed address', 'confirmed addresses')}.`)
    if (!flags.has('--send')) return print('Nothing was sent. Add --send to send it.')
    if (to === 0) throw new AdminError('Nobody is on the list, so nothing was sent, and these stay new.')
    const parts = admin
      .catalogue()
      .all()
      .map(({ part }) => part)
    const begun = await beginAnnouncement(database, { items: fresh.items, parts, after: last?.number ?? 0 })
    if (!begun) throw new AdminError('Somebody else has begun an announcement just now. Look again.')
    await send(admin, begun.number)
  },
}

function sinceOf(day: string | undefined, hasEarlier: boolean): string | undefined {
  if (day === undefined) return undefined
  if (hasEarlier) throw new AdminError('It is counted from the last announcement; --since is for the first.')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) {
    throw new AdminError(`"${day}" is no day. Write it as 2026-11-23.`)
  }
  return day
}

/** Puts its mails into the outbox, from where it stopped. */
async function send({ database, print }: Admin, number: number) {
  const queued = await carryOut(database, number, (to, within) =>
    queueMail(within, { name: 'new-components', to, data: { announcement: number } }),
  )
  print(`${counted(queued, 'mail is', 'mails are')} on the way.`)
}

const strike: Command = {
  usage: '<email>',
  about: 'takes an address off the list of those who want to hear of new components, as when somebody asks for it',
  async run([address], admin) {
    if (!address) throw new AdminError('Name the address.')
    const email = normaliseEmail(address)
    if (!(await switchNewsOff(admin.database, email))) throw new AdminError(`${email} is not on the list.`)
    admin.print(`${email} is off the list. A mail that has not left does not leave.`)
  },
}

export const announceCommands: Record<string, Command> = { announce, 'announce strike': strike }
