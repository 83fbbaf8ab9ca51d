const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "21 November 2026" of "2026-11-21". */
export const describeDay = (day: string) => longDay.format(new Date(`${day}T00:00:00Z`))
