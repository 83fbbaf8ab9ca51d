/** How good a password is, in words. The same length the server asks for; what is common, only the server knows. */
const shortest = 10
const strong = 16

/** Keys beside each other, and the alphabet, both of which are among the first to be tried. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890']

/** What a password still needs, or how strong it is. */
export function passwordStrength(password: string): string {
  const characters = [...password]
  const missing = shortest - characters.length
  if (characters.length === 0) return `At least ${shortest} characters. A few unrelated words do well.`
  if (missing > 0) return missing === 1 ? 'One more character.' : `${missing} more characters.`
  if (new Set(characters).size < 5) return 'Weak: it repeats the same few characters.'
  if (effectiveLength(password) < shortest) return 'Weak: runs such as abcd or 1234 count for little.'
  return effectiveLength(password) < strong ? 'Fair. Longer is stronger.' : 'Strong.'
}

/** The length without runs: three or more characters that follow from each other. Two are chance. */
function effectiveLength(password: string): number {
  const text = password.toLowerCase()
  const follows = (index: number) => {
    const pair = text.slice(index - 1, index + 1)
    if (index < 1 || pair.length < 2) return false
    const turned = pair.split('').toReversed().join('')
    return pair[0] === pair[1] || rows.some((row) => row.includes(pair) || row.includes(turned))
  }
  const inRun = (index: number) => follows(index) && (follows(index - 1) || follows(index + 1))
  return [...text].filter((_, index) => !inRun(index)).length
}
