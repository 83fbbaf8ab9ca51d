/** Beginnings that are spelled otherwise in American English, with ours. */
const stems: readonly [american: RegExp, ours: string][] = [
  [/^(re)?color/, '$1colour'],
  [/^(behavi|fav|flav|neighb)or/, '$1our'],
  [/^center/, 'centre'],
  [/^gray/, 'grey'],
  [/^licens/, 'licenc'],
  [/(?<=^[a-z]{3,})iz(?=e|i|a|$)/, 'is'],
]

/** How a word that was looked for may be spelled in our texts, which are British: as it was typed, and our way. */
export function britishSpellings(word: string): string[] {
  const ours = stems.reduce((text, [american, other]) => text.replace(american, other), word)
  return ours === word ? [word] : [word, ours]
}
