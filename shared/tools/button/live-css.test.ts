import { expect, test } from 'vitest'
import { paletteOf } from './colours.ts'
import { liveCss, prefixed } from './live-css.ts'

test('a colour class becomes a rule with its palette’s value, and others are left to the stylesheet', () => {
  const css = liveCss([{ lists: ['flex bg-red-600 px-2 hover:bg-red-700/50'], palette: paletteOf('red') }])
  expect(css.split('\n')).toEqual([
    '.b\\:bg-red-600{background-color:oklch(57.7% 0.245 27.325)}',
    '.b\\:hover\\:bg-red-700\\/50:is(:hover,[data-shown~=hover]){background-color:color-mix(in oklab,oklch(50.5% 0.213 27.518) 50%,transparent)}',
  ])
})

test('rules of several specimens stand in Tailwind’s order, the dark theme last', () => {
  const css = liveCss([
    { lists: ['text-white active:bg-blue-800 dark:text-zinc-950'], palette: paletteOf('zinc') },
    { lists: ['hover:bg-blue-700 text-black'], palette: paletteOf('blue') },
  ])
  const places = ['text-white', 'text-black', 'hover', 'active', 'dark'].map((name) => css.indexOf(`.b\\:${name}`))
  expect(places).toEqual(places.toSorted((a, z) => a - z))
  expect(css).toContain(':where([data-theme=dark] *,.dark [data-theme=page] *){color:')
})

test('own colours come from their scale', () => {
  expect(liveCss([{ lists: ['ring-brand-600'], palette: paletteOf('#0b6e4f') }])).toMatch(
    /\{--tw-ring-color:#[\da-f]{6}\}$/,
  )
  expect(prefixed('flex hover:bg-brand-600')).toBe('b:flex b:hover:bg-brand-600')
})
