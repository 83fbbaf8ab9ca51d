/** `millwork whoami`: whose key is used, and what it opens. */
import { urls } from '#shared/urls.ts'
import { exits, Fault } from '../fault.ts'
import type { Given } from '../options.ts'
import { findRoot } from '../project/project.ts'
import { isRecord } from '../project/json-file.ts'
import { textIn } from '../site/answers.ts'
import { openClient } from '../site/client.ts'
import type { Terminal } from '../terminal.ts'
import type { Command, Outcome } from './command.ts'

export const whoami: Command = {
  summary: 'Show which key is used, and what it opens.',
  usage: 'whoami [options]',
  text: 'Asks the site. The key itself is never shown.',
  options: {},
  run,
}

async function run(given: Given, terminal: Terminal): Promise<Outcome> {
  const client = await openClient(terminal, await findRoot(terminal, given))
  const { origin, keyFrom } = client
  if (!keyFrom)
    throw new Fault(`Nobody is signed in to ${origin}.`, {
      exit: exits.access,
      todo: 'Run “millwork login”, or set MILLWORK_KEY.',
    })
  const answer = await client.json(urls.cliSelf())
  const self = isRecord(answer) ? answer : {}
  const key = isRecord(self.key) ? self.key : {}
  const licence = textIn(self, 'licence')
  return {
    json: {
      origin,
      from: keyFrom,
      key: { name: textIn(key, 'name'), isTeam: key.isTeam === true },
      licence: licence || null,
    },
    lines: [
      `${origin}: key “${textIn(key, 'name')}”${key.isTeam === true ? ' of your team' : ''}, from ${keyFrom === 'login' ? '“millwork login”' : keyFrom}.`,
      licence
        ? `Licence: ${licence}. It opens the code of every component.`
        : 'No licence: free components and the component of the day are open.',
    ],
  }
}
