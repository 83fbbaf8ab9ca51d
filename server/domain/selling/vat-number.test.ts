import { expect, test } from 'vitest'
import { countryCodes } from '#shared/billing.ts'
import { countries } from './countries.ts'
import { readVatNumber, vatExamples } from './vat-number.ts'

const codeOf = (name: string) => countries.find((country) => country.name === name)!.code
const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

test('every country of the European Union has its rule', () => {
  expect(new Set(vatExamples.map(({ country }) => country))).toEqual(new Set([...union, 'GB', 'NO', 'CH']))
})

test.each(vatExamples)(
  '$example of $country is read with and without its letters, and with what stands between',
  async ({ country, example }) => {
    expect(await readVatNumber(example, country)).toEqual({ ok: true, number: example })
    const spaced = ` ${example.toLowerCase().replace(/(.{3})/g, '$1 ')}`
    expect(await readVatNumber(spaced, country)).toEqual({ ok: true, number: example })
    const bare = example.startsWith('XI') ? example : example.replace(/^[A-Z]{2}/, '')
    if (country !== 'CH') expect(await readVatNumber(bare, country)).toEqual({ ok: true, number: example })
  },
)

/** Countries whose rule has no check digits over every digit, or more than one form. */
const forgiving = new Set(['BG', 'CZ', 'ES', 'LT', 'LV', 'RO', 'SK', 'GB', 'FR', 'IE', 'NL', 'CY'])

test.each(vatExamples.filter(({ country }) => !forgiving.has(country)))(
  '$example with a mistyped digit is refused',
  async ({ country, example }) => {
    const at = example.search(/\d/) + 2
    const digit = (Number(example[at]) + 1) % 10
    const wrong = example.slice(0, at) + digit + example.slice(at + 1)
    expect(await readVatNumber(wrong, country)).toMatchObject({ ok: false, rule: { example: expect.any(String) } })
  },
)

test.each([
  ['DE13669597', 'Germany', 'form'],
  ['DE136695977', 'Germany', 'digits'],
  ['not a number', 'Germany', 'form'],
  ['ATU13585628', 'Austria', 'digits'],
  ['<script>', 'Japan', 'form'],
  ['1', 'Japan', 'form'],
])('%j of %s is refused for its %s', async (typed, country, reason) => {
  expect(await readVatNumber(typed, codeOf(country))).toMatchObject({ ok: false, reason })
})

test('a number of another country is taken where it says so, and one whose rules we do not know by its form', async () => {
  expect(await readVatNumber('DE 136 695 976', 'FR')).toEqual({ ok: true, number: 'DE136695976' })
  expect(await readVatNumber('DE136695976', 'US')).toEqual({ ok: true, number: 'DE136695976' })
  expect(await readVatNumber('T1234567890123', 'JP')).toEqual({ ok: true, number: 'T1234567890123' })
  expect(await readVatNumber('CHE-100.155.212', 'CH')).toEqual({ ok: true, number: 'CHE100155212MWST' })
})

test('every country has a name of its own', () => {
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countryCodes.length)
  expect(countries.filter(({ name, code }) => name === code)).toEqual([])
})
