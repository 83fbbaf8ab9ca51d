/** What the command wrote for a new component has been replaced. */
import { unwritten } from '../../component/sketch.ts'
import type { Rule } from '../rule.ts'

export const unfinished: Rule = {
  name: 'unfinished',
  faultsOf: ({ source }) =>
    [...source.matchAll(new RegExp(unwritten, 'g'))].map(({ index, 0: what }) => ({
      at: index,
      what,
      help: 'Write what belongs there.',
    })),
}
