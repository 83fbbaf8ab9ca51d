import { expect, test } from 'vitest'
import { treeOf } from './tree-of.ts'

test('paths become folders, each with the sum of what lies in it, and the files beside them', () => {
  const tree = treeOf([
    ['src/lib/a.ts', 10],
    ['src/b.ts', 5],
    ['package.json', 2],
    ['README.md', 1],
    ['src/lib/deep/c.ts', 3],
  ])
  expect(tree).toEqual({
    name: '',
    files: 5,
    bytes: 21,
    own: [
      ['package.json', 2],
      ['README.md', 1],
    ],
    folders: [
      {
        name: 'src',
        files: 3,
        bytes: 18,
        own: [['b.ts', 5]],
        folders: [
          {
            name: 'lib',
            files: 2,
            bytes: 13,
            own: [['a.ts', 10]],
            folders: [{ name: 'deep', files: 1, bytes: 3, own: [['c.ts', 3]], folders: [] }],
          },
        ],
      },
    ],
  })
})

test('a project without files is an empty folder', () => {
  expect(treeOf([])).toEqual({ name: '', files: 0, bytes: 0, folders: [], own: [] })
})
