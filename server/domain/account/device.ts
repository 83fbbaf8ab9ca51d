/** What a browser calls itself, in words its owner recognises. */

const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bLinux\b/, 'Linux'],
]

const first = (names: [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

/** "Firefox on Windows"; as much of it as the header (RFC 9110, 10.1.5) gives away. */
export function describeDevice(userAgent: string): string {
  const [browser, system] = [first(browsers, userAgent), first(systems, userAgent)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'An unknown device')
}

/** "21 November 2026", in UTC. */
export const describeDay = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/** "21 November 2026, 14:05 UTC": a moment for people in any time zone. */
export function describeTime(at: Date): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat('en-GB', options).format(at).replace(' at ', ', ')} UTC`
}

const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

/** "3 hours ago", "yesterday": how long a moment lies back. */
export function timeAgo(at: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1000)
  const found = units.find(([, size]) => seconds >= size)
  if (!found) return 'just now'
  const [unit, length] = found
  return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}
