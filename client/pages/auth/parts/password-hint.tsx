const shortest = 10
const strong = 16

/** Words, not a coloured bar: what the password still needs, or how good it is. */
export function PasswordHint({ password }: { password: string }) {
  return <span aria-live="polite">{hint([...password])}</span>
}

function hint(characters: string[]): string {
  const missing = shortest - characters.length
  if (characters.length === 0) return `At least ${shortest} characters. A few unrelated words do well.`
  if (missing > 0) return missing === 1 ? 'One more character.' : `${missing} more characters.`
  if (new Set(characters).size < 5) return 'Long enough, but easy to guess: it repeats the same few characters.'
  return characters.length < strong ? 'Long enough. Longer is stronger.' : 'A strong length.'
}
