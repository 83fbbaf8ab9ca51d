/** Every picture that is named exists, in the list of media and as a file. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pictures as listed } from '#content/media/index.ts'
import { root } from '#toolchain/paths.ts'
import type { Rule } from '../rule.ts'

const names = new Set(listed.map(({ name }) => name))
const address = /\/media\/([\w/.-]+)/g
/** Smaller files have their width at the end of their name. */
const nameOf = (file: string) => file.replace(/(-\d{3,4})?\.\w+$/, '')

export const pictures: Rule = {
  name: 'pictures',
  faultsOf: ({ strings }) =>
    strings.flatMap(({ at, text }) =>
      [...text.matchAll(address)].flatMap(([what, file = '']) => {
        const isThere = existsSync(join(root, 'content/media', file)) && /\.\w+$/.test(file)
        if (isThere && (file.startsWith('audio/') || names.has(nameOf(file)))) return []
        return [{ at, what, help: 'There is no such picture: npm run media -- list shows those that there are.' }]
      }),
    ),
}
