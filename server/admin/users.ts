import { licenseTitles } from '#shared/license-tiers.ts'
import { normaliseEmail } from '../domain/accounts.ts'
import { describeTime } from '../domain/device.ts'
import { ownLicenseOf } from '../domain/licenses.ts'
import { AdminError, type Admin, type Command } from './command.ts'

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
  usage: '<email>',
  about: 'what is known of an account',
  async run([email], admin) {
    const user = await userOf(admin, email)
    const held = await ownLicenseOf(admin.database, user.id)
    admin.print(
      [
        `${user.name} <${user.email}>${user.emailVerified ? '' : ' (not confirmed)'}`,
        `since ${describeTime(user.createdAt)}`,
        `licence: ${held ? `${licenseTitles[held.tier]}, key ${held.key}` : 'none'}`,
        `design service: ${user.dsActive ? 'active' : 'not active'}`,
      ].join('\n'),
    )
  },
}

const switchDesignService = (dsActive: boolean): Command => ({
  usage: '<email>',
  about: dsActive ? 'opens the design service to an account' : 'takes it away; requests are kept',
  async run([email], admin) {
    const { id, email: address } = await userOf(admin, email)
    const change = { dsActive, updatedAt: new Date() }
    await admin.database.db.updateTable('users').set(change).where('id', '=', id).execute()
    admin.print(`The design service is ${dsActive ? 'active' : 'not active'} for ${address}.`)
  },
})

export const userCommands: Record<string, Command> = {
  'user show': show,
  'design-service on': switchDesignService(true),
  'design-service off': switchDesignService(false),
}
