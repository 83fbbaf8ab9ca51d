import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { queries, type Query, type QueryName } from '#shared/queries.ts'
import { fill } from '#shared/fill-pattern.ts'
import { routes } from '#shared/routes.ts'
import { asked, type QueryShape } from './query.ts'

/** What a handler of a route reads from a query. */
async function read<Name extends QueryName>(name: Name, query: string): Promise<Query<Name>> {
  const app = new Hono().get(fill(routes.home), (c) => c.json(asked(c, name)))
  const response = await app.request(`${fill(routes.home)}?${query}`)
  return (await response.json()) as Query<Name>
}

test('texts are read as they are, and what no route takes is not read', async () => {
  expect(await read('login', 'next=%2Fapp%3Fa&other=1')).toEqual({ next: '/app?a' })
  expect(await read('docsSearch', 'q=')).toEqual({ q: '' })
  expect(await read('docsSearch', '')).toEqual({})
})

test('a word is read where it is known', async () => {
  expect(await read('checkout', 'cancelled=1')).toEqual({ cancelled: '1' })
  expect(await read('checkout', 'cancelled=yes')).toEqual({})
})

test('a text may stand several times', async () => {
  expect(await read('previewPalettes', 'of=a%2Fb&of=c&primary=rose')).toEqual({ of: ['a/b', 'c'], primary: 'rose' })
  expect(await read('previewPalettes', '')).toEqual({ of: [] })
})

/** What must not compile; never called. A line that compiles after all is an error of the type check. */
export function refused() {
  const [primary, secondary] = [z.string().optional(), z.string().optional()]
  const known = { primary, secondary } satisfies QueryShape<'previewPalette'>
  // @ts-expect-error -- a parameter is left out
  const missing = { primary } satisfies QueryShape<'previewPalette'>
  // @ts-expect-error -- nobody writes this one
  const surplus = { primary, secondary, tertiary: primary } satisfies QueryShape<'previewPalette'>
  // @ts-expect-error -- more than the words that are written
  const wider = { cancelled: z.enum(['1', '2']).optional() } satisfies QueryShape<'checkout'>
  const words = { cancelled: z.enum(queries.checkout.cancelled).optional() } satisfies QueryShape<'checkout'>
  return [known, missing, surplus, wider, words]
}
