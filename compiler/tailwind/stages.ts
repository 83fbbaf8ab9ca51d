import { formatCandidate, parseCandidate, splitClasses, type Candidate } from './candidate.ts'

/** What a class of a transition is there for: while it appears or goes, where it starts from, where it goes to. */
export type Stage = 'enter' | 'enter-from' | 'leave' | 'leave-to'
export type Stages = Record<Stage, string[]>

/** A list for each stage, to be filled. */
export const noStages = (): Stages => ({ enter: [], 'enter-from': [], leave: [], 'leave-to': [] })

/**
 * Reads the stages a class belongs to: `data-closed:opacity-0` is where an element starts from and where it goes to.
 *
 * @returns the class without the variants that say so, or null for one that always holds
 */
export function stagesOf(name: string): { stages: Stage[]; bare: Candidate } | null {
  const { variants, utility } = parseCandidate(name)
  const has = (state: string) => variants.includes(`data-${state}`)
  const bare = { variants: variants.filter((variant) => !/^data-(closed|enter|leave)$/.test(variant)), utility }
  if (has('closed'))
    return {
      stages: [...(has('leave') ? [] : ['enter-from' as const]), ...(has('enter') ? [] : ['leave-to' as const])],
      bare,
    }
  return has('enter') ? { stages: ['enter'], bare } : has('leave') ? { stages: ['leave'], bare } : null
}

/** Sorts the classes of a transition into `stages`; returns the classes the element always has. */
export function splitStages(classes: string, stages: Stages): string {
  const rest: string[] = []
  for (const name of splitClasses(classes)) {
    const staged = stagesOf(name)
    if (staged) for (const stage of staged.stages) stages[stage].push(formatCandidate(staged.bare))
    else rest.push(name)
  }
  return rest.join(' ')
}
