/** The fields for what a receipt is to say about its buyer, and what is said when they do not fit. */
import { z } from 'zod'
import { billingFieldNames, billingLimits, countryCodes, type BillingDetails } from '#shared/billing.ts'
import { readVatNumber } from '../domain/selling/vat-number.ts'
import { fieldErrors, typed } from './field-errors.ts'

/** A line that may be left empty. */
const optionalLine = (max: number) =>
  z
    .string('Enter text, or leave it empty.')
    .default('')
    .transform((value) => value.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(max, `Use at most ${max} characters.`))

const fields = z
  .object({
    company: optionalLine(billingLimits.company),
    line1: optionalLine(billingLimits.line1),
    line2: optionalLine(billingLimits.line2),
    city: optionalLine(billingLimits.city),
    postal: optionalLine(billingLimits.postal),
    country: z
      .string('Choose a country from the list.')
      .default('')
      .refine((code) => code === '' || countryCodes.includes(code), 'Choose a country from the list.'),
    vatNumber: optionalLine(billingLimits.vatNumber),
  })
  .superRefine(({ company, line1, city, postal, country, vatNumber }, context) => {
    const say = (path: keyof BillingDetails, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (vatNumber && !country) say('country', 'Choose the country of the VAT number.')
    else if ((line1 || city || postal) && !country) say('country', 'Choose the country of the address.')
    if (vatNumber && !company) say('company', 'Enter the company that has the VAT number.')
  })

export type ReadBilling =
  { ok: true; details: BillingDetails } | { ok: false; errors: Record<string, string>; old: Record<string, string> }

/** Reads the form; a VAT number comes out as its country writes it. What was typed is handed back where it is refused. */
export async function readBilling(form: Record<string, unknown>): Promise<ReadBilling> {
  const old = typed(form, billingFieldNames)
  const given = fields.safeParse(form)
  if (!given.success) return { ok: false, errors: fieldErrors(given.error), old }
  const { vatNumber, country } = given.data
  if (vatNumber === '') return { ok: true, details: given.data }
  const read = await readVatNumber(vatNumber, country)
  if (read.ok) return { ok: true, details: { ...given.data, vatNumber: read.number } }
  const { country: place, example } = read.rule
  const what =
    read.reason === 'digits'
      ? 'A character of this VAT number is mistyped: its check digits do not fit'
      : `This is not a valid VAT number for this country (${place})`
  return { ok: false, errors: { vatNumber: `${what}. One looks like ${example}.` }, old }
}
