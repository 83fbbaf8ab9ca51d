/** `millwork login`: a key for this machine, allowed in the browser (RFC 8628). */
import { execFile } from 'node:child_process'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { exits, Fault } from '../fault.ts'
import type { Given, Options } from '../options.ts'
import { jsonOf, refusal, retryAfter, textIn } from '../site/answers.ts'
import { credentialsFile, keepKey, saidKey } from '../site/credentials.ts'
import { type Answer, send } from '../site/request.ts'
import { isPrivate, siteOrigin } from '../site/site.ts'
import { isRecord } from '../project/json-file.ts'
import { findRoot } from '../project/project.ts'
import { plain, type Terminal } from '../terminal.ts'
import type { Command, Outcome } from './command.ts'

const options = {
  'no-browser': { type: 'boolean', text: 'Only show the address and the code, without opening a browser.' },
} as const satisfies Options

export const login: Command = {
  summary: 'Sign in through the browser.',
  usage: 'login [options]',
  text: 'Shows a code and opens a page of the site. There you see the same code, and allow this machine. The key is kept in your own folder, readable for you alone, and listed in your account, where you can revoke it. In CI set MILLWORK_KEY instead.',
  options,
  run,
}

type Begun = { deviceCode: string; userCode: string; page: string; whole: string; seconds: number; interval: number }

const grant = 'urn:ietf:params:oauth:grant-type:device_code'

async function run(given: Given, terminal: Terminal): Promise<Outcome> {
  const origin = siteOrigin(terminal.env)
  if (!isPrivate(origin))
    throw new Fault(`${origin} is not encrypted, so nobody signs in there.`, {
      exit: exits.access,
      todo: 'Set MILLWORK_SITE to its https address.',
    })
  const root = await findRoot(terminal, given)
  const begun = await begin(terminal, origin)
  terminal.say(`Open ${begun.page} and compare this code:\n\n  ${terminal.styleNote('bold', begun.userCode)}\n`)
  if (!given.is('no-browser') && terminal.canAsk) open(begun.whole)
  const key = await awaitKey(terminal, origin, begun)
  await keepKey(terminal.env, origin, key)
  const file = credentialsFile(terminal.env)
  const said = await saidKey(terminal.env, root)
  return {
    json: { origin, file },
    lines: [
      `Signed in to ${origin}. The key is kept in ${file}.`,
      ...(said ? [`${said.from} holds a key as well, which stands before it.`] : []),
    ],
  }
}

const post = (terminal: Terminal, origin: string, path: string, fields: Record<string, string>) =>
  send(`${origin}${path}`, terminal.env, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

async function begin(terminal: Terminal, origin: string): Promise<Begun> {
  const answer = await post(terminal, origin, urls.cliDevice(), {
    client_id: site.slug,
    device_name: hostname().slice(0, 60),
  })
  if (answer.status !== 200) throw refusal(answer, { origin, hasKey: true })
  const value = jsonOf(answer, origin)
  if (!isRecord(value)) throw strange(origin)
  const page = addressIn(value, 'verification_uri', origin)
  const begun = {
    deviceCode: String(value.device_code ?? ''),
    userCode: textIn(value, 'user_code'),
    page,
    whole: value.verification_uri_complete === undefined ? page : addressIn(value, 'verification_uri_complete', origin),
    seconds: Number(value.expires_in),
    interval: Number(value.interval ?? 5),
  }
  if (!begun.deviceCode || !begun.userCode || !(begun.seconds > 0) || !(begun.interval > 0)) throw strange(origin)
  return begun
}

/** A page of the site itself: nothing else is opened. */
function addressIn(value: Record<string, unknown>, name: string, origin: string): string {
  try {
    const url = new URL(textIn(value, name))
    if (url.origin === origin) return url.href
  } catch {
    // Said below.
  }
  throw strange(origin)
}

const strange = (origin: string) =>
  new Fault(`${origin} answered in a form that this version does not know.`, {
    exit: exits.site,
    todo: 'Use the newest version: the documentation of the site shows its command.',
  })

/** Asks again and again until it was allowed or refused, no more often than the site says (RFC 8628, 3.5). */
async function awaitKey(terminal: Terminal, origin: string, { deviceCode, seconds, interval }: Begun): Promise<string> {
  const end = Date.now() + seconds * 1000
  let pause = interval
  while (Date.now() < end) {
    const left = Math.ceil((end - Date.now()) / 60_000)
    terminal.progress(`Waiting for you to allow it in the browser (${left} min left) …`)
    await wait(pause * 1000)
    const answer = await post(terminal, origin, urls.cliToken(), {
      grant_type: grant,
      device_code: deviceCode,
      client_id: site.slug,
    })
    const value = jsonOf(answer, origin)
    if (!isRecord(value)) throw strange(origin)
    if (answer.status === 200 && typeof value.access_token === 'string') return value.access_token
    pause = nextPause(value, pause, answer, origin)
  }
  throw new Fault('The code has expired.', { exit: exits.access, todo: 'Run “millwork login” again.' })
}

function nextPause(value: Record<string, unknown>, pause: number, answer: Answer, origin: string): number {
  const { error } = value
  if (error === 'authorization_pending') return pause
  if (error === 'slow_down') return pause + 5
  if (answer.status === 429 || answer.status === 503) return Math.max(pause, retryAfter(answer) ?? 5)
  if (typeof error !== 'string') throw refusal(answer, { origin, hasKey: true })
  const said = textIn(value, 'error_description') || `${origin} refused to sign in: ${plain(error)}.`
  throw new Fault(said, { exit: exits.access, todo: 'No key was made. Run “millwork login” to begin again.' })
}

/** Opens a page in whatever browser there is; where none is, its address was shown. */
function open(address: string) {
  const [program, ...words] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler']
        : ['xdg-open']
  const child = execFile(program ?? 'xdg-open', [...words, address], { timeout: 10_000 }, () => undefined)
  child.unref()
}
