/** What a flavour says of itself, held to what React says. */
import type { Snapshot } from '../browser/snapshot.ts'
import type { Aspect } from './differences.ts'

const names: Record<Exclude<Aspect, 'pixels' | 'told' | 'moves'>, string> = {
  focus: 'the focus is on',
  tree: 'a screen reader finds',
  text: 'it reads',
  trace: 'the focus goes',
}

export type Observation = Snapshot & { trace: string }

/** What differs between a flavour and React. */
export function compare(ours: Observation, original: Observation): { aspect: Aspect; note: string }[] {
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((aspect) => ours[aspect] !== original[aspect])
    .map((aspect) => ({ aspect, note: `${names[aspect]} ${firstDifference(ours[aspect], original[aspect])}` }))
}

/** Of a tree its first line that differs. */
function firstDifference(ours: string, original: string): string {
  const [own, react] = [ours.split('\n'), original.split('\n')]
  const at = own.findIndex((line, index) => line !== react[index])
  const line = (lines: string[]) => `“${(lines[at < 0 ? own.length : at] ?? '').trim()}”`
  return `${line(own)}, in React ${line(react)}`
}
