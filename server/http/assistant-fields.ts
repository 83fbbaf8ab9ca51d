/** What a program may say of itself as it registers (RFC 7591), and where it may answer. */
import { z } from 'zod'
import { loopback } from '../domain/account/assistants.ts'

/** Schemes that lead to no program, or run something of their own. */
const noPrograms = new Set(
  'javascript: data: vbscript: file: blob: about: ftp: ws: wss: http: mailto: tel: sms: view-source: filesystem:'.split(
    ' ',
  ),
)

/** Whether somebody may be sent there: over TLS, to their own machine, or to a program that has a scheme of its own. */
export function mayAnswerAt(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#')) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return hostname !== '' && !loopback.has(hostname)
  if (protocol === 'http:') return loopback.has(hostname)
  return !noPrograms.has(protocol) && /^[a-z][a-z\d+.-]{1,40}:$/.test(protocol)
}

const plainText = (text: string) => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()

/** Other fields of a registration are passed over, as RFC 7591 has it. */
export const registration = z.object({
  redirect_uris: z
    .array(z.string().max(500).refine(mayAnswerAt), 'redirect_uris must be a list of addresses.')
    .min(1)
    .max(10),
  client_name: z
    .string()
    .max(2000)
    .transform((name) => plainText(name).slice(0, 80) || null)
    .nullish(),
  client_uri: z.string().max(500).nullish(),
})
