/** Tailwind CSS 4 classes as Tailwind CSS 3 classes. Pure: strings in, strings out; the order comes from the caller. */
export { classListToV3, type ClassListMapping, type ClassProblem } from './class-list.ts'
export { memoisedOrder, sortV3, type GetClassOrder } from './order.ts'
export { setupV3 } from './setup.ts'
export { toV3 } from './to-v3.ts'
export type { Context, Mapping } from './types.ts'
export { precedenceChanges, type PrecedenceChange, type PrecedenceTools } from './precedence.ts'
