import { expect, test } from 'vitest'
import { scaleOf } from '#shared/tools/palette/scale.ts'
import { brandOf } from '#shared/tools/palette/state.ts'
import { rolesOf } from './roles-of.ts'

const [vivid, other, gray, stone] = ['#d9552b', '#0b6e4f', '#77706a', '#44403b'].map((input) =>
  scaleOf(brandOf(input, input.slice(1), [])),
) as [ReturnType<typeof scaleOf>, ReturnType<typeof scaleOf>, ReturnType<typeof scaleOf>, ReturnType<typeof scaleOf>]

test('what is worked on has the part it is fit for', () => {
  expect(rolesOf([vivid, other, gray], 1)).toEqual({ primary: other, secondary: gray })
  expect(rolesOf([vivid, gray, stone], 2)).toEqual({ primary: vivid, secondary: stone })
})

test('without a gray Tailwind’s own is used, and a gray alone is the primary colour', () => {
  expect(rolesOf([vivid, other], 0)).toEqual({ primary: vivid, secondary: null })
  expect(rolesOf([gray], 0)).toEqual({ primary: gray, secondary: null })
})
