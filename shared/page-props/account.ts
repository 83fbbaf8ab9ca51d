/** Props of pages about an account: the ways in, licences, teams and receipts. */
import type { BillingDetails } from '../billing.ts'
import type { SocialName } from '../social.ts'
import type { LicenseName } from './shared.ts'
import type { AppProps } from './library.ts'
import type { Testimonial } from './public.ts'

/** Pages in the auth layout. The token goes into a hidden field, so that the form works before and without any script. */
export type AuthProps = { csrfToken: string; testimonial: Testimonial }

/** Where to go afterwards; null is the usual place. */
export type WithNext = { next: string | null }

/** Other sites that are a way in. */
export type WithSocial = { social: SocialName[] }

/** Pages of the user area, which all have forms. */
export type AccountProps = AppProps & { csrfToken: string }

/** Whether mails on new components go to an account's address; null while nobody proved that it is theirs. */
export type NewsAccount = { email: string; isOn: boolean | null }

/** A browser the user is signed in with. */
export type SessionEntry = { id: string; device: string; ip: string; lastActive: string; isCurrent: boolean }

/** Another site one may sign in with; `removable` unless it is the only way in. */
export type SignInEntry = { provider: SocialName; linked: boolean; removable: boolean }

/** A device the user may sign in with; `added` is how long ago, in words. */
export type PasskeyEntry = { id: string; name: string; added: string }

/** An assistant that somebody connected; times in words. */
export type AssistantEntry = {
  id: string
  name: string
  /** Hosts, or what is on their machine. */
  answersAt: string[]
  connected: string
  used: string | null
}

/** An access key as its owner sees it; moments are in words. */
export type AccessKeyEntry = {
  id: string
  name: string
  /** How it begins. */
  prefix: string
  /** How long ago it was made, and whether by signing in on the command line. */
  made: string
  isFromDevice: boolean
  /** The day after which it opens nothing; null for one that lasts. */
  ends: string | null
  isExpired: boolean
  /** When it was used last, and from which network; null for one that never was. */
  used: { when: string; from: string } | null
}

/** A key that was made just now: this once it is shown. */
export type MadeAccessKey = { name: string; key: string; isTeam: boolean }

/** `qr` is the outline of a code of `size` by `size` squares. Recovery codes come once, right after they were made. */
export type TwoFactorProps =
  | { state: 'off' }
  | { state: 'pending'; secret: string; qr: { size: number; path: string } }
  | { state: 'on'; recoveryCodesLeft: number; recoveryCodes: string[] | null }

/** Pages between wanting a licence and having it. */
export type CheckoutProps = AccountProps & { sandbox: boolean }

/** The key is for the owner alone; a member of a team has none. */
export type LicenseProps = { tier: LicenseName; key: string | null; email: string; ownerName: string; since: string }

/** `rights`: what who looks at it may do. */
export type TeamProps =
  | { rights: 'owner'; used: number; max: number; seats: SeatEntry[] }
  /** `offeredUntil`: until when the owner offers them the team; null while they do not. */
  | { rights: 'member'; ownerName: string; ownerEmail: string; offeredUntil: string | null }

export type SeatEntry = {
  id: string
  email: string
  name: string | null
  state: 'member' | 'invited' | 'expired'
  /** Since when a member, or how long an invitation is still open, in words. */
  when: string
  /** Until when the team is offered to this member; null while it is not. */
  offeredUntil: string | null
}

/** What one could move up to, and what that costs. */
export type OfferEntry = { tier: LicenseName; amount: string }

/** What became of the money: all of it or a part went back, or a bank took it back. */
export type ReceiptState = 'paid' | 'part-refunded' | 'refunded' | 'disputed' | 'unclear'

export type ReceiptEntry = {
  id: string
  number: string
  product: string
  amount: string
  date: string
  money: ReceiptState
  /** Play money. */
  sandbox: boolean
}

/** What a part of a receipt is for. */
export type ReceiptLine = { label: string; amount: string }

/** What a form about a buyer needs. */
export type BillingProps = AccountProps & {
  details: BillingDetails
  countries: readonly { code: string; name: string }[]
}

/** A receipt on paper; who sold and who bought stand line by line. */
export type ReceiptProps = ReceiptEntry & {
  buyer: string[]
  seller: string[]
  lines: ReceiptLine[]
  /** What it came to without taxes; null where there are none. */
  net: string | null
  taxes: ReceiptLine[]
  refunds: RefundEntry[]
  /** What stays paid after refunds of a part; null without one. */
  kept: string | null
  /** The day on which what it opened ended; null while it has not. */
  ended: string | null
  /** What it said about its buyer before each correction, and since when it does not. */
  corrections: { date: string; before: string[] }[]
  /** Whether whoever took the money made an invoice of its own. */
  hasInvoice: boolean
}

/** What went back of a payment, and when. */
export type RefundEntry = { date: string; amount: string }
