/** What the cart comes to before tax, and the code in it. */
import { dropVoucher, useVoucher } from '../lib/shop/cart.ts'
import { formatMoney } from '../lib/shop/money.ts'
import type { Quote } from '../lib/shop/quote.ts'
import { step } from './cart.ts'
import { openShop } from './open-shop.ts'

export interface CartSum {
  subtotal: string
  discount: string
  delivery: string
  total: string
  code: string
  codeSaid: string
  isCodeBad: boolean
  deliverySaid: string
}

/** Where the cart cannot be read, the list beside it says so. */
export function watchCartSum(listener: (sum: CartSum) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const shop = openShop()
  const draw = () =>
    shop
      .quote({ delivery: 'ground' }, { signal })
      .then((quote) => listener(sumOf(quote)))
      .catch(() => undefined)
  void draw()
  const stop = shop.subscribe(() => void draw())
  return () => {
    leaving.abort()
    stop()
  }
}

const sumOf = ({ subtotal, discount, delivery, voucher }: Quote): CartSum => ({
  subtotal: formatMoney(subtotal),
  discount: discount > 0 ? `−${formatMoney(discount)}` : '',
  delivery: delivery.price === 0 ? 'Free' : formatMoney(delivery.price),
  total: formatMoney(subtotal - discount + delivery.price),
  code: voucher?.code ?? '',
  codeSaid: voucher?.sentence ?? '',
  isCodeBad: voucher?.ok === false,
  deliverySaid: delivery.sentence,
})

export const enterCode = async (code: string) => (await step(useVoucher(code))).message
export const forgetCode = async () => (await step(dropVoucher)).message
