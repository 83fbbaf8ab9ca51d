/** What browsers tell of our content policy, put into few safe words: both shapes of report (W3C, CSP Level 3, 5). */
import { TrieRouter } from 'hono/router/trie-router'
import { z } from 'zod'
import { routes } from '#shared/routes.ts'

/** What was refused, and where: nothing in it is more than a pattern, a directive or the name of a host. */
export type PolicyReport = { directive: string; blocked: string; page: string }

const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'worker-src',
  'media-src',
]

const text = z.string().max(4000).catch('')
const older = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
  }),
})
const newer = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ documentURL: text, blockedURL: text, effectiveDirective: text }),
})

/** As many of one body are read. */
const mostAtOnce = 20

/** The reports in a body that was JSON; none where it holds something else. */
export function readReports(body: unknown): PolicyReport[] {
  const old = older.safeParse(body)
  if (old.success) {
    const report = old.data['csp-report']
    const directive = report['effective-directive'] || (report['violated-directive'].split(' ', 1)[0] ?? '')
    return [safe(directive, report['blocked-uri'], report['document-uri'])]
  }
  const several = Array.isArray(body) ? (body as unknown[]).slice(0, mostAtOnce) : []
  return several.flatMap((each) => {
    const read = newer.safeParse(each)
    if (!read.success) return []
    const { effectiveDirective, blockedURL, documentURL } = read.data.body
    return [safe(effectiveDirective, blockedURL, documentURL)]
  })
}

const safe = (directive: string, blocked: string, page: string): PolicyReport => ({
  directive: directives.includes(directive) ? directive : 'other',
  blocked: sourceOf(blocked),
  page: patternOfPage(page),
})

/** "inline", the name of a host, or the scheme of what has none: addresses themselves may hold what is somebody's. */
function sourceOf(blocked: string): string {
  if (/^(inline|eval|wasm-eval|trusted-types-policy|trusted-types-sink|self)$/.test(blocked)) return blocked
  if (/^[a-z][a-z\d+.-]{0,20}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'other'
  const { protocol, hostname } = new URL(blocked)
  return /^https?:|^wss?:/.test(protocol) ? hostname.slice(0, 100) : protocol.slice(0, 20)
}

const router = new TrieRouter<string>()
for (const pattern of Object.values(routes)) router.add('GET', pattern, pattern)

/** The pattern of a page of ours; its path may hold the key of a mail. */
function patternOfPage(page: string): string {
  if (!URL.canParse(page)) return 'other'
  const [[first]] = router.match('GET', new URL(page).pathname)
  return first?.[0] ?? 'other'
}
