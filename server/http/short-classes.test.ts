import { expect, test } from 'vitest'
import { shortClasses } from './short-classes.ts'

const sheet = (utilities: string, components = '') => `@layer components{${components}}@layer utilities{${utilities}}`

test('what a class alone selects has a short name in the sheet and in markup, in every state and width', () => {
  const { css, shorten } = shortClasses(
    sheet(
      String.raw`.flex{display:flex}.hover\:p-1\.5:hover{padding:1px}@media (width>=40rem){.sm\:flex,.\[\&\>li\]\:p-0>li{display:flex}}`,
    ),
  )
  expect(css).toBe(sheet('.a{display:flex}.b:hover{padding:1px}@media (width>=40rem){.c,.d>li{display:flex}}'))
  expect(shorten('<p class="flex own hover:p-1.5 [&amp;&gt;li]:p-0">flex <b class="sm:flex"></b></p>')).toBe(
    '<p class="a own b d">flex <b class="c"></b></p>',
  )
})

test('what other markup may be found by keeps its name: groups, themes, and what is written by hand', () => {
  const { css, shorten } = shortClasses(
    sheet(
      String.raw`.group-hover\:p-1:is(:where(.group\/part):hover *){padding:1px}.dark\:p-2:where(.dark,.dark *){padding:2px}.code{p:0}.x .y{p:1}.dark{p:2}`,
      '.code{margin:0}',
    ),
  )
  expect(css).toBe(
    sheet(
      String.raw`.a:is(:where(.group\/part):hover *),.group-hover\:p-1:is(:where(.group\/part):hover *){padding:1px}.b:where(.dark,.dark *),.dark\:p-2:where(.dark,.dark *){padding:2px}.code{p:0}.x .y{p:1}.dark{p:2}`,
      '.code{margin:0}',
    ),
  )
  const kept = '<p class="group/part dark code x y"></p>'
  expect(shorten(kept)).toBe(kept)
})

test('an element keeps all its names where one of them is kept that has a rule of its own', () => {
  const { css, shorten } = shortClasses(
    sheet(String.raw`.grid{p:1}.flex{p:2}.\[\&\>\.grid\]\:p-0:has(.grid){p:3}.max-sm\:hidden{p:4}`),
  )
  expect(css).toBe(
    sheet(String.raw`.grid{p:1}.a,.flex{p:2}.b:has(.grid),.\[\&\>\.grid\]\:p-0:has(.grid){p:3}.c,.max-sm\:hidden{p:4}`),
  )
  expect(shorten('<p class="grid max-sm:hidden"><b class="flex max-sm:hidden">')).toBe(
    '<p class="grid max-sm:hidden"><b class="a c">',
  )
})

test('no short name is one that a class has already', () => {
  const { shorten } = shortClasses(sheet('.a{p:0}.flex{p:1}.b{p:2}', '.c{p:3}'))
  expect(shorten('<p class="a flex b c"></p>')).toBe('<p class="d e f c"></p>')
})
