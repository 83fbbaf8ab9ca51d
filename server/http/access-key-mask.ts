/** Finds access keys in addresses, and masks them where an address is written down. */
import { accessKeyMark } from '#shared/access-keys.ts'

/** Text that begins like a key where a value or a segment begins. Case counts in a key, and not in who guesses how it begins. */
const begun = new RegExp(`(?<![a-z\\d])${accessKeyMark}\\w*`, 'gi')

/** What stands in an address like an access key, whole or not, however often its characters are escaped. */
export function keysInAddress(address: string): string[] {
  // Nearly all addresses end here.
  if (!/mwk|%/i.test(address)) return []
  return [...new Set(readings(address).flatMap((reading) => reading.match(begun) ?? []))]
}

/** What stands in the place of a key where an address is written down. */
export const maskKeys = (text: string): string =>
  keysInAddress(text).length > 0 ? unescaped(unescaped(text)).replace(begun, `${accessKeyMark}…`) : text

/** An address as it is, and with what is escaped in it read once and twice. Escapes that are none are left as they are. */
function readings(address: string): string[] {
  const once = unescaped(address)
  const twice = unescaped(once)
  return [address, once, twice]
}

/** Keys are plain letters, so every escaped character may be read by itself. */
const unescaped = (text: string): string =>
  text.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
