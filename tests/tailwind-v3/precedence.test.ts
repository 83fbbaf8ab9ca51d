/** Classes that would trade places in Tailwind CSS 3, found with the real order of both versions. */
import { expect, test } from 'vitest'
import { precedenceChanges, type PrecedenceTools } from '#compiler/tailwind-v3/index.ts'
import { contextV3 } from '#toolchain/tailwind-3.ts'
import { orderV4, propertiesOf } from './tailwind-4.ts'

const tools: PrecedenceTools = { orderV4, orderV3: contextV3().getClassOrder, propertiesOf }
const changes = (classes: string) =>
  precedenceChanges(classes.split(' '), tools).map(({ winsInV4, winsInV3 }) => `${winsInV4} > ${winsInV3}`)

test.each([
  'flex p-4 px-2 text-sm text-primary-600 hover:text-primary-700 dark:text-white dark:hover:text-primary-50',
  'border border-secondary-200 focus:border-primary-600 data-open:border-primary-700 md:border-2 ring-1 ring-primary-600',
  'size-4 h-6 rounded-lg rounded-t-none inset-0 top-2 transition duration-200 data-closed:opacity-0 data-enter:duration-100',
  'text-sm leading-6 md:text-lg @sm:p-4 @lg:p-6 p-2 space-y-4 m-4',
  'group-hover:text-primary-600 text-secondary-600 not-hover:text-sm hover:text-lg',
  'translate-x-4 translate-y-2 shadow-sm ring-1',
])('nothing changes in “%s”', (classes) => {
  expect(changes(classes)).toEqual([])
})

test.each([
  ['group-hover:text-primary-600 hover:text-primary-700', ['hover:text-primary-700 > group-hover:text-primary-600']],
  ['@sm:bg-white dark:bg-black', ['dark:bg-black > @sm:bg-white']],
  ['@max-lg:p-4 @max-sm:p-2', ['@max-sm:p-2 > @max-lg:p-4']],
])('“%s” changes', (classes, expected) => {
  expect(changes(classes)).toEqual(expected)
})
