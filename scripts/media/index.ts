/** npm run media -- list <words>: every picture with what it shows, its ground, its crops and who uses it. */
import { pictures } from '#content/media/index.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { isWanted, listPictures, textOf } from './list.ts'

const [command, ...words] = process.argv.slice(2)
if (command !== 'list') {
  console.error(
    'Write: npm run media -- list, and words that are to be in it, as in “list mug cutout” or “list scene unused”.',
  )
  process.exit(1)
}
const listed = listPictures(pictures, readSources().sources).filter((each) => isWanted(each, words))
for (const each of listed) console.log(textOf(each))
console.log(`${listed.length} pictures`)
