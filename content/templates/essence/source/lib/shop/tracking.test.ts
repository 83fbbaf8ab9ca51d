import { describe, expect, test } from 'vitest'
import { addBusinessDays, dayOf, formatDay, hourOf, isBusinessDay } from './dates.ts'
import type { Order } from './order.ts'
import { newOrderNumber } from './order-number.ts'
import { scheduleOf } from './schedule.ts'
import { seeded } from './testing.ts'
import { notFound, trackOrder } from './tracking.ts'

const number = newOrderNumber(seeded(12))
const order: Order = {
  number,
  cartId: 'cart-1',
  // A Monday, at ten in Hudson.
  placedAt: '2026-11-30T15:00:00.000Z',
  checkout: {
    email: 'June@Example.com',
    name: 'June Abara',
    delivery: 'ground',
    giftNote: '',
    address: { street: '1 Main St', unit: '', city: 'Hudson', state: 'NY', zip: '12534' },
  },
  lines: [
    {
      scent: 'iris-drawer',
      size: '50',
      name: 'Iris Drawer, 50 ml',
      quantity: 1,
      unit: 18_600,
      gross: 18_600,
      discount: 0,
      net: 18_600,
    },
  ],
  subtotal: 18_600,
  discount: 0,
  delivery: 0,
  tax: 1_488,
  taxRate: 8_000,
  total: 20_088,
}
const at = (now: string, email = 'june@example.com', asked = number) =>
  trackOrder([order], { number: asked, email }, new Date(now))

const days = (placed: string, method: Parameters<typeof scheduleOf>[1], zip?: string) =>
  scheduleOf(new Date(placed), method, zip).map(({ day }) => day.slice(5))

describe('days', () => {
  test('begin and end where the house is, also when clocks change', () => {
    const zone = 'America/New_York'
    expect(dayOf(new Date('2026-11-29T04:59:00Z'), zone)).toBe('2026-11-28')
    expect(dayOf(new Date('2026-07-01T04:00:00Z'), zone)).toBe('2026-07-01')
    expect(hourOf(new Date('2026-07-01T04:00:00Z'), zone)).toBe(0)
    expect(hourOf(new Date('2026-03-08T07:30:00Z'), zone)).toBe(3)
    expect(formatDay('2026-03-09')).toBe('Monday, March 9')
  })

  test.each([
    ['2026-01-01', 'New Year’s Day'],
    ['2027-12-31', 'New Year’s Day, observed the year before'],
    ['2026-01-19', 'Martin Luther King Jr.'],
    ['2026-02-16', 'Washington’s Birthday'],
    ['2026-05-25', 'Memorial Day'],
    ['2026-06-19', 'Juneteenth'],
    ['2026-07-03', 'Independence Day, observed'],
    ['2026-09-07', 'Labor Day'],
    ['2026-10-12', 'Columbus Day'],
    ['2026-11-11', 'Veterans Day'],
    ['2026-11-26', 'Thanksgiving'],
    ['2026-12-25', 'Christmas'],
    ['2027-05-31', 'Memorial Day on the fifth Monday'],
    ['2026-11-28', 'a Saturday'],
    ['2026-11-29', 'a Sunday'],
  ])('%s is no business day: %s', (day) => expect(isBusinessDay(day)).toBe(false))

  test('2026 has 250 of them: 261 from Monday to Friday, less 11 holidays', () => {
    let count = 0
    for (let day = '2025-12-31'; (day = addBusinessDays(day, 1)) <= '2026-12-31';) count += 1
    expect(count).toBe(250)
  })
})

describe('the schedule', () => {
  test('an order before noon leaves on that day, one from noon on the next', () => {
    expect(days('2026-11-30T16:59:00Z', 'ground', '12534')).toEqual(['11-30', '11-30', '11-30', '11-30', '12-03'])
    expect(days('2026-11-30T17:00:00Z', 'ground', '12534')).toEqual(['11-30', '12-01', '12-01', '12-01', '12-04'])
  })

  test('weekends and holidays are passed over', () => {
    expect(days('2026-11-25T18:00:00Z', 'two-day', '10012')).toEqual(['11-25', '11-27', '11-27', '11-27', '12-01'])
    expect(days('2026-11-28T15:00:00Z', 'ground', '94110')).toEqual(['11-28', '11-30', '11-30', '11-30', '12-08'])
  })

  test('a pickup is ready the next open day, and ends there', () => {
    expect(days('2026-11-29T15:00:00Z', 'pickup')).toEqual(['11-29', '12-02', '12-02', '12-02'])
    expect(days('2026-11-25T15:00:00Z', 'pickup')).toEqual(['11-25', '11-27', '11-27', '11-27'])
  })

  test('no step comes before the one ahead of it, for 200 moments', { timeout: 60_000 }, () => {
    const random = seeded(3)
    for (let round = 0; round < 200; round++) {
      const placed = new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 730 * 86_400_000))
      for (const method of ['ground', 'two-day', 'pickup'] as const) {
        const steps = scheduleOf(placed, method, String(Math.floor(random() * 99_999)).padStart(5, '0'))
        const moments = steps.map(({ day, hour }) => `${day} ${String(hour).padStart(2, '0')}`)
        expect(moments).toEqual(moments.toSorted())
      }
    }
  })
})

describe('tracking', () => {
  test.each([
    [
      '2026-11-30T15:00:00Z',
      'placed',
      'We are getting your order ready. We expect it to arrive on Thursday, December 3.',
    ],
    [
      '2026-11-30T18:00:00Z',
      'picked',
      'We are getting your order ready. We expect it to arrive on Thursday, December 3.',
    ],
    [
      '2026-11-30T20:30:00Z',
      'packed',
      'We are getting your order ready. We expect it to arrive on Thursday, December 3.',
    ],
    [
      '2026-11-30T22:00:00Z',
      'handed-over',
      'Your order is on its way. We expect it to arrive on Thursday, December 3.',
    ],
    ['2026-12-03T22:00:00Z', 'delivered', 'Your order was delivered on Thursday, December 3.'],
    ['2031-01-01T00:00:00Z', 'delivered', 'Your order was delivered on Thursday, December 3.'],
  ])('at %s it is %s', (now, state, sentence) => {
    expect(at(now)).toMatchObject({ ok: true, order: { state, sentence } })
  })

  test('steps say what was and what is expected, and no address is among it', () => {
    const found = at('2026-11-30T22:00:00Z')
    expect(found.ok && found.order.steps.map(({ label, when }) => `${label}: ${when}`)).toEqual([
      'Order placed: Monday, November 30',
      'Picked: Monday, November 30',
      'Packed: Monday, November 30',
      'Handed to the carrier: Monday, November 30',
      'Delivered: expected Thursday, December 3',
    ])
    expect(JSON.stringify(found)).not.toMatch(/Main St|12534|June/)
  })

  test('a pickup says so', () => {
    const { address: _, ...checkout } = order.checkout
    const picked: Order = { ...order, checkout: { ...checkout, delivery: 'pickup' } }
    const query = { number, email: 'june@example.com' }
    expect(trackOrder([picked], query, new Date('2026-12-02T16:00:00Z'))).toMatchObject({
      order: { state: 'handed-over', sentence: 'Your order is ready to pick up in Hudson.' },
    })
    expect(trackOrder([picked], query, new Date('2026-12-01T16:00:00Z'))).toMatchObject({
      order: { state: 'placed', sentence: 'Your order will be ready on Wednesday, December 2.' },
    })
  })

  test('a wrong address and an unknown number are answered alike', () => {
    const wrong = at(order.placedAt, 'sol@example.com')
    expect(wrong).toEqual({ ok: false, field: 'both', sentence: notFound })
    expect(at(order.placedAt, 'june@example.com', newOrderNumber(seeded(99)))).toEqual(wrong)
  })

  test('typos and gaps are told by their field', () => {
    expect(at(order.placedAt, ' ')).toMatchObject({ field: 'email' })
    expect(at(order.placedAt, 'june@example.com', 'HC-1')).toMatchObject({ field: 'number' })
  })

  test('address and number are read however they are typed', () => {
    expect(at(order.placedAt, ' JUNE@example.COM', number.toLowerCase().replaceAll('-', '')).ok).toBe(true)
  })
})
