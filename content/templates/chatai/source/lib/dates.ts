/** Days as Americans write them. */
export const months = 'January February March April May June July August September October November December'.split(' ')

interface DateOptions {
  /** "September 24, 2026", or "Sep 24, 2026". */
  style?: 'long' | 'medium'
  /** Of a day without a time; a time is told by the reader's own clock. */
  isUtc?: boolean
}

/** The day of a time. Written here, since a format of the browser's takes milliseconds to make. */
export function dateOf(at: string, { style = 'long', isUtc = false }: DateOptions = {}): string {
  const date = new Date(at)
  const [month, day, year] = isUtc
    ? [date.getUTCMonth(), date.getUTCDate(), date.getUTCFullYear()]
    : [date.getMonth(), date.getDate(), date.getFullYear()]
  const name = months[month] ?? ''
  return `${style === 'long' ? name : name.slice(0, 3)} ${day}, ${year}`
}

/** Sorts times as they are stored, the latest first. Letters would be compared as slowly as in a dictionary. */
export const latestFirst = (one: string, other: string): number => Number(one < other) - Number(one > other)
