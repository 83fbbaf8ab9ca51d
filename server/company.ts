/** Who runs the site: the one source for legal texts, receipts, mails and the foot of a page. */
import { site } from '#shared/site.ts'

export type Company = {
  name: string
  /** Lines of the address, apart by line ends. */
  address: string
  /** Where it is registered and under which number; "" where it is in no register. */
  register: string
  /** "" where there is none. */
  taxId: string
  /** The country or part of one whose law applies, as it stands after "the law of". */
  law: string
  email: string
  /** A page elsewhere where customers write; null where they find the address on ours. */
  contactUrl: string | null
  /** Where weaknesses are reported. */
  securityEmail: string
  /** As in "one working day"; "" where nothing is promised. */
  answerTime: string
  /** Who works with people's data for us, each with what for. */
  processors: string[]
  /** Some of it is made up, for a machine on which nothing is sold. */
  isSample: boolean
}

/** What a site in production says about itself; those with "none" may have none. */
const required = {
  SELLER_NAME: 'Sample Company Ltd',
  SELLER_ADDRESS: '1 Sample Street; Sampletown',
  SELLER_REGISTER: 'Sample register, number 0000',
  SELLER_TAX_ID: 'none',
  SELLER_LAW: 'England and Wales',
  SELLER_EMAIL: site.supportEmail,
} as const
type Required = keyof typeof required
type Optional = 'SECURITY_EMAIL' | 'SELLER_ANSWER_TIME' | 'SELLER_CONTACT_URL' | 'SELLER_PROCESSORS'
type Given = { [Name in Required | Optional]?: string | undefined }

/** The variables a site in production cannot start without and that are not there, in the order they are explained. */
export const missingOfCompany = (given: Given): Required[] =>
  (Object.keys(required) as Required[]).filter((name) => !given[name]?.trim())

/** What is configured, with a sample in the place of what is not; production is refused before it comes to that. */
export function companyOf(given: Given): Company {
  const of = (name: Required) => given[name]?.trim() || required[name]
  const orNone = (name: Required) => (/^none$/i.test(of(name)) ? '' : of(name))
  return {
    name: of('SELLER_NAME'),
    address: parts(of('SELLER_ADDRESS')).join('\n'),
    register: orNone('SELLER_REGISTER'),
    taxId: orNone('SELLER_TAX_ID'),
    law: of('SELLER_LAW'),
    email: of('SELLER_EMAIL'),
    contactUrl: given.SELLER_CONTACT_URL ?? null,
    securityEmail: given.SECURITY_EMAIL ?? of('SELLER_EMAIL'),
    answerTime: given.SELLER_ANSWER_TIME?.trim() ?? '',
    processors: parts(given.SELLER_PROCESSORS ?? ''),
    isSample: missingOfCompany(given).length > 0,
  }
}

/** How the company signs, in one line: its name, where it is, its register and its number for taxes. */
export const signature = ({ name, address, register, taxId }: Company): string =>
  [name, ...address.split('\n'), register, taxId && `VAT number ${taxId}`].filter(Boolean).join(', ')

/** "1 High Street; London" as two. */
const parts = (text: string) =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
