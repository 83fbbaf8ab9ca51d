/** Words as search compares them: whatever case, accents, plural or side of the Atlantic they were typed in. */

/** Beginnings and ends that are spelled otherwise in British English, with the American spelling of our titles. */
const spellings: readonly [british: RegExp, american: string][] = [
  [/colour/, 'color'],
  [/(behavi|fav|flav|neighb|lab)our/, '$1or'],
  [/centre/, 'center'],
  [/grey/, 'gray'],
  [/licenc/, 'licens'],
  [/^(catal|dial|anal)ogue/, '$1og'],
  [/^cheque/, 'check'],
  [/^jewellery/, 'jewelry'],
  [/^(cancel|label|travel|model)l/, '$1l'],
  [/(?<=^[a-z]{3,})is(?=e(d|s|r|rs)?$|ing$|ation)/, 'iz'],
]

/** The words of a text, in small letters and without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** What a word is kept and looked for as: American, and one of it. */
export function rootOf(word: string): string {
  const american = spellings.reduce((text, [british, ours]) => text.replace(british, ours), word)
  return singular(american)
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is|ous)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** Several words written as one: "date pickers" is "datepicker". */
export const joinedRoot = (words: readonly string[]): string => words.map(rootOf).join('')

/** What is left of a root without the ending that a verb or an adjective wears: "sortable" and "sorting" are about sorts. */
export function stemOf(root: string): string {
  const bare = root.replace(/(ations?|able|ible|ions?|ing|ed|ers?|ors?|ive)$/, '')
  if (bare.length < 3 || bare === root) return root.length > 3 ? root.replace(/e$/, '') : root
  return bare.replace(/([bdgklmnprt])\1$/, '$1').replace(/e$/, '')
}

/** Words of fewer letters are one slip away from too many others; in longer ones more may go wrong. */
const slipsAllowed = (word: string) => (word.length < 5 ? 0 : word.length < 10 ? 1 : 2)

/**
 * Whether a word was meant by what was typed, by slips of the hand: a letter more, less or other, or two that changed
 * places; one in a word of five letters and more, two from ten on.
 */
export function isSlipOf(typed: string, meant: string): boolean {
  const allowed = slipsAllowed(typed)
  if (allowed === 0 || Math.abs(typed.length - meant.length) > allowed || typed[0] !== meant[0]) return false
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: meant.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let at = 1; at <= meant.length; at++) {
      const isSame = typed[row - 1] === meant[at - 1]
      const isSwap = row > 1 && at > 1 && typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1]
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    ;[beforeLast, last] = [last, current]
  }
  return (last[meant.length] ?? Infinity) <= allowed
}
