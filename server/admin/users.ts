import { counted } from '#shared/counted.ts'
import { licenseTitles } from '#shared/license-tiers.ts'
import { normaliseEmail } from '../domain/account/accounts.ts'
import { countAccessKeys, revokeAccessKeys } from '../domain/account/access-keys.ts'
import { connectedAssistants, disconnectAssistants } from '../domain/account/assistants.ts'
import { affiliateOfUser } from '../domain/selling/affiliates.ts'
import { findUsers } from '../domain/account/find-users.ts'
import { endAllSessions } from '../domain/account/sessions.ts'
import { licenseOf, ownLicenseOf } from '../domain/selling/licenses.ts'
import { receiptsOf } from '../domain/selling/orders.ts'
import { refusalAt } from '../mail/outbox-book.ts'
import { AdminError, makeSure, type Admin, type Command } from './command.ts'
import { printEntry, printTable } from './print.ts'

/** As many as one looks through. */
const mostFound = 50

/** The account of an address, as it was typed. */
export async function userOf({ database }: Admin, email: string | undefined) {
  if (!email) throw new AdminError('Name the account by its email address.')
  const user = await database.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst()
  if (!user) throw new AdminError(`There is no account with the address ${email}.`)
  return user
}

const show: Command = {
  usage: '<email> [--json]',
  about: 'what is known of an account',
  async run([email], admin, flags) {
    const user = await userOf(admin, email)
    const { database } = admin
    const own = await ownLicenseOf(database, user.id)
    const held = await licenseOf(database, user.id)
    const seat = held && held.id !== own?.id ? `a seat in the team of ${held.email}` : null
    const affiliate = await affiliateOfUser(database, user.id)
    const refusal = await refusalAt(database, user.email)
    const receipts = await receiptsOf(database, user.id)
    printEntry(
      admin,
      {
        name: user.name,
        email: user.email,
        confirmed: user.emailVerified,
        since: user.createdAt,
        licence: own ? licenseTitles[own.tier] : null,
        key: own?.key ?? null,
        seat,
        designService: user.dsActive,
        affiliate: affiliate ? `${affiliate.code}, ${affiliate.state}` : null,
        mailRefused: refusal?.lastError ?? null,
        payments: receipts.length,
        accessKeys: await countAccessKeys(database, { userId: user.id }),
        assistants: (await connectedAssistants(database, user.id)).length,
        teamKeys: own ? await countAccessKeys(database, { teamId: own.id, ownerId: user.id }) : 0,
      },
      flags,
    )
  },
}

const find: Command = {
  usage: '<part> [--json]',
  about: 'accounts whose name or address contains this',
  async run([part = ''], admin, flags) {
    if (part.trim().length < 2) throw new AdminError('Name at least two letters of the name or address.')
    const users = await findUsers(admin.database, part.trim(), mostFound)
    if (users.length > mostFound) throw new AdminError(`More than ${mostFound} accounts fit; say more of it.`)
    const rows = users.map(({ name, email, createdAt: since }) => ({ name, email, since }))
    printTable(admin, rows, flags)
  },
}

const endSessions: Command = {
  usage: '<email> [--yes]',
  about: 'signs an account out of every browser; its password stays as it is',
  async run([email], admin, flags) {
    const user = await userOf(admin, email)
    await makeSure(admin, flags, `This signs ${user.email} out of every browser.`)
    const ended = await endAllSessions(admin.database, user.id)
    admin.print(`${user.email} is signed out: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`)
  },
}

const endKeys: Command = {
  usage: '<email> [--yes]',
  about: 'revokes every access key of an account and of a team it owns, and disconnects its assistants',
  async run([email], admin, flags) {
    const { database } = admin
    const user = await userOf(admin, email)
    const what = `every access key of ${user.email} and of a team they own, and disconnects their assistants`
    await makeSure(admin, flags, `This revokes ${what}.`)
    const license = await ownLicenseOf(database, user.id)
    const own = await revokeAccessKeys(database, { userId: user.id })
    const team = license ? await revokeAccessKeys(database, { teamId: license.id, ownerId: user.id }) : 0
    const assistants = await disconnectAssistants(database, user.id)
    admin.print(
      `The keys of ${user.email} are revoked: ${counted(own + team, 'key')}. Disconnected: ${counted(assistants, 'assistant')}.`,
    )
  },
}

const switchDesignService = (dsActive: boolean): Command => ({
  usage: '<email>',
  about: dsActive ? 'opens the design service to an account' : 'takes it away; requests are kept',
  async run([email], admin) {
    const { id, email: address } = await userOf(admin, email)
    const change = { dsActive, updatedAt: admin.database.clock() }
    await admin.database.db.updateTable('users').set(change).where('id', '=', id).execute()
    admin.print(`The design service is ${dsActive ? 'active' : 'not active'} for ${address}.`)
  },
})

export const userCommands: Record<string, Command> = {
  'user show': show,
  'user find': find,
  'sessions end': endSessions,
  'access-keys end': endKeys,
  'design-service on': switchDesignService(true),
  'design-service off': switchDesignService(false),
}
