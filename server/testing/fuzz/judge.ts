/** What an answer to a request that is wrong must be, whatever was wrong with it. */
import { routes } from '#shared/routes.ts'
import { testSecret } from '../index.ts'
import type { Drawn } from './requests.ts'
import type { Answer } from './wire.ts'

/** Nothing takes longer, in milliseconds. */
export const longestMs = 10_000

const ourOrigin = 'http://localhost:3000'
/** Where the product itself leads people to: the sites one may sign in with. */
const known = new Set([ourOrigin, 'https://github.com'])

/** What only the log may hold: places in code, what a database says, secrets. */
const innards =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|node:internal|\.ts:\d+|SQLITE_|SqliteError|invalid byte sequence/

/** What is wrong with an answer, in words; nothing where all is well. */
export function objections({ route, wants, method, isCut }: Drawn, answer: Answer | null): string[] {
  if (!answer) return isCut ? [] : ['there was no answer']
  const { status, headers, body, ms, isWhole } = answer
  const wrong: string[] = []
  if (status < 200 || status >= 500) wrong.push(`status ${status}`)
  if (ms >= longestMs) wrong.push(`it took ${Math.round(ms)} ms`)
  if (!isWhole && !isCut) wrong.push('the answer is cut off')
  if (innards.test(body) || body.includes(testSecret)) wrong.push('the answer shows what is inside')
  if (status === 405 && !headers.get('allow')) wrong.push('405 without Allow')
  const location = headers.get('location') ?? headers.get('x-inertia-location')
  if (location !== null && !leadsHome(location)) wrong.push(`leads to ${JSON.stringify(location)}`)
  // A template's live preview has an error page of its own, whoever asks.
  const isOurs = route !== routes.templatePreviewFile
  if (status >= 400 && method !== 'HEAD' && isOurs) wrong.push(...formOf(wants, answer))
  return wrong
}

const leadsHome = (location: string) => {
  const url = URL.parse(location, ourOrigin)
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return url !== null && known.has(url.origin) && !/[\\\u0000-\u001f]/.test(location)
}

/** Errors speak the language of who asked: a page, JSON with a sentence, or a page as data. */
function formOf(wants: Drawn['wants'], { status, headers, body }: Answer): string[] {
  const type = headers.get('content-type') ?? ''
  if (headers.get('content-encoding') || headers.has('x-inertia-location')) return []
  // Before there is a request nobody knows who asks, and beside files a word is enough.
  if (type.startsWith('text/plain') && body.length > 0) return []
  if (wants === 'inertia' && headers.get('x-inertia') === 'true' && body.includes('"component"')) return []
  if (type.startsWith('application/json') && /"(?:message|error)":/.test(body)) return []
  if (wants === 'document' && type.startsWith('text/html') && body.includes('</html>')) return []
  if (status === 416 && body === '') return []
  return [`${status} for ${wants} is ${type || 'of no type'}: ${JSON.stringify(body.slice(0, 80))}`]
}
