import { formatCandidate, parseCandidate, splitClasses } from '../../tailwind/candidate.ts'
import { attribute, type VueAttribute } from './nodes.ts'
import type { Stages } from './writer.ts'

export const noStages = (): Stages => ({ enter: [], 'enter-from': [], leave: [], 'leave-to': [] })

/** Sorts the classes of a transition into its stages; returns the classes the element always has. */
export function splitStages(classes: string, stages: Stages): string {
  const rest: string[] = []
  for (const name of splitClasses(classes)) {
    const { variants, utility } = parseCandidate(name)
    const has = (state: string) => variants.includes(`data-${state}`)
    const bare = formatCandidate({
      variants: variants.filter((variant) => !/^data-(closed|enter|leave)$/.test(variant)),
      utility,
    })
    if (has('closed')) {
      if (!has('leave')) stages['enter-from'].push(bare)
      if (!has('enter')) stages['leave-to'].push(bare)
    } else if (has('enter')) stages.enter.push(bare)
    else if (has('leave')) stages.leave.push(bare)
    else rest.push(name)
  }
  return rest.join(' ')
}

const own: Record<keyof Stages, string> = {
  enter: 'enter-active-class',
  'enter-from': 'enter-from-class',
  leave: 'leave-active-class',
  'leave-to': 'leave-to-class',
}

/** The stages as attributes of Vue's own <Transition>, or of Headless UI's <TransitionChild>. */
export const stageAttributes = (stages: Stages, of: 'vue' | 'headlessui'): VueAttribute[] =>
  (Object.keys(own) as (keyof Stages)[])
    .filter((stage) => stages[stage].length > 0)
    .map((stage) => attribute(of === 'vue' ? own[stage] : stage, stages[stage].join(' ')))
