/** What npm says of known weaknesses, its report of version 2, in plain sentences. */
import { z } from 'zod'

const advisory = z.object({ title: z.string(), range: z.string().optional() })
const finding = z.object({
  name: z.string(),
  severity: z.string(),
  isDirect: z.boolean(),
  /** Advisories of its own, or the names of packages it has its weakness from. */
  via: z.array(z.union([z.string(), advisory])),
  fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string(), isSemVerMajor: z.boolean() })]),
})
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), finding),
  metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
})
const failure = z.object({ message: z.string().optional(), error: z.object({ summary: z.string() }).optional() })

export type Finding = z.infer<typeof finding>
export type Audit = { ok: true; findings: Finding[]; packages: number } | { ok: false; reason: string }

const severities = ['critical', 'high', 'moderate', 'low', 'info']

/** Reads what npm printed; what is no report, as when nobody answered, is none: silence is not health. */
export function readAudit(printed: string, complaint: string): Audit {
  const json = parsed(printed)
  const read = report.safeParse(json)
  if (read.success) {
    const rank = ({ severity }: Finding) =>
      (severities.indexOf(severity) + severities.length + 1) % (severities.length + 1)
    const findings = Object.values(read.data.vulnerabilities).toSorted(
      (a, z) => rank(a) - rank(z) || a.name.localeCompare(z.name, 'en'),
    )
    return { ok: true, findings, packages: read.data.metadata.dependencies.total }
  }
  const told = failure.safeParse(json)
  const said = told.success ? (told.data.message ?? told.data.error?.summary) : undefined
  const reason = (said || complaint || 'npm printed no report').replace(/\s+/g, ' ').trim()
  return { ok: false, reason: reason.slice(0, 300) }
}

/** One for each package, the worst first. */
export const sentencesOf = (findings: readonly Finding[]): string[] =>
  findings.map(({ name, severity, isDirect, via, fixAvailable }) => {
    const own = via.flatMap((each) => (typeof each === 'string' ? [] : [each.title]))
    const from = via.filter((each) => typeof each === 'string')
    const what = own.length > 0 ? [...new Set(own)].join('; ') : `through ${from.join(', ')}`
    const whose = isDirect ? 'named in package.json' : 'needed by others'
    const remedy =
      typeof fixAvailable === 'object'
        ? `${fixAvailable.name} ${fixAvailable.version} mends it${fixAvailable.isSemVerMajor ? ', and changes more than that' : ''}`
        : fixAvailable
          ? 'a newer version mends it'
          : 'nothing mends it yet'
    return `${name} (${severity}, ${whose}): ${what}; ${remedy}.`
  })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
