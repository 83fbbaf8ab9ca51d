import { attribute, type VueAttribute } from './nodes.ts'
import type { Stages } from '../../tailwind/stages.ts'

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
