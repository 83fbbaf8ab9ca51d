/** The site as commands ask it: with the key, patiently, and with refusals as faults. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Terminal } from '../terminal.ts'
import { jsonOf, refusal, retryAfter } from './answers.ts'
import { findKey } from './credentials.ts'
import { type Answer, send, type Asked } from './request.ts'
import { siteOrigin } from './site.ts'

export type Client = {
  origin: string
  /** Whether a key goes with what is asked. */
  hasKey: boolean
  /** A JSON answer; refusals are thrown. */
  json(path: string, asked?: Asked): Promise<unknown>
  /** A file; refusals are thrown. */
  file(path: string, asked?: Asked): Promise<Buffer>
}

/** Seconds of a Retry-After that are waited for without asking anybody: somebody who adds the library meets the limit of a minute. */
const longestWait = 65
const tries = 4

/** @param options `key` stands in the place of the one that is found; null asks without any */
export async function openClient(terminal: Terminal, options: { key?: string | null } = {}): Promise<Client> {
  const origin = siteOrigin(terminal.env)
  const key = options.key === undefined ? ((await findKey(terminal, origin))?.key ?? null) : options.key
  const hasKey = key !== null

  async function ask(path: string, { headers = {}, ...asked }: Asked = {}): Promise<Answer> {
    for (let left = tries; ; left -= 1) {
      const answer = await send(`${origin}${path}`, terminal.env, {
        ...asked,
        headers: { Accept: 'application/json', ...(key !== null && { Authorization: `Bearer ${key}` }), ...headers },
      })
      if (answer.status >= 200 && answer.status < 300) return answer
      const seconds = retryAfter(answer)
      const isBusy = answer.status === 429 || answer.status === 503
      if (!isBusy || left <= 1 || seconds === null || seconds > longestWait) throw refusal(answer, { origin, hasKey })
      terminal.progress(`The site asks us to wait ${seconds} s …`)
      await wait(Math.max(1, seconds) * 1000)
    }
  }

  return {
    origin,
    hasKey,
    json: async (path, asked) => jsonOf(await ask(path, asked), origin),
    file: async (path, asked) => (await ask(path, { ...asked, headers: { Accept: '*/*', ...asked?.headers } })).bytes,
  }
}
