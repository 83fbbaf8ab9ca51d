/** The site as commands ask it: with the key, patiently, and with refusals as faults. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Terminal } from '../terminal.ts'
import { jsonOf, refusal, retryAfter } from './answers.ts'
import { findKey, type Key } from './credentials.ts'
import { type Answer, send, type Asked } from './request.ts'
import { siteOrigin } from './site.ts'

export type Client = {
  origin: string
  /** Where the key that goes with what is asked was found; null where none goes. */
  keyFrom: Key['from'] | null
  /** A JSON answer; refusals are thrown. */
  json(path: string, asked?: Asked): Promise<unknown>
  /** A file; refusals are thrown. */
  file(path: string, asked?: Asked): Promise<Buffer>
}

/** Seconds of a Retry-After that are waited for without asking anybody: somebody who adds the library meets the limit of a minute. */
const longestWait = 65
const tries = 4

/** @param root the project's folder, which may hold a key */
export async function openClient(terminal: Terminal, root: string): Promise<Client> {
  const origin = siteOrigin(terminal.env)
  const found = await findKey(terminal, origin, root)

  async function ask(path: string, { headers = {}, ...asked }: Asked = {}): Promise<Answer> {
    for (let left = tries; ; left -= 1) {
      const answer = await send(`${origin}${path}`, terminal.env, {
        ...asked,
        headers: { Accept: 'application/json', ...(found && { Authorization: `Bearer ${found.key}` }), ...headers },
      })
      if (answer.status >= 200 && answer.status < 300) return answer
      const seconds = retryAfter(answer)
      const isBusy = answer.status === 429 || answer.status === 503
      if (!isBusy || left <= 1 || seconds === null || seconds > longestWait)
        throw refusal(answer, { origin, hasKey: found !== null })
      terminal.progress(`The site asks us to wait ${seconds} s …`)
      await wait(Math.max(1, seconds) * 1000)
    }
  }

  return {
    origin,
    keyFrom: found?.from ?? null,
    json: async (path, asked) => jsonOf(await ask(path, asked), origin),
    file: async (path, asked) => (await ask(path, { ...asked, headers: { Accept: '*/*', ...asked?.headers } })).bytes,
  }
}
