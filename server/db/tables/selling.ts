/** Licences, teams, orders and their money, affiliates, the design service. */
import type { Generated, Selectable } from 'kysely'
import type { BillingDetails } from '#shared/billing.ts'
import type { AffiliateState } from '#shared/affiliate.ts'
import type { FileKind, DesignAuthor, DesignState } from '#shared/design-service.ts'
import type { LicenseName } from '#shared/page-props.ts'

export type DesignRequestsTable = {
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

export type DesignMessagesTable = { id: string; requestId: string; author: DesignAuthor; body: string; createdAt: Date }
export type DesignMessageRow = Selectable<DesignMessagesTable>

/** A file that was sent with a request. Its kind was told by its content, and its name is made safe. */
export type DesignFilesTable = {
  id: string
  requestId: string
  name: string
  kind: FileKind
  /** Bytes. */
  size: number
  createdAt: Date
}
export type DesignFileRow = Selectable<DesignFilesTable>
/** What is in it, in a table of its own, so that lists never read it. */
export type DesignFileBytesTable = { fileId: string; bytes: Uint8Array }

/** A licence for life. Its tier follows from its orders; null opens nothing any more. */
export type LicensesTable = {
  id: string
  /** The owner. */
  userId: string
  key: string
  tier: LicenseName | null
  createdAt: Date
  updatedAt: Date
}

/** A place in a team besides its owner's: kept for an address, or taken by somebody. */
export type SeatsTable = {
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
export type TeamHandoversTable = {
  licenseId: string
  seatId: string
  /** Who offers it: an offer of somebody who is not the owner any more is none. */
  fromUserId: string
  expiresAt: Date
  createdAt: Date
}

export type OrderProvider = 'sandbox' | 'stripe' | 'operator'
/** One purchase, upgrade or gift. Who bought is kept, also when the account is gone. */
export type OrdersTable = {
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
export type SaleQueuesTable = { sale: string }

/** What is known of a payment so far. A refund may be known before its payment is. */
export type PaymentsTable = {
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
export type BillingDetailsTable = { userId: string; updatedAt: Date } & BillingDetails

/** Who sold and who bought, as a receipt says since a moment. The database refuses to change or remove one. */
export type ReceiptEditionsTable = {
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
export type RefundsTable = {
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
export type PaymentEventsTable = { id: string; type: string; receivedAt: Date }

/** Every change of a licence. The database refuses to change or remove one. */
export type LicenseEventsTable = {
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
export type AffiliatesTable = {
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
export type AffiliateClicksTable = { affiliateId: string; day: string; clicks: number }

/** What an order earned whoever brought it: a share of what was paid, as it was then. */
export type CommissionsTable = {
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

export type AffiliatePayoutsTable = { id: string; affiliateId: string; amountCents: number; paidAt: Date }
