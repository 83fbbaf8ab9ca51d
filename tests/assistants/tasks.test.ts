/** Whether our search alone, without any model, leads an assistant to what it was asked for. */
import { expect, test } from 'vitest'
import { wishesIn } from '#server/domain/library/assistant/wishes.ts'
import { openDocuments } from '#shared/search/documents.ts'
import { search } from '#shared/search/index.ts'
import { documents } from '../search/library.ts'
import { tasks } from './tasks.ts'

/** Tasks of the forty that must be right. */
const leastRight = 38

test('what was asked for comes first', () => {
  const components = documents.filter(({ kind }) => kind === 'component')
  const index = openDocuments(components)
  const paths = new Set(components.map(({ path }) => path))
  expect(tasks.filter(([, first]) => !paths.has(first))).toEqual([])
  expect(tasks.length).toBe(40)
  const wrong = tasks.flatMap(([asked, first]) => {
    const [found] = search(index, wishesIn(asked).words, { isTold: true }).entries
    return found?.path === first ? [] : [`${asked}: ${found?.path}`]
  })
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(tasks.length - leastRight)
})

test('framework and colour are wishes, and not what is looked for', () => {
  expect(wishesIn('a pricing page with three tiers for Vue, teal')).toEqual({
    wishes: { flavour: 'vue', primary: 'teal' },
    words: 'a pricing page with three tiers for',
  })
  expect(wishesIn('React')).toEqual({ wishes: { flavour: 'react' }, words: 'react' })
  expect(wishesIn('constructor __proto__').wishes).toEqual({})
})
