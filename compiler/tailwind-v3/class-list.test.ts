import { expect, test } from 'vitest'
import { classListToV3 } from './class-list.ts'
import type { GetClassOrder } from './order.ts'
import { setupV3 } from './setup.ts'

test('a list is mapped class by class, without repeats', () => {
  expect(classListToV3('  flex\n w-18 data-open:flex flex ')).toEqual({
    ok: true,
    classes: 'flex w-[4.5rem] data-[open]:flex',
  })
})

test('a default of version 4 is written out once, unless the list says it', () => {
  expect(classListToV3('border-x border-y')).toEqual({ ok: true, classes: 'border-x border-current border-y' })
  expect(classListToV3('border border-red-500')).toEqual({ ok: true, classes: 'border border-red-500' })
  expect(classListToV3('border', { element: ['border', 'border-red-500'] })).toEqual({ ok: true, classes: 'border' })
})

test('every class without a form is reported', () => {
  const result = classListToV3('flex mask-none via-none')
  expect(result.ok ? [] : result.problems.map(({ className }) => className)).toEqual(['mask-none', 'via-none'])
})

test('the order is the one passed in; classes without CSS come first', () => {
  const places: Record<string, bigint | null> = { flex: 1n, 'p-4': 2n, group: null }
  const getClassOrder: GetClassOrder = (classes) => classes.map((name) => [name, places[name] ?? null])
  expect(classListToV3('p-4 group flex', { getClassOrder })).toEqual({ ok: true, classes: 'group flex p-4' })
})

test('the set-up note names what the classes need', () => {
  const classes = [
    'flex',
    'dark:hover:bg-primary-600',
    'data-[open]:flex',
    '[@container(min-width:24rem)]:p-4',
    'rtl:rotate-180',
  ]
  expect(setupV3(classes)).toMatchInlineSnapshot(`
    [
      "Tailwind CSS 3.4 or newer.",
      "\`future: { hoverOnlyWhenSupported: true }\` in tailwind.config.js, so that hover styles do not stick on touch screens.",
      "The attribute \`dir\` on <html>: "ltr" or "rtl".",
      "No @headlessui/tailwindcss plugin: the classes read the state attributes themselves.",
      "No @tailwindcss/container-queries plugin: the queries are written out in the classes.",
    ]
  `)
  expect(setupV3(['flex'])).toHaveLength(1)
})
