/** Finding an order by its number and the email address it was placed with. */
import { formatMoney } from '../lib/shop/money.ts'
import { readOrderNumber } from '../lib/shop/order-number.ts'
import { ShopError } from '../lib/shop/shop.ts'
import { noEmail } from '../lib/shop/tracking.ts'
import { focusSoon } from './focus.ts'
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
        // Both are marked where both are missing, so that nobody is told twice.
        emailError: field === 'email' ? sentence : field === 'number' && email.trim() === '' ? noEmail : '',
        error: field === 'both' ? sentence : '',
      }
    }
    const { order } = tracking
    focusSoon('found-title', 'section')
    return {
      ...nothing,
      isThere: true,
      number: order.number,
      sentence: order.sentence,
      total: formatMoney(order.total),
      items: order.items.map(({ name, quantity }) => ({
        id: name,
        text: quantity > 1 ? `${name} × ${quantity}` : name,
      })),
      steps: order.steps.map(({ state, label, when, reached }) => ({ id: state, label, when, isReached: reached })),
    }
  } catch (error) {
    return { ...nothing, error: error instanceof ShopError ? error.message : 'That did not work. Try again.' }
  }
}

/** The number in the address, as the page of an order hands it on. What is no number is left out. */
export function askedNumber(listener: (number: string) => void): () => void {
  const asked = readOrderNumber(new URLSearchParams(location.search).get('number') ?? '')
  const timer = setTimeout(() => asked.ok && listener(asked.number))
  return () => clearTimeout(timer)
}

/** What was found, with those of the marked fields that are not right yet. */
export function stillWrong(form: HTMLFormElement, found: Found): Found {
  const filled = new FormData(form)
  const number = readOrderNumber(String(filled.get('number')))
  return {
    ...found,
    numberError: found.numberError === '' || number.ok ? '' : number.sentence,
    emailError: String(filled.get('email')).trim() === '' ? found.emailError : '',
  }
}
