/** Days as Americans write them. */
const formats = new Map<string, Intl.DateTimeFormat>()

interface DateOptions {
  /** "September 24, 2026", or "Sep 24, 2026". */
  style?: 'long' | 'medium'
  /** That of the reader, where none is named. */
  timeZone?: string
}

/** The day of a time. A format takes milliseconds to make: each is made when it is first needed, and once. */
export function dateOf(at: string, { style = 'long', timeZone }: DateOptions = {}): string {
  const key = `${style} ${timeZone ?? ''}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat('en-US', { dateStyle: style, ...(timeZone && { timeZone }) })
  formats.set(key, format)
  return format.format(new Date(at))
}

/** Where the people of the sample live. */
export const home = { timeZone: 'America/New_York' }
