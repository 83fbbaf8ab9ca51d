import { forgetMail, listMails, mailsThatBegin, retryMail, type KeptMail } from '../mail/outbox-book.ts'
import { AdminError, makeSure, type Admin, type Command } from './command.ts'
import { printEntry, printTable } from './print.ts'

/** As many as one looks through. */
const mostListed = 200

/** The start of an id, which is enough for people to tell one mail from another. */
const numberOf = ({ id }: KeptMail) => id.slice(0, 8)

/** The one mail whose id begins like this. */
async function mailOf({ database }: Admin, number = ''): Promise<KeptMail> {
  if (!number) throw new AdminError('Name the mail by its number, as "mail" lists it.')
  const [found, another] = await mailsThatBegin(database, number.toLowerCase())
  if (!found) throw new AdminError(`No mail in the outbox has the number ${number}. Mails that left are not kept.`)
  if (another) throw new AdminError(`More than one mail begins with ${number}; write more of it, from "mail --json".`)
  return found
}

const list: Command = {
  usage: '[--failed] [--json]',
  about: `mails that have not left, the newest ${mostListed}, and why; or only those that are tried no more`,
  async run(_words, admin, flags) {
    const mails = await listMails(admin.database, { limit: mostListed, onlyFailed: flags.has('--failed') })
    const rows = mails.map((mail) => ({
      number: flags.has('--json') ? mail.id : numberOf(mail),
      mail: mail.name,
      to: mail.recipient,
      state: mail.state,
      attempts: mail.attempts,
      queued: mail.createdAt,
      problem: mail.lastError,
    }))
    printTable(admin, rows, flags)
  },
}

const show: Command = {
  usage: '<number> [--json]',
  about: 'the state of one mail; what it says is for its recipient only',
  async run([number], admin, flags) {
    const mail = await mailOf(admin, number)
    const entry = {
      number: mail.id,
      mail: mail.name,
      to: mail.recipient,
      state: mail.state,
      attempts: mail.attempts,
      queued: mail.createdAt,
      nextAttempt: mail.failure ? null : mail.nextAttemptAt,
      triedNoMoreSince: mail.failedAt,
      problem: mail.lastError,
    }
    printEntry(admin, entry, flags)
  },
}

const retry: Command = {
  usage: '<number> [--yes]',
  about: 'lets a mail leave now, and for four days from now',
  async run([number], admin, flags) {
    const mail = await mailOf(admin, number)
    const to = mail.recipient
    if (mail.state === 'unclear')
      await makeSure(admin, flags, `${to} may have this mail already and then gets it twice.`)
    if (!(await retryMail(admin.database, mail)))
      throw new AdminError(`The mail to ${to} is on its way at this moment.`)
    admin.print(`The mail to ${to} leaves within seconds where a server runs.`)
  },
}

const forget: Command = {
  usage: '<number> [--yes]',
  about: 'strikes out a mail that is tried no more',
  async run([number], admin, flags) {
    const mail = await mailOf(admin, number)
    if (!mail.failure) throw new AdminError(`The mail to ${mail.recipient} is still tried; only others are struck out.`)
    await makeSure(admin, flags, `This forgets the mail to ${mail.recipient} for good.`)
    if (!(await forgetMail(admin.database, mail))) throw new AdminError('Somebody lets it leave at this moment.')
    admin.print(`The mail to ${mail.recipient} is forgotten.`)
  },
}

export const mailCommands: Record<string, Command> = {
  mail: list,
  'mail show': show,
  'mail retry': retry,
  'mail forget': forget,
}
