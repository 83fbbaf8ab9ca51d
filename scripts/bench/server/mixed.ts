/** Requests as a server meets them, mixed: most of guests, some of somebody signed in, some that are wrong. */
import { Agent, request } from 'node:http'
import { urls } from '#shared/urls.ts'
import { present } from '#toolchain/present.ts'
import { inTurn } from '../timing.ts'

export type Sent = { method: string; path: string; headers: Record<string, string>; body?: string }
type Visitor = { cookie: string; token: string; version: string }

const components = [
  'alerts/dismissible-alerts-in-four-tones',
  'alerts/warning-alert-with-two-actions',
  'modals/delete-confirmation-modal-with-typed-name',
  'banners/cookie-consent-banner-with-preferences',
].map((path) => `application-ui/components/${path}` as const)
const subcategories = ['alerts', 'modals', 'banners'].map((name) => `application-ui/components/${name}`)
const flavours = ['html', 'react', 'vue', 'svelte'] as const
const hues = ['amber', 'blue', 'emerald', 'fuchsia', 'indigo', 'rose', 'sky', 'teal', 'violet'] as const
const encodings = ['br', 'gzip', 'identity'] as const
const html = { accept: 'text/html' }
const json = { accept: 'application/json', 'content-type': 'application/json' }
const guessEvery = 100

/**
 * Twenty kinds of request in turn. Whatever can be different is: parameters nobody knows, words that are searched for,
 * addresses that lead nowhere, the network addresses they come from, and who of those that are signed in.
 */
export function mixOf(pages: readonly string[], visitors: readonly Visitor[]): (turn: number) => Sent {
  const [{ version = '' } = {}] = visitors
  const visitor = (nth: number) => inTurn(visitors, nth)
  const own = (nth: number) => ({ ...html, cookie: visitor(nth).cookie })
  const router = { 'x-inertia': 'true', 'x-inertia-version': version, 'x-requested-with': 'XMLHttpRequest' }
  const ownPages = [urls.app(), urls.profile(), ...subcategories.map((path) => urls.appSubcategory(path))]
  const get = (path: string, headers: Record<string, string>): Sent => ({ method: 'GET', path, headers })

  const guest = counted((nth) =>
    get(inTurn(pages, nth), { ...html, 'accept-encoding': inTurn(encodings, Math.floor(nth / pages.length)) }),
  )
  const clicked = counted((nth) => get(`${inTurn(pages, nth)}?gclid=${nth}`, { ...html, 'accept-encoding': 'br' }))
  const signedIn = counted((nth) => get(inTurn(ownPages, nth), own(nth)))
  const routed = counted((nth) => get(inTurn(ownPages, nth), { ...own(nth), ...router }))
  const coloured = counted((nth) =>
    get(
      urls.appCode(inTurn(components, nth), inTurn(flavours, nth >> 2), { primary: inTurn(hues, nth >> 4) }),
      own(nth),
    ),
  )
  const nowhere = counted((nth) => get(`/nothing/at-${nth}`, html))
  const nowhereForPrograms = counted((nth) => get(`/nothing/at-${nth}`, json))
  const searched = counted((nth) => get(`${urls.docsSearch()}?q=word${nth}`, html))
  const set = counted((nth) => ({
    method: 'PUT',
    path: urls.settingsDarkMode(),
    headers: { ...json, cookie: visitor(nth).cookie, 'x-xsrf-token': visitor(nth).token },
    body: JSON.stringify({ appDarkMode: nth % 2 ? 'on' : 'off' }),
  }))
  // A password is dear to check, so most attempts come without the token and are refused before.
  const guessed = counted((nth) => ({
    method: 'POST',
    path: urls.login(),
    headers: { ...json, ...(nth % guessEvery === 0 && formToken(visitor(nth))) },
    body: JSON.stringify({ email: `nobody-${nth}@example.com`, password: 'not the right words' }),
  }))
  const first = [guest, guest, clicked, guest, signedIn, routed, guest, guest, clicked, coloured]
  const second = [guest, nowhere, guest, nowhereForPrograms, set, clicked, routed, signedIn, searched, guessed]
  const kinds = [...first, ...second]
  return (turn) => {
    const { headers, ...sent } = inTurn(kinds, turn)()
    return { ...sent, headers: { ...headers, 'x-forwarded-for': `2001:db8:${(turn % 65_536).toString(16)}::1` } }
  }
}

const formToken = ({ token }: Visitor) => ({ cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token })

/** A kind of request that knows how many of it there were. */
function counted(kind: (nth: number) => Sent): () => Sent {
  let nth = 0
  return () => kind(nth++)
}

/** Sends requests from one turn to another, so many at once; counts the answers by status. */
export async function sendAll(
  url: string,
  mix: (turn: number) => Sent,
  { from, to, atOnce }: { from: number; to: number; atOnce: number },
): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const statuses = new Map<number, number>()
  let turn = from
  async function hand() {
    while (turn < to) {
      const status = await send(url, mix(turn++), agent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
  agent.destroy()
  return statuses
}

function send(url: string, { method, path, headers, body }: Sent, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, headers, agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(present(response.statusCode, 'a status of an answer')))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
