/** Letters of any script, spaces and hyphens between them: what names of things are made of. */
const words = /^[\p{L}\p{M}]+(?:[ -][\p{L}\p{M}]+)*$/u
const longest = 40
const mostWords = 4

/**
 * What was searched for, as it may be counted: in small letters, spaces as one. Null for whatever could be somebody
 * instead of something: addresses, mail, numbers, keys, and what is longer than a name of a thing.
 */
export function searchWords(typed: string): string | null {
  const plain = typed.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')
  if (plain.length < 2 || plain.length > longest || !words.test(plain)) return null
  return plain.split(' ').length > mostWords ? null : plain
}
