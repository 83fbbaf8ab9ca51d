/** What two states of one component differ in, as a person reads it. */
import type { State } from './eye/state.ts'

export type Finding = {
  step: string
  aspect: 'structure' | 'tree' | 'faint' | 'text' | 'focus' | 'around' | 'trace' | 'act' | 'complaint'
  /** For people. */
  what: string
  /** What only this flavour has, and what only React has. */
  ours: string[]
  react: string[]
}

/** Every aspect in which a state is another than React's. */
export function compareStates(step: string, seen: State, wanted: State): Finding[] {
  const found: Finding[] = []
  const ours = without(seen.tree, wanted.tree)
  const react = without(wanted.tree, seen.tree)
  if (seen.tree.join('\n') !== wanted.tree.join('\n')) {
    const what = `a screen reader finds ${quoted(ours)}, in React ${quoted(react)}`
    found.push({ step, aspect: 'tree', what, ours, react })
  }
  if (seen.faint.join('\n') !== wanted.faint.join('\n')) {
    const [own, original] = [without(seen.faint, wanted.faint), without(wanted.faint, seen.faint)]
    const what = `not to be seen is ${quoted(own)}, in React ${quoted(original)}`
    found.push({ step, aspect: 'faint', what, ours: own, react: original })
  }
  for (const aspect of ['text', 'focus', 'around'] as const) {
    if (closed(seen[aspect]) === closed(wanted[aspect])) continue
    const [own, original] = aspect === 'text' ? fromDifference(seen.text, wanted.text) : [seen[aspect], wanted[aspect]]
    found.push({
      step,
      aspect,
      what: `${words[aspect]} “${own}”, in React “${original}”`,
      ours: [own],
      react: [original],
    })
  }
  return found
}

/** Whether a space stands between two boxes depends in WebKit on what was drawn before. */
const closed = (text: string) => text.replaceAll(' ', '')

const words = { text: 'it reads', focus: 'the focus is on', around: 'the page around is' }

/** Lines of one that the other has not, counted; the depth left out, since one line more inside shifts all below. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = others.map((line) => line.trim())
  return lines.flatMap((line) => {
    const at = left.indexOf(line.trim())
    if (at < 0) return [line.trim()]
    left.splice(at, 1)
    return []
  })
}

const quoted = (lines: readonly string[]) =>
  lines.length > 0
    ? lines
        .slice(0, 3)
        .map((line) => `“${line}”`)
        .join(' and ')
    : 'nothing more'

/** Both from a little before where they part. */
function fromDifference(own: string, original: string): [string, string] {
  let at = 0
  while (at < own.length && own[at] === original[at]) at++
  const from = Math.max(0, at - 20)
  return [own.slice(from, from + 60), original.slice(from, from + 60)]
}
