import { describe, expect, test } from 'vitest'
import { formatCents, priceCents } from '#shared/license-tiers.ts'
import type { LicenseName } from '#shared/page-props.ts'
import { newLicenseKey } from './license-key.ts'
import { mayBecome, nextOrderStates, tierAfter, type OrderState } from './license-tier.ts'

const step = (tier: LicenseName, fromTier: LicenseName | null = null) => ({ tier, fromTier })

describe('the tier after', () => {
  test.each([
    ['nothing', [], null],
    ['a purchase', [step('developer')], 'developer'],
    ['an upgrade', [step('developer'), step('team', 'developer')], 'team'],
    ['two upgrades', [step('developer'), step('unlimited', 'developer'), step('team', 'unlimited')], 'team'],
    ['an upgrade read before its base', [step('team', 'developer'), step('developer')], 'team'],
    ['an upgrade whose base was paid back', [step('team', 'developer')], null],
    ['the middle one paid back', [step('developer'), step('team', 'unlimited')], 'developer'],
    ['one upgrade paid for twice', [step('developer'), step('team', 'developer'), step('team', 'developer')], 'team'],
    [
      'two upgrades from one tier',
      [step('developer'), step('unlimited', 'developer'), step('team', 'developer')],
      'team',
    ],
    ['a smaller gift after a larger purchase', [step('team'), step('developer')], 'team'],
  ])('%s', (_what, steps, tier) => {
    expect(tierAfter(steps)).toBe(tier)
  })
})

test('an order goes from state to state in one direction only', () => {
  const states = Object.keys(nextOrderStates) as OrderState[]
  const moves = states.flatMap((from) => states.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`))
  expect(moves).toEqual(['pending paid', 'pending reversed', 'pending unclear', 'paid reversed', 'unclear reversed'])
})

test.each([
  ['developer', null, 7900],
  ['team', null, 54900],
  ['unlimited', 'developer', 12000],
  ['team', 'unlimited', 35000],
  ['developer', 'developer', null],
  ['developer', 'team', null],
] as const)('%s for who has %s costs %s cents', (tier, from, cents) => {
  expect(priceCents(tier, from)).toBe(cents)
})

test('money is written with its cents', () => {
  expect([formatCents(0), formatCents(54900), formatCents(119905)]).toEqual(['$0.00', '$549.00', '$1,199.05'])
})

test('keys are 16 letters that cannot be mistaken for each other, and differ', () => {
  const keys = Array.from({ length: 500 }, newLicenseKey)
  for (const key of keys) expect(key).toMatch(/^MW(-[ACDEFGHJKMNPQRTVWXY34679]{4}){4}$/)
  expect(new Set(keys).size).toBe(500)
})
