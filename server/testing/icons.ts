import { readIndex } from '#shared/tools/icons/index.ts'
import { openLibrary } from '#shared/tools/icons/search.ts'
import { setIds } from '#shared/tools/icons/sets.ts'
import type { Icons } from '../domain/tools/icons.ts'

/** A few icons of each set, whose bodies say which they are. */
const names = ['academic-cap\nbell\nbell-slash', 'bell\ntrash', 'bell|f|alert|\nhouse||home', 'bell\nbell-fill'].join(
  '\n\n',
)

export function testIcons(): Icons {
  const library = openLibrary(readIndex(names))
  const file = (name: string) => `/icon-data/${name}.json`
  return {
    manifest: () => ({
      sets: setIds.map((id) => ({ id, version: '1.2.3', icons: 2, drawings: 4, bodies: { outline: file(id) } })),
      names: file('names'),
      tags: file('tags'),
      licences: file('licences'),
    }),
    library: () => library,
    body: ({ set, name }, style) => `<path d="${set} ${style} ${name}"/>`,
  }
}
