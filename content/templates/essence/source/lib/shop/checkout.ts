/** What a customer fills in at the checkout, and the sentence for each field that is not right yet. */
import * as v from 'valibot'
import { deliversTo, reachOf } from './delivery.ts'
import { deliveryRules, house, type DeliveryMethod } from './house.ts'
import { isState, stateName, statesNotReached, zipFits, type State } from './states.ts'

export interface Address {
  street: string
  /** Apartment, suite, or floor; empty for none. */
  unit: string
  city: string
  state: State
  zip: string
}

export interface Checkout {
  email: string
  name: string
  delivery: DeliveryMethod
  /** Missing for pickup. */
  address?: Address
  /** Empty for none. */
  giftNote: string
}

export const checkoutFields = [
  'email',
  'name',
  'delivery',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'giftNote',
] as const
export type CheckoutField = (typeof checkoutFields)[number]

/** A sentence by field, for those that have one. */
export type FieldErrors = Partial<Record<CheckoutField, string>>

export type CheckedCheckout = { ok: true; checkout: Checkout } | { ok: false; errors: FieldErrors }

/** What a form holds: text by the names of its fields. What is missing counts as empty. */
export type CheckoutForm = Partial<Record<CheckoutField, string>>

/** Characters as people count them: an emoji is one. */
export function lengthOf(text: string): number {
  return [...new Intl.Segmenter('en-US').segment(text)].length
}

// oxlint-disable-next-line no-control-regex -- they are what is meant
const hasControls = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/
const text = v.optional(v.pipe(v.string('Enter this as text.'), v.trim()), '')
const short = (most: number, long: string) =>
  v.pipe(
    text,
    v.check((value) => lengthOf(value) <= most, long),
    v.check((value) => !hasControls.test(value) && !value.includes('\n'), 'Use plain letters on one line.'),
  )
const line = (missing: string, most: number, long: string) => v.pipe(short(most, long), v.nonEmpty(missing))

const contact = v.object({
  email: v.pipe(
    text,
    v.nonEmpty('Enter an email address, so we can send you the order number.'),
    v.maxLength(254, 'That email address is too long to be one.'),
    v.email('That doesn’t look like an email address. It needs a name, an @, and a domain, such as june@example.com.'),
  ),
  name: line('Enter the name of whoever receives the order.', 80, 'Use 80 characters or fewer for the name.'),
  delivery: v.pipe(
    text,
    v.check((value) => Object.hasOwn(deliveryRules, value), 'Choose how the order gets to you.'),
    v.transform((value) => value as DeliveryMethod),
  ),
  giftNote: v.pipe(
    text,
    v.transform((value) => value.replace(/\r\n?/g, '\n')),
    v.check(
      (value) => lengthOf(value) <= house.giftNoteLimit,
      ({ input }) => `The note has ${lengthOf(input)} characters, and ${house.giftNoteLimit} fit on the card.`,
    ),
    v.check((value) => !hasControls.test(value), 'The note has characters that can’t be printed.'),
  ),
})

const address = v.object({
  street: line('Enter a street address.', 80, 'Use 80 characters or fewer for the street.'),
  unit: short(40, 'Use 40 characters or fewer here.'),
  city: line('Enter a city.', 60, 'Use 60 characters or fewer for the city.'),
  state: v.pipe(
    text,
    v.nonEmpty('Choose a state.'),
    v.toUpperCase(),
    v.check(
      (code) => !Object.hasOwn(statesNotReached, code),
      ({ input }) => `We can’t ship to ${statesNotReached[input]}: perfume is flammable and goes by ground only.`,
    ),
    v.check(isState, 'Choose a state from the list.'),
    v.transform((code) => code as State),
  ),
  zip: v.pipe(
    text,
    v.nonEmpty('Enter a ZIP code.'),
    v.regex(/^\d{5}(?:-\d{4})?$/, 'A ZIP code has five digits, such as 12534, or nine, such as 12534-0142.'),
  ),
})

/** Checks a form. What comes back is trimmed; an address is asked for only where something is delivered. */
export function checkCheckout(form: CheckoutForm): CheckedCheckout {
  const who = v.safeParse(contact, form)
  const errors: FieldErrors = who.success ? {} : errorsOf(who.issues)
  if (String(form.delivery).trim() === 'pickup')
    return who.success ? { ok: true, checkout: who.output } : { ok: false, errors }
  const where = v.safeParse(address, form)
  if (!where.success) Object.assign(errors, errorsOf(where.issues))
  // A sentence of a field by itself comes before one for two that do not go together.
  const all = { ...misfits(form), ...errors }
  if (!who.success || !where.success || Object.keys(all).length) return { ok: false, errors: sorted(all) }
  return { ok: true, checkout: { ...who.output, address: where.output } }
}

/** What is wrong between fields that may each be right by themselves, whatever else is missing. */
function misfits(form: CheckoutForm): FieldErrors {
  const state = v.safeParse(address.entries.state, form.state)
  if (!state.success) return {}
  const zip = v.safeParse(address.entries.zip, form.zip)
  const delivery = v.safeParse(contact.entries.delivery, form.delivery)
  return {
    ...(zip.success &&
      !zipFits(zip.output, state.output) && {
        zip: `${zip.output} is not a ZIP code in ${stateName(state.output)}. Check the ZIP code and the state.`,
      }),
    ...(delivery.success &&
      !deliversTo(delivery.output, state.output) && {
        delivery: `${capital(deliveryRules[delivery.output].name)} goes to ${reachOf(delivery.output)} only.`,
      }),
  }
}

/** The first sentence of each field. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) as CheckoutField
    errors[field] ??= issue.message
  }
  return errors
}

/** In the order of the form, for a summary above it. */
function sorted(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(checkoutFields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])))
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
