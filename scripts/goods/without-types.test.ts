import { expect, test } from 'vitest'
import { withoutTypes } from './without-types.ts'

test('types go, with their imports and what is said of them, and modules are named as they are there', () => {
  const code = `import type { A } from './a.ts'
import { type B, b } from '../b.ts'

/** What a C is. */
export type C = { /** Its d. */ d: number }

/** What c does. */
export const c = (d: C) => import('/server/e.ts').then(() => b(d.d))
`
  expect(
    withoutTypes(code)
      .replace(/ +$/gm, '')
      .replace(/\n{2,}/g, '\n'),
  ).toBe(`import {         b } from '../b.js'
/** What c does. */
export const c = (d   ) => import('/server/e.js').then(() => b(d.d))
`)
})
