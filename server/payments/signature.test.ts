import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSigned, sign } from './signature.ts'

const now = new Date(1_800_000_000_000)
const later = (ms: number) => new Date(now.getTime() + ms)
const body = '{"id":"evt_1"}'

test('a body is known by its signature', () => {
  const header = sign(body, 'secret', now)
  const mac = createHmac('sha256', 'secret').update(`1800000000.${body}`).digest('hex')
  expect(header).toBe(`t=1800000000,v1=${mac}`)
  expect(isSigned(body, header, 'secret', later(299_000))).toBe(true)
  expect(isSigned(body, `v1=old,${header},v0=x`, 'secret', now)).toBe(true)
})

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['another secret', sign(body, 'other', now)],
  ['an old one', sign(body, 'secret', later(-301_000))],
  ['one of the future', sign(body, 'secret', later(301_000))],
  ['another body', sign('{}', 'secret', now)],
  ['another time', sign(body, 'secret', now).replace('t=1800000000', 't=1800000001')],
  ['no time', sign(body, 'secret', now).replace(/t=\d+/, 't=')],
  ['rubbish', 't=t,v1==,=,,'],
])('%s is not taken', (_what, header) => {
  expect(isSigned(body, header, 'secret', now)).toBe(false)
})
