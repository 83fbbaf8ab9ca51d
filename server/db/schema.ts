/**
 * The tables as the code sees them: camelCase here, snake_case in the database.
 * Times are Date and flags are boolean on both databases. Ids are random UUIDs as text.
 */
import type { Generated, Insertable, Selectable } from 'kysely'
import type { BillingDetails } from '#shared/billing.ts'
import type { AffiliateState } from '#shared/affiliate.ts'
import type { DesignAuthor, DesignState } from '#shared/design-service.ts'
import type { MailName } from '#shared/mails.ts'
import type { DarkMode, LicenseName } from '#shared/page-props.ts'

export type Schema = {
  users: UsersTable
  sessions: SessionsTable
  accounts: AccountsTable
  verifications: VerificationsTable
  rateLimits: RateLimitsTable
  outboxMails: OutboxMailsTable
  accountTokens: AccountTokensTable
  twoFactors: TwoFactorsTable
  recoveryCodes: RecoveryCodesTable
  knownBrowsers: KnownBrowsersTable
  passkeys: PasskeysTable
  favourites: FavouritesTable
  keptDesigns: KeptDesignsTable
  libraryVisits: LibraryVisitsTable
  componentDays: ComponentDaysTable
  licenses: LicensesTable
  seats: SeatsTable
  teamHandovers: TeamHandoversTable
  orders: OrdersTable
  saleQueues: SaleQueuesTable
  billingDetails: BillingDetailsTable
  receiptEditions: ReceiptEditionsTable
  payments: PaymentsTable
  paymentEvents: PaymentEventsTable
  refunds: RefundsTable
  licenseEvents: LicenseEventsTable
  affiliates: AffiliatesTable
  affiliateClicks: AffiliateClicksTable
  commissions: CommissionsTable
  affiliatePayouts: AffiliatePayoutsTable
  designRequests: DesignRequestsTable
  designMessages: DesignMessagesTable
  figures: FiguresTable
}

type UsersTable = {
  id: string
  name: string
  /** Lower case; unique. */
  email: string
  emailVerified: Generated<boolean>
  image: string | null
  optAppDarkMode: Generated<DarkMode>
  /** Whether the design service is active for this user. */
  dsActive: Generated<boolean>
  /** An address that takes the place of `email` once it is proved. */
  pendingEmail: string | null
  /** How the user likes their snippets, as JSON. */
  snippetDefaults: string | null
  createdAt: Date
  updatedAt: Date
}

type SessionsTable = {
  id: string
  userId: string
  token: string
  ipAddress: string | null
  userAgent: string | null
  expiresAt: Date
  /** Kept up to date to a few minutes. */
  lastActiveAt: Date | null
  /** When its owner last proved to be there: by signing in, or by their password. */
  confirmedAt: Date | null
  /** Whether it outlives the browser. */
  remembered: Generated<boolean>
  createdAt: Date
  updatedAt: Date
}

/** One way for a user to sign in; a password is the account of the provider "credential". */
type AccountsTable = {
  id: string
  userId: string
  accountId: string
  providerId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: Date | null
  refreshTokenExpiresAt: Date | null
  scope: string | null
  password: string | null
  createdAt: Date
  updatedAt: Date
}

type VerificationsTable = {
  id: string
  identifier: string
  value: string
  expiresAt: Date
  createdAt: Date
  updatedAt: Date
}

type RateLimitsTable = {
  /** Hash of what is counted, so that no address is kept in clear. */
  key: string
  hits: number
  /** When the window ends; a row past it counts for nothing. */
  resetsAt: Date
}

/** A key that was handed out once, for one purpose. */
type AccountTokensTable = {
  /** SHA-256 of the key; the key itself is nowhere. */
  hash: string
  purpose: TokenPurpose
  userId: string
  /** What belongs to it, as JSON. */
  data: string
  expiresAt: Date
  createdAt: Date
}
export type TokenPurpose = 'reset-password' | 'two-factor'

type TwoFactorsTable = {
  userId: string
  /** The shared secret, encrypted with a key of the application. */
  secret: string
  /** When the first code was right; before that it does not count. */
  confirmedAt: Date | null
  /** The last time step whose code was used, so that none is used twice. */
  lastStep: number
  createdAt: Date
}

/** One that was used is gone. */
type RecoveryCodesTable = { hash: string; userId: string }

/** A device's public key (WebAuthn). */
type PasskeysTable = {
  id: string
  userId: string
  name: string | null
  publicKey: string
  credentialId: string
  counter: number
  deviceType: string
  backedUp: boolean
  transports: string | null
  aaguid: string | null
  createdAt: Date | null
}

/** A browser that signed in before, by the hash of a cookie it was given. */
type KnownBrowsersTable = { userId: string; hash: string; seenAt: Date }

type DesignRequestsTable = {
  id: string
  userId: string
  title: string
  /** What it is for. */
  purpose: string
  /** Web addresses as JSON. */
  links: string
  details: string
  state: DesignState
  createdAt: Date
  /** When something was last said or done about it. */
  updatedAt: Date
}
export type DesignRequestRow = Selectable<DesignRequestsTable>

type DesignMessagesTable = { id: string; requestId: string; author: DesignAuthor; body: string; createdAt: Date }
export type DesignMessageRow = Selectable<DesignMessagesTable>

/** A licence for life. Its tier follows from its orders; null opens nothing any more. */
type LicensesTable = {
  id: string
  /** The owner. */
  userId: string
  key: string
  tier: LicenseName | null
  createdAt: Date
  updatedAt: Date
}

/** A place in a team besides its owner's: kept for an address, or taken by somebody. */
type SeatsTable = {
  id: string
  licenseId: string
  /** Where the invitation went. */
  email: string
  /** Who took it. */
  userId: string | null
  /** SHA-256 of the key in the newest invitation; null before it has left and once it was used. */
  tokenHash: string | null
  /** When the invitation ends; of no account once it was accepted. */
  expiresAt: Date
  acceptedAt: Date | null
  createdAt: Date
}
export type SeatRow = Selectable<SeatsTable>

/** A team its owner offers to the member of a seat; one at a time. */
type TeamHandoversTable = {
  licenseId: string
  seatId: string
  /** Who offers it: an offer of somebody who is not the owner any more is none. */
  fromUserId: string
  expiresAt: Date
  createdAt: Date
}

export type OrderProvider = 'sandbox' | 'stripe' | 'operator'
/** One purchase, upgrade or gift. Who bought is kept, also when the account is gone. */
type OrdersTable = {
  id: string
  userId: string | null
  buyerName: string
  buyerEmail: string
  /** Known before there is a licence, so that however often an order is carried out, it makes one. */
  licenseId: string
  tier: LicenseName
  /** For an upgrade: the tier its price was taken off. */
  fromTier: LicenseName | null
  provider: OrderProvider
  amountCents: number
  currency: string
  state: 'pending' | 'paid' | 'reversed' | 'unclear'
  paymentId: string | null
  /** The sale whose price it has, by its title. */
  sale: string | null
  /** Until when its place in that sale is kept while nothing is paid. */
  reservedUntil: Date | null
  /** By whose link the buyer came. */
  affiliateId: string | null
  createdAt: Date
  paidAt: Date | null
  /** When its money went back. */
  reversedAt: Date | null
  /** When what it opens was taken away while its money stayed. */
  revokedAt: Generated<Date | null>
  /** How much has to have gone back for the licence to end with it, where the operator asked for that. */
  endsAtRefundedCents: Generated<number | null>
}
export type OrderRow = Selectable<OrdersTable>

/** One row for each sale, to wait in line at. */
type SaleQueuesTable = { sale: string }

/** What is known of a payment so far. A refund may be known before its payment is. */
type PaymentsTable = {
  paymentId: string
  orderId: string | null
  /** Before what its provider took off and added. */
  subtotalCents: number | null
  discountCents: number | null
  taxCents: number | null
  /** What was paid in the end. */
  totalCents: number | null
  /** How many things were bought; an order is for one. */
  quantity: number | null
  currency: string | null
  paidAt: Date | null
  /** How much of it went back by refunds. */
  refundedCents: Generated<number>
  /** When all of it went back. */
  reversedAt: Date | null
  reversal: 'refund' | 'dispute' | null
  /** The provider's own invoice, by its id there. */
  invoiceId: string | null
  /** The taxes by name and rate, as JSON. */
  taxLines: string | null
}
export type PaymentRow = Selectable<PaymentsTable>

/** What a user wants to stand on receipts from now on; "" for what they left out. */
type BillingDetailsTable = { userId: string; updatedAt: Date } & BillingDetails

/** Who sold and who bought, as a receipt says since a moment. The database refuses to change or remove one. */
type ReceiptEditionsTable = {
  orderId: string
  /** 1 was issued with the payment; 2, 3 … are corrections. */
  step: number
  sellerName: string
  /** Its lines are apart by line ends. */
  sellerAddress: string
  sellerTaxId: string
  buyerName: string
  createdAt: Date
} & BillingDetails
export type ReceiptEditionRow = Selectable<ReceiptEditionsTable>

/** What went back of a payment, each time more did. The steps of a payment add up to its `refundedCents`. */
type RefundsTable = {
  paymentId: string
  /** 1, 2, 3 … of this payment. */
  step: number
  amountCents: number
  refundedAt: Date
  /** When its mail was put into the outbox; null while it is not known whose payment it is. */
  toldAt: Date | null
}
export type RefundRow = Selectable<RefundsTable>

/** Events a payment provider sent, so that each counts once. */
type PaymentEventsTable = { id: string; type: string; receivedAt: Date }

/** Every change of a licence. The database refuses to change or remove one. */
type LicenseEventsTable = {
  licenseId: string
  /** 1, 2, 3 … of this licence. */
  step: number
  orderId: string | null
  what: 'issued' | 'raised' | 'lowered' | 'revoked'
  tier: LicenseName | null
  cause: 'payment' | 'refund' | 'dispute' | 'operator'
  createdAt: Date
}

/** Somebody who recommends us. Name and address are kept, also when the account is gone. */
type AffiliatesTable = {
  id: string
  userId: string | null
  name: string
  email: string
  /** What their links carry; small letters. */
  code: string
  state: AffiliateState
  website: string
  /** How they want to recommend us. */
  plan: string
  /** Where their money goes. */
  payout: string
  createdAt: Date
  decidedAt: Date | null
}
export type AffiliateRow = Selectable<AffiliatesTable>

/** How many followed an affiliate's link on a day (UTC), "2026-11-21". */
type AffiliateClicksTable = { affiliateId: string; day: string; clicks: number }

/** What an order earned whoever brought it: a share of what was paid, as it was then. */
type CommissionsTable = {
  orderId: string
  affiliateId: string
  baseCents: number
  percent: number
  amountCents: number
  /** What refunds of a part took off. */
  reducedCents: Generated<number>
  earnedAt: Date
  /** When all the money of the order went back. */
  reversedAt: Date | null
}

type AffiliatePayoutsTable = { id: string; affiliateId: string; amountCents: number; paidAt: Date }

/** A component somebody marked, by its path. */
type FavouritesTable = { userId: string; component: string; createdAt: Date }

/** What somebody made with a tool and keeps, as the query of its address. */
type KeptDesignsTable = { userId: string; tool: string; query: string; createdAt: Date }

/** The component somebody looked at last on each page of the library, by its path. */
type LibraryVisitsTable = { userId: string; subcategory: string; component: string; visitedAt: Date }

/**
 * Why a mail is tried no more: its address was refused for good, it was tried for days, or nobody knows whether the mail
 * server has it.
 */
export type MailFailure = 'refused' | 'given-up' | 'unclear'

/** A mail that is to leave. */
type OutboxMailsTable = {
  id: string
  name: MailName
  recipient: string
  /** What is known when it is asked for, as JSON; links with secrets are made when it leaves. */
  data: string
  attempts: number
  nextAttemptAt: Date
  /** Since when somebody has it in hand; null while it waits for its next try. */
  takenAt: Generated<Date | null>
  /** Which of those written in the same moment comes first. */
  turn: Generated<string>
  lastError: string | null
  /** When the mail server asked for its content, until it said what became of it. */
  handedOverAt: Date | null
  /** When it was given up, and why. */
  failedAt: Date | null
  failure: MailFailure | null
  createdAt: Date
}

export type User = Selectable<UsersTable>
export type NewUser = Insertable<UsersTable>

/** Columns SQLite keeps as 0 and 1. */
export const flags: readonly string[] = ['emailVerified', 'dsActive', 'remembered', 'backedUp']

export type FigureKind = 'visit' | 'copy' | 'search'
/** How often something was visited, copied or searched for in vain on a day (UTC), "2026-11-21". */
type FiguresTable = { day: string; kind: FigureKind; name: string; count: number }

/** The component whose code was open to everyone on a day (UTC). */
type ComponentDaysTable = {
  /** "2026-11-21" */
  day: string
  component: string
}
