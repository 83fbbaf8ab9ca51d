import { requestLimits } from '#shared/component-requests.ts'
import { urls } from '#shared/urls.ts'
import { describeTime } from '../domain/account/device.ts'
import { askerOf, listComponentRequests, wishesThatBegin } from '../domain/operator/component-requests.ts'
import { decideRequest, type Decision } from '../domain/operator/decide-request.ts'
import { shortId } from '../domain/selling/design-requests.ts'
import { queueMail } from '../mail/outbox.ts'
import { AdminError, type Admin, type Command } from './command.ts'
import { pageOf, printPage } from './print.ts'

/** The one request whose id begins like this. */
async function requestOf({ database }: Admin, start: string | undefined) {
  if (!start) throw new AdminError('Name the request by its number, as "requests" shows it.')
  const [only, ...others] = await wishesThatBegin(database, start)
  if (!only || others.length > 0) {
    throw new AdminError(`${only ? 'Several requests have' : 'No request has'} the number ${start}.`)
  }
  return only
}

const list: Command = {
  usage: '[--all] [--page=<number>] [--json]',
  about: 'components that people ask for and that are to be read or made, or all of them',
  async run(_words, admin, flags) {
    const { page, ...wanted } = pageOf(flags)
    const found = await listComponentRequests(admin.database, { ...wanted, all: flags.has('--all') })
    const rows = found.map(({ id, state, votes, name, part, createdAt }) => ({
      number: shortId(id),
      state,
      votes,
      name,
      ...(flags.has('--all') && { part }),
      asked: createdAt,
    }))
    printPage(admin, rows, page, flags)
  },
}

const show: Command = {
  usage: '<number>',
  about: 'a request as it was written',
  async run([start], admin) {
    const { id, userId, name, purpose, example, state, reason, part, votes, createdAt } = await requestOf(admin, start)
    const asker = await askerOf(admin.database, userId)
    const head = [
      `${name}  (${shortId(id)}, ${state}, ${votes} ${votes === 1 ? 'vote' : 'votes'})`,
      ...(asker ? [`${asker.name} <${asker.email}>`] : []),
      describeTime(createdAt),
      ...(part === null ? [] : [`Made as ${part}`]),
    ]
    admin.print([head.join('\n'), purpose, example, reason && `Declined: ${reason}`].filter(Boolean).join('\n\n'))
  },
}

/** Says how far a request is; answers how many get a mail. */
async function decide(
  admin: Admin,
  start: string | undefined,
  decision: Decision,
  came?: { title: string; path: string },
) {
  const { id, name: title } = await requestOf(admin, start)
  const told = await decideRequest(admin.database, id, decision, async ({ name, email }, within) => {
    if (!came) return
    const data = { name, title, product: came.title, url: admin.siteUrl + urls.component(came.path) }
    await queueMail(within, { name: 'component-made', to: email, data })
  })
  if (told === null) throw new AdminError(`“${title}” is ${decision.state} already, or is made, which stays.`)
  return { title, told }
}

const simply = (state: 'open' | 'planned', about: string): Command => ({
  usage: '<number>',
  about,
  async run([start], admin) {
    const { title } = await decide(admin, start, { state })
    admin.print(`“${title}” is ${state}. Everybody can read it.`)
  },
})

const decline: Command = {
  usage: '<number> [words]',
  about: 'says why it will not be made, in these words or what is piped in; everybody can read both',
  async run([start, ...words], admin) {
    const reason = (words.join(' ') || (await admin.input())).replace(/\s+/g, ' ').trim()
    if (!reason) throw new AdminError('Say why in a sentence after the number, or pipe it in.')
    if (reason.length > requestLimits.purpose) throw new AdminError(`Use at most ${requestLimits.purpose} characters.`)
    const { title } = await decide(admin, start, { state: 'declined', reason })
    admin.print(`“${title}” is declined. Everybody can read it, and why.`)
  },
}

const made: Command = {
  usage: '<number> <part>',
  about: 'names the component that came of it; who voted and wants to know gets one mail',
  async run([start, part], admin) {
    if (!part) throw new AdminError('Name the component by its part number, as its page shows it.')
    const came = admin
      .catalogue()
      .all()
      .find((component) => component.part === part)
    if (!came) throw new AdminError(`The library has no part ${part}.`)
    const { title, told } = await decide(admin, start, { state: 'made', part }, came)
    const mails = told === 1 ? '1 mail is' : `${told} mails are`
    admin.print(`“${title}” is made: ${came.title}. ${mails} on the way.`)
  },
}

export const requestCommands: Record<string, Command> = {
  requests: list,
  'requests show': show,
  'requests open': simply('open', 'shows a request to everybody'),
  'requests plan': simply('planned', 'says that it will be made'),
  'requests decline': decline,
  'requests made': made,
}
