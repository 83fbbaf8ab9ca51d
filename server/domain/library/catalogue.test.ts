import { expect, test } from 'vitest'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { firstFile } from './compiled.ts'

const paths = Array.from({ length: 50 }, (_, nth) => `application-ui/components/alerts/part-${nth}`)

test('what was asked for lately is kept, and of many large files no more than the rest have room for', () => {
  const components = paths.map((path) => {
    const component = testComponent(path)
    firstFile(component.snippets.html).code = `<p>${'a'.repeat(512 * 1024)}</p>`
    return component
  })
  const catalogue = testCatalogue(components)
  const first = catalogue.component(paths[0]!)
  expect(catalogue.component(paths[0]!)).toBe(first)
  for (const path of paths) expect(catalogue.component(path)?.path).toBe(path)
  // It went to make room, and comes again as it was.
  expect(catalogue.component(paths[0]!)).not.toBe(first)
  expect(catalogue.component(paths[0]!)).toEqual(first)
  const last = catalogue.component(paths.at(-1)!)
  expect(catalogue.component(paths.at(-1)!)).toBe(last)
})
