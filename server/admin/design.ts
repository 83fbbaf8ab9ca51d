import { writeFileSync } from 'node:fs'
import {
  describeBytes,
  designLimits,
  designStates,
  designStateTitles,
  nextDesignStates,
  type DesignState,
} from '#shared/design-service.ts'
import { needed } from '#shared/needed.ts'
import { urls } from '#shared/urls.ts'
import {
  addMessage,
  advanceRequest,
  findRequest,
  listRequests,
  requestsThatBegin,
  shortId,
} from '../domain/selling/design-requests.ts'
import { findFile } from '../domain/selling/design-files.ts'
import { describeTime } from '../domain/account/device.ts'
import { AdminError, type Admin, type Command } from './command.ts'
import { pageOf, printPage } from './print.ts'

/** The one request whose id begins like this, with whose it is. */
async function threadOf({ database }: Admin, start: string | undefined) {
  if (!start) throw new AdminError('Name the request by its number, as "design list" shows it.')
  const [only, ...others] = await requestsThatBegin(database, start)
  if (!only || others.length > 0) {
    throw new AdminError(`${only ? 'Several requests have' : 'No request has'} the number ${start}.`)
  }
  const thread = needed(await findRequest(database, only), `The request ${only} was deleted just now.`)
  const user = await database.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', thread.request.userId)
    .executeTakeFirstOrThrow()
  return { ...thread, user }
}

const list: Command = {
  usage: '[--all] [--page=<number>] [--json]',
  about: 'requests that are open, or all of them',
  async run(_words, admin, flags) {
    const { page, ...wanted } = pageOf(flags)
    const requests = await listRequests(admin.database, { ...wanted, onlyOpen: !flags.has('--all') })
    const rows = requests.map(({ id, state, title, messages, updatedAt }) => ({
      number: shortId(id),
      state,
      title,
      messages: Number(messages),
      changed: updatedAt,
    }))
    printPage(admin, rows, page, flags)
  },
}

const show: Command = {
  usage: '<number>',
  about: 'a request with everything that was said',
  async run([start], admin) {
    const { request, messages, files, user } = await threadOf(admin, start)
    const { id, title, state, purpose, links, details, createdAt } = request
    const head = [
      `${title}  (${shortId(id)}, ${designStateTitles[state].toLowerCase()})`,
      `${user.name} <${user.email}>`,
    ]
    const parts = [
      [...head, describeTime(createdAt)].join('\n'),
      `For: ${purpose}`,
      links.join('\n'),
      details,
      files.map(({ id, name, size }) => `File ${shortId(id)}: ${name} (${describeBytes(size)})`).join('\n'),
      ...messages.map(({ author, body, createdAt }) => `-- ${author}, ${describeTime(createdAt)}\n${body}`),
    ]
    admin.print(parts.filter(Boolean).join('\n\n'))
  },
}

const answer: Command = {
  usage: '<number> [words]',
  about: 'answers, with these words or with what is piped in; the customer gets a mail',
  async run([start, ...words], admin) {
    const { request, user } = await threadOf(admin, start)
    const body = (words.join(' ') || (await admin.input())).replace(/\r\n?/g, '\n').trim()
    if (!body) throw new AdminError('Write the answer after the number, or pipe it in.')
    if (body.length > designLimits.message) throw new AdminError(`Use at most ${designLimits.message} characters.`)
    const url = admin.siteUrl + urls.designRequest(request.id)
    const data = { name: user.name, title: request.title, answer: body, url }
    const notice = { name: 'design-answer', to: user.email, data } as const
    if (!(await addMessage(admin.database, { requestId: request.id, author: 'studio', body, notice })).ok) {
      throw new AdminError('This request is closed.')
    }
    admin.print(`Answered. A mail is on its way to ${user.email}.`)
  },
}

const file: Command = {
  usage: '<number> <file> <path>',
  about: 'writes a file of a request, by its number as "design show" lists it, to a path where there is none yet',
  async run([start, wanted, path], admin) {
    const { request, files } = await threadOf(admin, start)
    const [only, ...others] = files.filter(({ id }) => wanted !== undefined && id.startsWith(wanted))
    if (!only || others.length > 0) throw new AdminError(`Name one of its files: ${listed(files)}.`)
    if (!path) throw new AdminError(`Say where “${only.name}” is to be written.`)
    const found = needed(
      await findFile(admin.database, request.id, only.id),
      `The file ${only.id} was deleted just now.`,
    )
    try {
      // Never over another file, and for nobody else to read.
      writeFileSync(path, found.bytes, { flag: 'wx', mode: 0o600 })
    } catch (cause) {
      throw new AdminError(`${path} cannot be written, or is there already.`, { cause })
    }
    admin.print(`“${only.name}” is in ${path}. Nobody has looked through it for viruses.`)
  },
}

const listed = (files: readonly { id: string; name: string }[]) =>
  files.map(({ id, name }) => `${shortId(id)} (${name})`).join(', ') || 'it has none'

const advance: Command = {
  usage: `<number> ${designStates.slice(1).join('|')}`,
  about: 'says how far the work is; the customer gets a mail',
  async run([start, wanted], admin) {
    const { request, user } = await threadOf(admin, start)
    const to = designStates.find((state) => state === wanted)
    const allowed = nextDesignStates[request.state]
    const url = admin.siteUrl + urls.designRequest(request.id)
    const noticeOf = (state: DesignState) =>
      ({ name: 'design-state', to: user.email, data: { name: user.name, title: request.title, state, url } }) as const
    if (!to || !(await advanceRequest(admin.database, request.id, to, noticeOf(to)))) {
      const next = allowed.length ? `only ${allowed.join(' or ')} can follow` : 'nothing can follow'
      throw new AdminError(`The request is ${request.state}; ${next}.`)
    }
    admin.print(`The request is ${to}. A mail is on its way to ${user.email}.`)
  },
}

export const designCommands: Record<string, Command> = {
  'design list': list,
  'design show': show,
  'design file': file,
  'design answer': answer,
  'design advance': advance,
}
