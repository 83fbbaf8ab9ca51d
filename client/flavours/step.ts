/** What somebody does in one flavour, as it is done again in the others. */
import type { Target } from './target.ts'

export type Step =
  | { kind: 'press' | 'release' | 'click'; target: Target; button: number }
  | { kind: 'over' | 'move'; target: Target; screen: { x: number; y: number } }
  | { kind: 'keydown' | 'keyup'; key: string; code: string; shiftKey: boolean; ctrlKey: boolean; altKey: boolean; metaKey: boolean } // prettier-ignore
  | { kind: 'input' | 'change'; target: Target; value: string; inputType: string }
  | { kind: 'focus'; target: Target }
  | { kind: 'select'; start: number; end: number }
  | { kind: 'scroll'; target: Target | null; top: number; left: number }
