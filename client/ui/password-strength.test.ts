import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'At least 10 characters. A few unrelated words do well.'],
  ['abc', '7 more characters.'],
  ['ninechars', 'One more character.'],
  ['aaaaaaaaaaaaaaaa', 'Weak: it repeats the same few characters.'],
  ['qwertyuiop1234', 'Weak: runs such as abcd or 1234 count for little.'],
  ['mango chair', 'Fair. Longer is stronger.'],
  ['grey otters at dawn', 'Strong.'],
  ['🦦🪵🌊🏔️🛶🌲🍄🦉🌙⭐', 'Fair. Longer is stronger.'],
])('says of "%s": %s', (password, words) => {
  expect(passwordStrength(password)).toBe(words)
})
