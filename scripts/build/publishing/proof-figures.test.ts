import { expect, test } from 'vitest'
import { damageFigures, withFigures } from './proof-figures.ts'

const judged = (flavour: 'html' | 'vue', by: string[], kind = 'label lost') => ({
  path: 'marketing/sections/faq/plain',
  flavour,
  kind,
  by,
})

test('damage is counted by flavour, and its share is never rounded up', () => {
  const figures = damageFigures([judged('html', ['axe']), judged('html', ['looks'], 'key lost'), judged('vue', [])])
  expect(figures).toMatchObject({ made: 3, kinds: 2, components: 1, noticed: 2, unnoticed: 1, share: 66.6 })
  expect(figures).toMatchObject({ htmlMade: 2, htmlNoticed: 2, vueMade: 1, vueNoticed: 0, reactMade: 0 })
})

test('where nothing was judged the share is none', () => expect(damageFigures([]).share).toBe(0))

test('figures stand in a text with their thousands apart, and what nobody knows stays for a test to find', () => {
  const figures = { proof: { states: 12345 }, engines: {}, damage: { share: 97.5 } }
  expect(withFigures('{{proof.states}}, {{damage.share}} %, {{damage.made}}', figures)).toBe(
    '12,345, 97.5 %, {{damage.made}}',
  )
})
