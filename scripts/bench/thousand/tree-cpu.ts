import { readdirSync, readFileSync } from 'node:fs'

/**
 * Milliseconds a process and all that it started have reckoned so far, with what has ended and been waited for;
 * null without /proc.
 */
export function treeCpu(pid: number): number | null {
  try {
    const parents = new Map<number, number>()
    for (const name of readdirSync('/proc')) {
      const found = /^\d+$/.test(name) ? statOf(Number(name)) : null
      if (found) parents.set(Number(name), found.parent)
    }
    const isBelow = (each: number): boolean => each === pid || (parents.has(each) && isBelow(parents.get(each) ?? 0))
    // Ticks are of 10 ms on every Linux that Node runs on.
    return [...parents.keys()].filter(isBelow).reduce((sum, each) => sum + (statOf(each)?.ticks ?? 0) * 10, 0)
  } catch {
    return null
  }
}

function statOf(pid: number): { parent: number; ticks: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
    return { parent: Number(fields[1]), ticks }
  } catch {
    return null
  }
}
