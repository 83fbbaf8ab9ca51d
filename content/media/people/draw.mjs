// Draws the people cut from paper and prints each 800 and 400 wide.
//
//   node content/media/people/draw.mjs        all of them   (the tools it needs: content/media/darkroom/tools.mjs)
//   node content/media/people/draw.mjs 3 17   those two
//
// The same row of people.mjs always gives the same picture.
import { join } from 'node:path'
import { tools } from '../darkroom/tools.mjs'
import { paperPerson } from './paper.mjs'
import { paperPeople } from './people.mjs'

const sharp = await tools('sharp')
const chosen = process.argv.slice(2).map(Number)

for (const [index, person] of paperPeople.entries()) {
  const number = index + 1
  if (chosen.length && !chosen.includes(number)) continue
  const svg = paperPerson(person, number).replace('<svg ', '<svg width="1600" height="2000" ')
  const large = await sharp(Buffer.from(svg)).resize(800, 1000).png().toBuffer()
  for (const width of [800, 400]) {
    const file = join(import.meta.dirname, `person-${String(number).padStart(2, '0')}${width === 800 ? '' : `-${width}`}`)
    const picture = sharp(large).resize(width, (width / 4) * 5)
    await picture.clone().webp({ quality: 84, effort: 6 }).toFile(`${file}.webp`)
    await picture.avif({ quality: 58, effort: 6 }).toFile(`${file}.avif`)
  }
}
