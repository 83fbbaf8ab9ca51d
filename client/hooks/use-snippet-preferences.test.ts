import { expect, test } from 'vitest'
import { site } from '#shared/site.ts'
import { chosenColors, readPreferences } from './use-snippet-preferences.ts'

const untouched = readPreferences(null)

test('a browser that has kept nothing gets the defaults', () => {
  expect(untouched).toEqual({
    flavour: 'html',
    file: 'TSX',
    wrap: false,
    primary: site.colors.snippetPrimary,
    secondary: site.colors.snippetSecondary,
  })
})

test('what was kept comes back', () => {
  const kept = { flavour: 'react', file: 'JSX', wrap: true, primary: 'rose', secondary: 'stone' }
  expect(readPreferences(JSON.stringify(kept))).toEqual(kept)
})

test.each([
  ['no JSON', 'wrap=true'],
  ['null', 'null'],
  ['a list', '[]'],
  ['values that do not exist', '{"flavour":"cobol","file":7,"wrap":"yes","primary":"mauve","secondary":"blue"}'],
])('%s gives the defaults', (_, text) => {
  expect(readPreferences(text)).toEqual(untouched)
})

test('an address names only the colours that differ from the default', () => {
  expect(chosenColors(untouched)).toEqual({})
  expect(chosenColors({ ...untouched, primary: 'rose' })).toEqual({ primary: 'rose' })
})
