import { describe, expect, test } from 'vitest'
import { mayReadCode, type Viewer } from './entitlement.ts'

const guest: Viewer = null
const freeAccount: Viewer = { licenseName: null }
const developer: Viewer = { licenseName: 'developer' }
const unlimited: Viewer = { licenseName: 'unlimited' }
const team: Viewer = { licenseName: 'team' }

describe('mayReadCode', () => {
  test.each([
    // who, a free component, the component of the day, any other
    ['a guest', guest, true, true, false],
    ['a free account', freeAccount, true, true, false],
    ['a developer licence', developer, true, true, true],
    ['an unlimited licence', unlimited, true, true, true],
    ['a team licence', team, true, true, true],
  ])('%s', (_who, user, freeOne, ofTheDay, otherOne) => {
    expect(mayReadCode({ user, component: { free: true }, isOfTheDay: false })).toBe(freeOne)
    expect(mayReadCode({ user, component: { free: false }, isOfTheDay: true })).toBe(ofTheDay)
    expect(mayReadCode({ user, component: { free: false }, isOfTheDay: false })).toBe(otherOne)
  })
})
