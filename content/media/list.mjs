// Writes pictures.json, the index of the finished pictures, from the files and from what is said of them.
//
//   node content/media/list.mjs   (the tools it needs: content/media/darkroom/tools.mjs)
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { people, portraits } from './avatars/people.mjs'
import { tools } from './darkroom/tools.mjs'
import { companies } from './logos/marks.mjs'
import { paperPeople } from './people/people.mjs'

const sharp = await tools('sharp')
const kinds = {
  avatars: 'avatar',
  codes: 'code',
  cutouts: 'cutout',
  films: 'film',
  grounds: 'ground',
  logos: 'logo',
  maps: 'map',
  people: 'portrait',
  portraits: 'portrait',
  products: 'product',
  scenes: 'scene',
  screens: 'screen',
  'starter-kits': 'screen',
  templates: 'screen',
}
const kitsFolder = join(import.meta.dirname, '../starter-kits')
const kits = readdirSync(kitsFolder).filter((name) => existsSync(join(kitsFolder, name, 'about.json')))
const order = ['avif', 'webp', 'svg']
const two = (number) => String(number).padStart(2, '0')
const captions = {
  ...JSON.parse(readFileSync(join(import.meta.dirname, 'captions.json'), 'utf8')),
  ...Object.fromEntries(people.map(({ alt }, index) => [`avatars/avatar-${two(index + 1)}`, alt])),
  ...Object.fromEntries(portraits.map((number, index) => [`portraits/portrait-${two(index + 1)}`, people[number - 1].alt])),
  ...Object.fromEntries(paperPeople.map(({ alt }, index) => [`people/person-${two(index + 1)}`, alt])),
  ...Object.fromEntries(companies.map(({ slug, word }) => [`logos/${slug}`, word])),
}

const found = new Map()
for (const [folder, kind] of Object.entries(kinds)) {
  const path = join(import.meta.dirname, folder)
  for (const file of existsSync(path) ? readdirSync(path) : []) {
    const [, stem, size, format] = /^(.+?)(?:-(\d{3,4}))?\.(avif|webp|svg)$/.exec(file) ?? []
    if (!stem) continue
    const name = `${folder}/${stem}`
    const entry = found.get(name) ?? { name, kind, smaller: new Set(), formats: new Set() }
    if (size) entry.smaller.add(Number(size))
    entry.formats.add(format)
    found.set(name, entry)
  }
}

const list = []
for (const { name, kind, smaller, formats } of [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
  const alt = captions[name] ?? captions[sameAs(name)] ?? ofKit(name)
  if (!alt) throw new Error(`Nothing is said of ${name}: give it a line in captions.json.`)
  const sorted = order.filter((format) => formats.has(format))
  const image = sharp(join(import.meta.dirname, `${name}.${sorted.at(-1)}`))
  const { width, height } = await image.metadata()
  const widths = [...smaller, width].sort((a, b) => a - b)
  list.push({ name, kind, width, height, alt, colour: await ground(image, kind), widths, formats: sorted })
}
writeFileSync(join(import.meta.dirname, 'pictures.json'), `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
console.log(`${list.length} pictures`)

/** The picture another one is a part of: a cutout of its product, a wide or tall part of its scene. */
function sameAs(name) {
  return name.replace(/^cutouts\//, 'products/').replace(/-(wide|tall)$/, '')
}

/** What a page of a starter kit shows, which is the same in all of them: its title, the kit's, and on what it is seen. */
function ofKit(name) {
  const [, place, theme] = /^starter-kits\/(.+)-(light|dark)$/.exec(name) ?? []
  const slug = place && kits.filter((kit) => place.startsWith(`${kit}-`)).sort((a, b) => b.length - a.length)[0]
  if (!slug) return undefined
  const { title, pages } = JSON.parse(readFileSync(join(kitsFolder, slug, 'about.json'), 'utf8'))
  const [, stem, phone = ''] = /^(.+?)(-phone)?$/.exec(place.slice(slug.length + 1))
  const page = pages.find(({ path }) => path === (stem === 'front' ? '/' : `/${stem}`))
  return page && `${page.title} of the starter kit “${title}”${phone && ' on a phone'}, in the ${theme} theme`
}

/** The colour most of a picture has; a logo takes the colour of its text. */
async function ground(image, kind) {
  if (kind === 'logo') return '#000000'
  const { r, g, b } = (await image.stats()).dominant
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
