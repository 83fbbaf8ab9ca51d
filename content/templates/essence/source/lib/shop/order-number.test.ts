import { expect, test } from 'vitest'
import { example, newOrderNumber, readOrderNumber } from './order-number.ts'
import { seeded } from './testing.ts'

test('numbers are read however they are typed', () => {
  const number = newOrderNumber(seeded(4))
  expect(number).toMatch(/^HC-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{2}$/)
  const plain = number.replaceAll('-', '')
  for (const typed of [
    number,
    plain,
    plain.slice(2),
    ` ${number.toLowerCase()} `,
    number.replaceAll('-', ' '),
    `#${number}`,
  ])
    expect(readOrderNumber(typed)).toEqual({ ok: true, number })
  expect(readOrderNumber(example).ok).toBe(true)
})

test('a number that begins like the prefix is read without it', () => {
  const random = seeded(1)
  const draws = [15, 10].map((place) => place / 31 + 0.001)
  const number = newOrderNumber(() => draws.shift() ?? random())
  expect(number.slice(3, 5)).toBe('HC')
  expect(readOrderNumber(number.slice(3))).toEqual({ ok: true, number })
})

test('every wrong character, and every two exchanged, are noticed', { timeout: 60_000 }, () => {
  const random = seeded(9)
  for (let round = 0; round < 10; round++) {
    const number = newOrderNumber(random)
    const body = [...number.slice(3).replace('-', '')]
    for (let place = 0; place < 6; place++)
      for (const other of '23456789ABCDEFGHJKMNPQRSTUVWXYZ')
        if (other !== body[place]) expect(readOrderNumber(body.with(place, other).join('')).ok).toBe(false)
    for (let one = 0; one < 5; one++)
      for (let other = one + 1; other < 5; other++)
        if (body[one] !== body[other])
          expect(readOrderNumber(body.with(one, body[other]!).with(other, body[one]!).join('')).ok).toBe(false)
  }
})

test.each([
  ['', `Enter the order number. It looks like ${example}.`],
  ['HC-4F7', `An order number looks like ${example}. Check what you typed.`],
  ['HC-4F7K-0O', `An order number looks like ${example}. Check what you typed.`],
  ['x'.repeat(10_000), `An order number looks like ${example}. Check what you typed.`],
])('%j is refused with a sentence', (typed, sentence) =>
  expect(readOrderNumber(typed)).toEqual({ ok: false, sentence }),
)

test('a number that is taken is not given again, and there is an end to trying', () => {
  const taken = newOrderNumber(seeded(5))
  expect(newOrderNumber(seeded(5), (number) => number === taken)).not.toBe(taken)
  expect(() => newOrderNumber(seeded(5), () => true)).toThrow('twenty tries')
})
