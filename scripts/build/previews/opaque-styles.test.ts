import { beforeAll, describe, expect, test } from 'vitest'
import { readSources } from '#toolchain/catalog-files.ts'
import { opaqueSource } from './opaque-classes.ts'
import { opaqueStyles } from './opaque-styles.ts'
import { createPreviewStyles } from './preview-styles.ts'

const names = { 'a b': 'm1', 'b c': 'm2', group: 'm3' }

describe('selectors name lists', () => {
  test.each([
    ['a class by all lists that hold it', '.a{color:red}.b{top:0}', '.m1{color:red}.m1,.m2{top:0}'],
    ['what hangs on it stays', '.b:hover:before{color:red}', '.m1:hover:before,.m2:hover:before{color:red}'],
    ['within others, with the weight of one class', '.a:is(.b *){color:red}', '.m1:is(:is(.m1,.m2) *){color:red}'],
    ['a group', '.c:is(:where(.group):hover *){color:red}', '.m2:is(:where(.m3):hover *){color:red}'],
    ['the dark theme', '.a:where(.dark,.dark *){color:red}', '.m1:where(.dark,.dark *){color:red}'],
    ['children', ':where(.b>:not(:last-child)){top:0}', ':where(:is(.m1,.m2)>:not(:last-child)){top:0}'],
    ['what is no class', 'html[dir=rtl] a,:root{top:0}', 'html[dir=rtl] a,:root{top:0}'],
  ])('%s', (_, css, expected) => {
    expect(opaqueStyles(css, names)).toBe(expected)
  })

  test('a rule that no list asked for is an error, and so is a look at the text of classes', () => {
    expect(() => opaqueStyles('.table{display:table}', names)).toThrow(/“table”, which stands in no list/)
    expect(() => opaqueStyles('[class*=b]{top:0}', names)).toThrow(/text of their classes/)
    expect(() => opaqueStyles('a:nth-child(2 of .b){top:0}', names)).toThrow(/nothing gives it a name/)
  })
})

describe('the sheet of a real component', () => {
  let styles: Awaited<ReturnType<typeof createPreviewStyles>>
  beforeAll(async () => {
    styles = await createPreviewStyles()
  })

  test.each([
    'application-ui/components/calendars/day-calendar-with-time-slots',
    'application-ui/components/form-switches/toggle-switch-list-in-card',
    'ecommerce/sections/product-lists/with-cutouts-on-color',
  ])('%s: as many declarations as before, and no class', async (path) => {
    const { source } = readSources().sources.find((each) => each.path === path)!
    const found = opaqueSource(source).names
    const before = await styles.stylesFor([...new Set(Object.keys(found).flatMap((list) => list.split(' ')))])
    const after = opaqueStyles(before, found)
    const classes = [...after.matchAll(/\.((?:\\.|[a-zA-Z_])(?:\\.|[\w-])*)/g)].map(([, name]) => name!)
    expect([...new Set(classes)].filter((name) => name !== 'dark' && !Object.values(found).includes(name))).toEqual([])
    const declarations = (css: string) => css.split(/[;{}]/).filter((part) => /^[\w-]+:/.test(part)).length
    expect(declarations(after)).toBe(declarations(before))
  })
})
