import { isLicenseName, licenseTitles } from '#shared/license-tiers.ts'
import { describeTime } from '../domain/device.ts'
import { historyOfUser, ownLicenseOf } from '../domain/licenses.ts'
import { grantTier, revokeLicense } from '../domain/orders.ts'
import { AdminError, type Command } from './command.ts'
import { userOf } from './users.ts'

const grant: Command = {
  usage: '<email> developer|unlimited|team',
  about: 'gives an account a licence, or a larger one, for nothing',
  async run([email, tier = ''], admin) {
    const user = await userOf(admin, email)
    if (!isLicenseName(tier)) throw new AdminError('Name the licence: developer, unlimited or team.')
    if (!(await grantTier(admin.database, user, tier))) {
      const held = await ownLicenseOf(admin.database, user.id)
      throw new AdminError(`${user.email} has the ${licenseTitles[held!.tier]} licence already.`)
    }
    const held = await ownLicenseOf(admin.database, user.id)
    admin.print(`${user.email} has the ${licenseTitles[tier]} licence, key ${held!.key}.`)
  },
}

const revoke: Command = {
  usage: '<email> --yes',
  about: 'takes a licence away; what was paid is not paid back by this',
  async run([email, yes], admin) {
    const user = await userOf(admin, email)
    const held = await ownLicenseOf(admin.database, user.id)
    if (!held) throw new AdminError(`${user.email} has no licence.`)
    const title = licenseTitles[held.tier]
    if (yes !== '--yes')
      throw new AdminError(`This takes the ${title} licence of ${user.email} away. Add --yes to do it.`)
    await revokeLicense(admin.database, held.id)
    admin.print(`The ${title} licence of ${user.email} is revoked.`)
  },
}

const history: Command = {
  usage: '<email>',
  about: 'everything that happened to the licences of an account',
  async run([email], admin) {
    const user = await userOf(admin, email)
    const events = await historyOfUser(admin.database, user.id)
    if (events.length === 0) return admin.print('Nothing.')
    for (const { createdAt, what, tier, cause } of events) {
      admin.print([describeTime(createdAt), what, tier ? licenseTitles[tier] : 'none', cause].join('  '))
    }
  },
}

export const licenseCommands: Record<string, Command> = {
  'licence grant': grant,
  'licence revoke': revoke,
  'licence history': history,
}
