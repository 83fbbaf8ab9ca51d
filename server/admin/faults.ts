import { describeTime } from '../domain/account/device.ts'
import { closeFault, faultsThatBegin, listFaults } from '../domain/operator/fault-reports.ts'
import { shortId } from '../domain/selling/design-requests.ts'
import { AdminError, type Admin, type Command } from './command.ts'
import { pageOf, printPage } from './print.ts'

/** The one report whose id begins like this. */
async function reportOf({ database }: Admin, start: string | undefined) {
  if (!start) throw new AdminError('Name the report by its number, as "reports" shows it.')
  const [only, ...others] = await faultsThatBegin(database, start)
  if (!only || others.length > 0) {
    throw new AdminError(`${only ? 'Several reports have' : 'No report has'} the number ${start}.`)
  }
  return only
}

const list: Command = {
  usage: '[--all] [--page=<number>] [--json]',
  about: 'faults of components that were reported and are open, or all of them',
  async run(_words, admin, flags) {
    const { page, ...wanted } = pageOf(flags)
    const found = await listFaults(admin.database, { ...wanted, onlyOpen: !flags.has('--all') })
    const rows = found.map(({ id, part, flavour, browser, what, email, createdAt, closedAt }) => ({
      number: shortId(id),
      part,
      flavour,
      browser,
      what: what.replace(/\s+/g, ' ').slice(0, 60),
      from: email,
      told: createdAt,
      ...(flags.has('--all') && { closed: closedAt }),
    }))
    printPage(admin, rows, page, flags)
  },
}

const show: Command = {
  usage: '<number>',
  about: 'a report as it was written',
  async run([start], admin) {
    const { id, part, flavour, browser, what, version, name, email, createdAt, closedAt } = await reportOf(admin, start)
    const head = [
      `${part} in ${flavour}  (${shortId(id)}, ${closedAt ? `closed ${describeTime(closedAt)}` : 'open'})`,
      `${name} <${email}>`,
      `${describeTime(createdAt)}, version ${version}, ${browser}`,
    ]
    admin.print([head.join('\n'), what].join('\n\n'))
  },
}

const close: Command = {
  usage: '<number>',
  about: 'puts a report away that was looked after',
  async run([start], admin) {
    const { id, part } = await reportOf(admin, start)
    if (!(await closeFault(admin.database, id))) throw new AdminError('This report is closed.')
    admin.print(`The report of ${part} is closed.`)
  },
}

export const faultCommands: Record<string, Command> = { reports: list, 'reports show': show, 'reports close': close }
