import { grouped } from '#shared/grouped.ts'

/** A count as copy may say it: small ones as they are, others down to the last ten or, from a thousand on, hundred, as in "1,200+". */
export function roundedDown(count: number): string {
  const step = count < 1000 ? 10 : 100
  const rounded = Math.floor(count / step) * step
  if (rounded === 0 || rounded === count) return grouped(count)
  return `${grouped(rounded)}+`
}
