/** What may be said after `npm test --`; words without dashes are parts of paths. */
const options = {
  '--whole': 'leaves out nothing, and writes down what passed of the tests that depend on files alone',
  '--files': 'plays only the tests that depend on files alone and changed, and writes down what passed',
  '--slowest': 'prints which test files took longest',
  '--costs': 'writes docs/test-costs.md: how many seconds of the run each suite took',
}
export type Option = keyof typeof options

const isOption = (word: string): word is Option => Object.hasOwn(options, word)

/**
 * Reads the words of the command.
 *
 * @returns the options that are among them, and the filters
 * @throws a sentence that names an unknown option, or two that exclude each other
 */
export function readWords(words: readonly string[]): { options: ReadonlySet<Option>; filters: string[] } {
  const found = words.filter(isOption)
  const filters = words.filter((word) => !word.startsWith('-'))
  const unknown = words.find((word) => word.startsWith('-') && !isOption(word))
  if (unknown) {
    const known = Object.entries(options).map(([name, what]) => `  ${name}  ${what}`)
    throw new Error(`npm test knows no ${unknown}. It knows:\n${known.join('\n')}`)
  }
  if (found.includes('--files') && (found.includes('--whole') || filters.length > 0))
    throw new Error('--files chooses what is played, so it stands without --whole and without a part of a path.')
  return { options: new Set(found), filters }
}
