import { expect, test } from 'vitest'
import { readAudit, sentencesOf } from './read-audit.ts'

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { dependencies: { total: 900 } } })
const of = (over: object) => ({ severity: 'low', isDirect: false, via: ['a'], fixAvailable: false, ...over })

test('a report without findings is good', () => {
  expect(readAudit(report({}), '')).toEqual({ ok: true, findings: [], packages: 900 })
})

test('each finding is a sentence, the worst first', () => {
  const read = readAudit(
    report({
      b: of({ name: 'b', via: ['a'], fixAvailable: true }),
      c: of({ name: 'c', severity: 'strange' }),
      a: of({
        name: 'a',
        severity: 'critical',
        isDirect: true,
        via: [{ title: 'Reads files' }, { title: 'Reads files' }, { title: 'Hangs' }],
        fixAvailable: { name: 'a', version: '3.0.0', isSemVerMajor: true },
      }),
    }),
    '',
  )
  expect(read.ok && sentencesOf(read.findings)).toEqual([
    'a (critical, named in package.json): Reads files; Hangs; a 3.0.0 mends it, and changes more than that.',
    'b (low, needed by others): through a; a newer version mends it.',
    'c (strange, needed by others): through a; nothing mends it yet.',
  ])
})

test.each([
  ['{"message":"request failed,\\n reason: no such host"}', '', 'request failed, reason: no such host'],
  ['{"error":{"code":"ENOAUDIT","summary":"does not answer audits"}}', '', 'does not answer audits'],
  ['', 'spawn npm ENOENT', 'spawn npm ENOENT'],
  ['', '', 'npm printed no report'],
  ['{}', '', 'npm printed no report'],
  ['<html>', '', 'npm printed no report'],
  ['{"auditReportVersion":3}', '', 'npm printed no report'],
])('%j is not taken for health', (printed, complaint, reason) => {
  expect(readAudit(printed, complaint)).toEqual({ ok: false, reason })
})
