/** What the cart comes to before tax, and the code in it. */
import { dropVoucher, useVoucher } from '../lib/shop/cart.ts'
import { formatSum } from '../lib/shop/money.ts'
import type { Quote } from '../lib/shop/quote.ts'
import { isRefused } from '../lib/shop/vouchers.ts'
import { sentenceOf, step } from './cart.ts'
import { focusSoon } from './focus.ts'
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

function sumOf({ subtotal, discount, delivery, voucher }: Quote): CartSum {
  const total = subtotal - discount + delivery.price
  const money = formatSum([subtotal, discount, delivery.price, total])
  return {
    subtotal: money(subtotal),
    discount: discount > 0 ? `−${money(discount)}` : '',
    delivery: delivery.price === 0 ? 'Free' : money(delivery.price),
    total: money(total),
    code: voucher && !isRefused(voucher) ? voucher.code : '',
    codeSaid: voucher?.sentence ?? '',
    isCodeBad: voucher?.ok === false,
    deliverySaid: delivery.sentence,
  }
}

export interface CodeSaid {
  message: string
  isBad: boolean
}

/** Puts a code into the cart, and takes it out again if it will never count. Never throws. */
export async function enterCode(code: string): Promise<CodeSaid> {
  const message = await refusalOf(code)
  focusSoon(message === '' ? 'code-remove' : 'code')
  return { message, isBad: message !== '' }
}

async function refusalOf(code: string): Promise<string> {
  const shop = openShop()
  try {
    const change = await shop.change(useVoucher(code))
    if (!change.ok) return change.message
    const { voucher } = await shop.quote({ delivery: 'ground' })
    if (!voucher || !isRefused(voucher)) return ''
    await shop.change(dropVoucher)
    return voucher.sentence
  } catch (error) {
    return sentenceOf(error)
  }
}

export async function forgetCode(): Promise<CodeSaid> {
  const { message } = await step(dropVoucher)
  focusSoon('code')
  return { message, isBad: false }
}
