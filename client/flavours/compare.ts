/** What differs between a flavour and React, in words. */
import type { NormalForm } from './normal-form.ts'

/** Null where both are alike; else a sentence without its beginning: “has the focus on …, React on …”. */
export function differenceOf(ours: NormalForm, react: NormalForm): string | null {
  const at = firstDifference(ours.tree, react.tree)
  if (at !== null) return shown(ours.tree[at], react.tree[at])
  if (ours.focus !== react.focus)
    return `has the focus on ${ours.focus || 'nothing'}, and React on ${react.focus || 'nothing'}`
  if (ours.text === react.text) return null
  const [own, theirs] = [ours.text.split(' '), react.text.split(' ')]
  const word = firstDifference(own, theirs) ?? 0
  const some = (words: string[]) => `“${words.slice(word, word + 6).join(' ')}”`
  return `reads ${some(own)}, and React ${some(theirs)}`
}

function shown(own: string | undefined, react: string | undefined): string {
  if (own === undefined) return `lacks ${react?.trim()}`
  if (react === undefined) return `also has ${own.trim()}`
  return `has ${own.trim()} where React has ${react.trim()}`
}

function firstDifference(one: readonly string[], other: readonly string[]): number | null {
  for (let at = 0; at < Math.max(one.length, other.length); at++) if (one[at] !== other[at]) return at
  return null
}
