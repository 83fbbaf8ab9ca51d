import { expect, test } from 'vitest'
import { inCompact } from './density.ts'

const compact = (list: string) => {
  const names = list.split(' ')
  return names.map((name) => inCompact(name, names)).join(' ')
}

test.each([
  ['paddings and gaps go one step down', 'flex gap-4 px-6 py-2', 'flex gap-3 px-5 py-1.5'],
  ['so do those of a state or a width', 'sm:p-8 hover:gap-x-3 !p-4 lg:py-24!', 'sm:p-6 hover:gap-x-2.5 !p-3 lg:py-20!'],
  ['small ones hold up targets', 'p-1.5 gap-1 px-0 py-px gap-0.5', 'p-1.5 gap-1 px-0 py-px gap-0.5'],
  ['one side at start or end makes room', 'ps-10 pe-4 pl-8', 'ps-10 pe-4 pl-8'],
  ['much above makes room for a bar', 'pt-16 pt-12 pb-6 pt-2', 'pt-16 pt-10 pb-5 pt-2'],
  ['who pulls itself out keeps its padding', '-mx-3 px-3 gap-4', '-mx-3 px-3 gap-3'],
  ['a hairline pulls nothing out', '-mb-px px-3', '-mb-px px-2.5'],
  ['steps without one below stay', 'p-4.5 p-[13px] gap-13', 'p-4.5 p-[13px] gap-13'],
  ['margins and sizes are not density', 'm-4 size-8 h-10 space-x-reverse', 'm-4 size-8 h-10 space-x-reverse'],
])('%s', (_, list, expected) => {
  expect(compact(list)).toBe(expected)
})

test('no step overtakes another, so that wider screens never get less', () => {
  const steps = ['1.5', '2', '2.5', '3', '3.5', '4', '5', '6', '7', '8', '9', '10', '11', '12', '14', '16', '20', '24']
  const after = steps.map((step) => Number(inCompact(`p-${step}`, []).slice(2)))
  expect(after).toEqual(after.toSorted((a, z) => a - z))
})
