import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from './pages.js'

test('every page is a file, and every file but the one for what is missing is a page', () => {
  const files = readdirSync('.').filter((name) => name.endsWith('.html') && name !== '404.html')
  const paths = files.map((name) => `/${name.replace(/(index)?\.html$/, '')}`)
  expect(Object.keys(pages).toSorted()).toEqual(paths.toSorted())
})
