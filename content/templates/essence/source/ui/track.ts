/** Finding an order by its number and the email address it was placed with. */
import { formatMoney } from '../lib/shop/money.ts'
import { ShopError } from '../lib/shop/shop.ts'
import { openShop } from './open-shop.ts'

export interface Found {
  isThere: boolean
  number: string
  sentence: string
  total: string
  items: { id: string; text: string }[]
  steps: { id: string; label: string; when: string; isReached: boolean }[]
  numberError: string
  emailError: string
  error: string
}

const nothing: Found = {
  isThere: false,
  number: '',
  sentence: '',
  total: '',
  items: [],
  steps: [],
  numberError: '',
  emailError: '',
  error: '',
}

export async function findOrder(number: string, email: string): Promise<Found> {
  try {
    const tracking = await openShop().track({ number, email })
    if (!tracking.ok) {
      const { field, sentence } = tracking
      return {
        ...nothing,
        numberError: field === 'number' ? sentence : '',
        emailError: field === 'email' ? sentence : '',
        error: field === 'both' ? sentence : '',
      }
    }
    const { order } = tracking
    return {
      ...nothing,
      isThere: true,
      number: order.number,
      sentence: order.sentence,
      total: formatMoney(order.total),
      items: order.items.map(({ name, quantity }) => ({
        id: name,
        text: quantity > 1 ? `${name}, ${quantity}` : name,
      })),
      steps: order.steps.map(({ state, label, when, reached }) => ({ id: state, label, when, isReached: reached })),
    }
  } catch (error) {
    return { ...nothing, error: error instanceof ShopError ? error.message : 'That did not work. Try again.' }
  }
}
