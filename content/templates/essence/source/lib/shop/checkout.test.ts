import { describe, expect, test } from 'vitest'
import { checkCheckout, lengthOf, type CheckoutForm } from './checkout.ts'
import { refusalOf, wayTo } from './delivery.ts'
import { states } from './states.ts'

const form: CheckoutForm = {
  email: ' june@example.com ',
  name: 'June Abara',
  delivery: 'ground',
  street: '14 Ropewalk Lane',
  city: 'Hudson',
  state: 'ny',
  zip: '12534',
}
const errorsOf = (change: CheckoutForm) => {
  const checked = checkCheckout({ ...form, ...change })
  return checked.ok ? {} : checked.errors
}

test('a form that is right comes back trimmed', () => {
  expect(checkCheckout(form)).toEqual({
    ok: true,
    checkout: {
      email: 'june@example.com',
      name: 'June Abara',
      delivery: 'ground',
      giftNote: '',
      address: { street: '14 Ropewalk Lane', unit: '', city: 'Hudson', state: 'NY', zip: '12534' },
    },
  })
})

test('an empty form has a sentence for each field that is needed, in the order of the form', () => {
  const checked = checkCheckout({})
  expect(checked).toEqual({
    ok: false,
    errors: {
      email: 'Enter an email address, so we can send you the order number.',
      name: 'Enter the name of whoever receives the order.',
      delivery: 'Choose how the order gets to you.',
      street: 'Enter a street address.',
      city: 'Enter a city.',
      state: 'Choose a state.',
      zip: 'Enter a ZIP code.',
    },
  })
  expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual([
    'email',
    'name',
    'delivery',
    'street',
    'city',
    'state',
    'zip',
  ])
})

test('a pickup needs no address, and keeps none', () => {
  expect(checkCheckout({ ...form, delivery: 'pickup', zip: 'x' })).toEqual({
    ok: true,
    checkout: { email: 'june@example.com', name: 'June Abara', delivery: 'pickup', giftNote: '' },
  })
  expect(errorsOf({ delivery: 'pickup', name: ' ', zip: '' })).toEqual({
    name: 'Enter the name of whoever receives the order.',
  })
})

describe.each([
  ['email', ['june', 'june@', 'june@example', 'june @example.com', `${'j'.repeat(250)}@example.com`]],
  ['name', ['', 'x'.repeat(81), 'June\nAbara', 'June\u202e']],
  ['delivery', ['', 'drone', 'toString', 'constructor']],
  ['street', ['', 'x'.repeat(81)]],
  ['unit', ['x'.repeat(41), 'a\u0000b']],
  ['city', ['', 'x'.repeat(61)]],
  ['state', ['', 'XX', 'New York', 'toString']],
  ['zip', ['', '1253', '125345', '12534-1', 'ABCDE', '１２５３４']],
] as const)('%s', (field, values) => {
  test.each(values)('%j is told, and nothing else', (value) => {
    expect(Object.keys(errorsOf({ [field]: value }))).toEqual([field])
  })
})

test.each([
  { zip: '12534-0142' },
  { unit: 'Apt. 3' },
  { name: 'Núria O’Brien-Šimić' },
  { giftNote: 'For you.\nAll of it.' },
])('%o is fine', (change) => expect(errorsOf(change)).toEqual({}))

test('a ZIP code of another region is told', () => {
  expect(errorsOf({ state: 'CA' })).toEqual({
    zip: '12534 is not a ZIP code in California. Check the ZIP code and the state.',
  })
})

test.each([
  ['NY', '10012', '06390'],
  ['TX', '75201', '88510'],
  ['DC', '20001', '56901'],
  ['RI', '02903', '02840'],
])('%s has %s and %s', (state, ...zips) => zips.forEach((zip) => expect(errorsOf({ state, zip })).toEqual({})))

test('two-day delivery goes where it goes', () => {
  expect(errorsOf({ delivery: 'two-day' })).toEqual({})
  expect(errorsOf({ delivery: 'two-day', state: 'CA', zip: '94110' }).delivery).toMatch(
    /^Two-day ground delivery goes to New York, .*, and Pennsylvania only\.$/,
  )
})

test('where two-day delivery goes is told together with all else that is wrong', () => {
  expect(Object.keys(errorsOf({ delivery: 'two-day', state: 'CA', email: '', street: '', zip: '' }))).toEqual([
    'email',
    'delivery',
    'street',
    'zip',
  ])
  expect(Object.keys(errorsOf({ state: 'CA', name: '', city: '' }))).toEqual(['name', 'city', 'zip'])
})

test('a way that does not go to a state is told, with one that does', () => {
  const refused = (['ground', 'two-day', 'pickup'] as const).map((method) =>
    states.filter(({ code }) => refusalOf(method, code) !== undefined),
  )
  expect(refused.map(({ length }) => length)).toEqual([0, 41, 0])
  expect(refusalOf('two-day', 'CA')).toBe('Not to California. Ground takes 3 to 6 business days.')
})

test('a way that was chosen is taken wherever it goes, and ground everywhere else', () => {
  expect((['NY', 'CA', 'TX', 'PA'] as const).map((state) => wayTo(state, 'two-day'))).toEqual([
    'two-day',
    'ground',
    'ground',
    'two-day',
  ])
  expect(wayTo('CA', 'pickup')).toBe('pickup')
})

test('Alaska and Hawaii are told why not', () => {
  expect(states.map(({ code }) => code as string)).not.toContain('AK')
  expect(states).toHaveLength(49)
  expect(errorsOf({ state: 'HI', zip: '96813' })).toEqual({
    state: 'We can’t ship to Hawaii: perfume is flammable and goes by ground only.',
  })
})

test('a gift note is counted as people count', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(lengthOf(family)).toBe(1)
  expect(errorsOf({ giftNote: family.repeat(200) })).toEqual({})
  expect(errorsOf({ giftNote: 'x'.repeat(201) })).toEqual({
    giftNote: 'The note has 201 characters, and 200 fit on the card.',
  })
})
