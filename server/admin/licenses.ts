import { isLicenseName, licenseTitles } from '#shared/license-tiers.ts'
import { needed } from '#shared/needed.ts'
import { historyOfUser, licenseByKey, ownLicenseOf } from '../domain/selling/licenses.ts'
import { grantTier } from '../domain/selling/orders.ts'
import { revokeLicense } from '../domain/selling/revocation.ts'
import { AdminError, makeSure, type Command } from './command.ts'
import { printEntry, printTable } from './print.ts'
import { userOf } from './users.ts'

const grant: Command = {
  usage: '<email> developer|unlimited|team',
  about: 'gives an account a licence, or a larger one, for nothing',
  async run([email, tier = ''], admin) {
    const user = await userOf(admin, email)
    if (!isLicenseName(tier)) throw new AdminError('Name the licence: developer, unlimited or team.')
    const isGranted = await grantTier(admin.database, user, tier)
    const held = needed(await ownLicenseOf(admin.database, user.id), `The licence of ${user.email} ended just now.`)
    if (!isGranted) throw new AdminError(`${user.email} has the ${licenseTitles[held.tier]} licence already.`)
    admin.print(`${user.email} has the ${licenseTitles[tier]} licence, key ${held.key}.`)
  },
}

const revoke: Command = {
  usage: '<email> [--reason=<sentence>] [--yes]',
  about: 'takes a licence away and tells its owner; what was paid stays paid ("refund" gives it back)',
  async run([email], admin, flags) {
    const user = await userOf(admin, email)
    const held = await ownLicenseOf(admin.database, user.id)
    if (!held) throw new AdminError(`${user.email} has no licence.`)
    const title = licenseTitles[held.tier]
    const what = `This takes the ${title} licence of ${user.email} away, tells them, and gives no money back.`
    await makeSure(admin, flags, what)
    await revokeLicense(admin.database, held.id, flags.get('--reason') ?? null)
    admin.print(`The ${title} licence of ${user.email} is revoked. A mail is on its way to them.`)
  },
}

const find: Command = {
  usage: '<key> [--json]',
  about: 'whose licence a key is',
  async run([key = ''], admin, flags) {
    const found = await licenseByKey(admin.database, key)
    if (!found) throw new AdminError(`No licence has the key ${key || '(none was named)'}.`)
    const { name, email, tier } = found
    const entry = { key: found.key, licence: tier ? licenseTitles[tier] : 'ended', name, email, since: found.createdAt }
    printEntry(admin, entry, flags)
  },
}

const history: Command = {
  usage: '<email> [--json]',
  about: 'everything that happened to the licences of an account',
  async run([email], admin, flags) {
    const user = await userOf(admin, email)
    const events = await historyOfUser(admin.database, user.id)
    const rows = events.map(({ createdAt, what, tier, cause }) => ({
      when: createdAt,
      what,
      licence: tier ? licenseTitles[tier] : 'none',
      cause,
    }))
    printTable(admin, rows, flags)
  },
}

export const licenseCommands: Record<string, Command> = {
  'licence grant': grant,
  'licence revoke': revoke,
  'licence find': find,
  'licence history': history,
}
