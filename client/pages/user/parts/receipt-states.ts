import type { ReceiptState } from '#shared/page-props.ts'

/** What is said of a payment beside it; nothing where it is simply paid. */
export const receiptMarks: Record<ReceiptState, string | null> = {
  paid: null,
  'part-refunded': 'Part refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
  unclear: 'In review',
}

/** What became of a payment, for the foot of its receipt. */
export const receiptNotes: Record<ReceiptState, string | null> = {
  paid: null,
  'part-refunded': 'Part of this payment was refunded.',
  refunded: 'This payment was refunded.',
  disputed: 'The bank reversed this payment.',
  unclear: 'This payment does not match the order. We are looking into it.',
}
