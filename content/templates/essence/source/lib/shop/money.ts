/** Money in cents, as whole numbers. Nothing in the shop adds up dollars with a point in them. */

import { once } from './once.ts'

/** A whole number of cents. */
export type Cents = number

/** A rate in thousandths of a percent: 6625 is 6.625%, 100000 is all of it. Whole numbers keep the rounding exact. */
export type Rate = number

export const wholeRate: Rate = 100_000

const dollars = { style: 'currency', currency: 'USD' } as const
const withCents = once(() => new Intl.NumberFormat('en-US', dollars))
const withoutCents = once(() => new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 0 }))

/**
 * Cents as they are shown: `$128`, or `$128.50` where there are cents.
 * @throws RangeError if the amount is not a whole number of cents
 */
export function formatMoney(cents: Cents): string {
  whole(cents)
  return (cents % 100 === 0 ? withoutCents() : withCents()).format(cents / 100)
}

/** How amounts are shown that stand beneath each other: when one of them has cents, all have. */
export function formatSum(amounts: readonly Cents[]): (cents: Cents) => string {
  return amounts.every((cents) => whole(cents) % 100 === 0)
    ? formatMoney
    : (cents) => withCents().format(whole(cents) / 100)
}

/** A rate as it is shown: `6.625%`. */
export function formatRate(rate: Rate): string {
  return `${rate / 1000}%`
}

/** The sum of amounts; 0 for none. */
export function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + whole(amount), 0)
}

/**
 * A share of an amount, rounded half up to a whole cent: 10% of $1.25 is 13 cents.
 * @param cents zero or more
 * @param rate in thousandths of a percent, zero or more
 * @throws RangeError for a fraction or a negative number
 */
export function shareOf(cents: Cents, rate: Rate): Cents {
  if (whole(cents) < 0 || whole(rate) < 0) throw new RangeError('A share is taken of amounts and rates above zero.')
  return Math.floor((cents * rate + wholeRate / 2) / wholeRate)
}

/**
 * Spreads an amount over lines by their weights, so that the parts add up to it exactly. Each part is rounded down;
 * the cents left over go to the lines that lost most by it, the first of equals first. While the amount is no more
 * than the weights together, no part is more than its weight.
 * @param total cents to spread, zero or more
 * @param weights one whole number per line, zero or more; usually what each line costs
 * @throws RangeError if there is something to spread and no line to bear it
 */
export function spread(total: Cents, weights: readonly number[]): Cents[] {
  const all = sum(weights)
  if (whole(total) < 0 || weights.some((weight) => weight < 0))
    throw new RangeError('Only amounts of zero or more can be spread.')
  if (total === 0) return weights.map(() => 0)
  if (all === 0) throw new RangeError('There is an amount to spread, and no line that costs anything.')
  const parts = weights.map((weight) => Math.floor((total * weight) / all))
  const order = weights
    .map((weight, line) => ({ line, lost: (total * weight) % all }))
    .toSorted((one, other) => other.lost - one.lost || one.line - other.line)
  let left = total - sum(parts)
  for (const { line } of order) {
    if (left === 0) break
    parts[line] = (parts[line] ?? 0) + 1
    left -= 1
  }
  return parts
}

function whole(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number.`)
  return amount
}
