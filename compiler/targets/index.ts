import type { Target } from '../types.ts'
import type { Emit } from './emit.ts'
import { emitHtml } from './html/index.ts'
import { emitReact } from './react/index.ts'
import { emitSvelte } from './svelte/index.ts'
import { emitVue } from './vue/index.ts'

/** One room per target; a target without one does not compile. */
export const emitters: Record<Target, Emit> = { react: emitReact, html: emitHtml, vue: emitVue, svelte: emitSvelte }
