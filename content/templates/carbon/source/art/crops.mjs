/** The pieces of drawings on the cover and in the list of works: node crops.mjs takes them from the sheets, without lettering. */
import { readFileSync, writeFileSync } from 'node:fs'
import { compact, expand } from '../drawings/draw/kit.mjs'

const source = new URL('../', import.meta.url)
const pages = {
  'home-works': [
    { from: 'bridge-elevation', until: 'Dimensions', without: [], box: [84, 24, 520, 470] },
    { from: 'theater-plan', until: 'Axes', without: ['Above', 'Aisles', 'Five'], box: [55, 84, 1010, 912] },
    { from: 'wall-section', until: 'Tide staff', without: ['Filter', 'Weep'], box: [488, 20, 580, 524] },
  ],
  'work-list': [
    { from: 'bridge-hanger', until: 'Where section A', without: [], box: [45, 190, 640, 480] },
    { from: 'theater-opening', until: 'Dimensions', without: ['Six'], box: [120, 124, 600, 450] },
    { from: 'wall-recurve', until: 'Dimensions', without: [], box: [290, 286, 580, 435] },
  ],
}

/** The strokes of a sheet up to a part of that name, each with its class and its path; people are circles, too. */
function strokesOf({ from, until, without }) {
  const code = readFileSync(new URL(`drawings/${from}.tsx`, source), 'utf8')
  const drawn = code.slice(code.indexOf('className="drawing '), code.indexOf(`{/* ${until}`))
  let part = ''
  const strokes = []
  for (const [, name, attributes] of drawn.matchAll(/\{\/\* (.*?) \*\/\}|<(?:path|circle)\b([^]*?)\/>/g)) {
    if (name !== undefined) part = name
    else if (!without.some((start) => part.startsWith(start))) {
      const of = (key) => new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1]
      strokes.push({
        pen: of('className'),
        path: of('d') ? expand(of('d')) : ring(Number(of('cx')), Number(of('cy')), Number(of('r'))),
      })
    }
  }
  return strokes.filter(({ pen }) => pen !== 'pen-hair' && pen !== 'wash-paper')
}

const ring = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Whether a piece of a path can be seen in the box. One with curves is kept, since its numbers are not all places. */
function isIn(piece, [x, y, width, height]) {
  if (!/^[MLZ\d.,\s-]*$/.test(piece)) return true
  const numbers = piece.match(/-?\d+\.?\d*/g).map(Number)
  const across = numbers.filter((_, index) => index % 2 === 0)
  const down = numbers.filter((_, index) => index % 2 === 1)
  return (
    Math.max(...across) >= x &&
    Math.min(...across) <= x + width &&
    Math.max(...down) >= y &&
    Math.min(...down) <= y + height
  )
}

/** What shares its pen becomes one path. A wash over a wash stays, since it hides the one below. */
function pathsOf(crop) {
  const paths = []
  for (const { pen, path } of strokesOf(crop)) {
    const pieces = path.match(/M[^M]*/g).filter((piece) => isIn(piece, crop.box))
    // A line that draws itself is one line.
    const kept = pen.includes('draw') ? (pieces.length > 0 ? path : '') : pieces.join('')
    if (kept === '') continue
    const last = paths.at(-1)
    if (last?.pen === pen && !pen.startsWith('wash ') && !pen.includes('draw')) last.path += kept
    else paths.push({ pen, path: kept })
  }
  return paths.map(
    ({ pen, path }) =>
      `<path className="${pen}"${pen.includes('draw') ? ' pathLength="1"' : ''} d="${compact(path)}" />`,
  )
}

for (const [name, crops] of Object.entries(pages)) {
  const target = new URL(`${name}.tsx`, source)
  let index = 0
  const page = readFileSync(target, 'utf8').replace(
    /(<svg\b)([^]*?)(>\n)[^]*?(\s*<\/svg>)/g,
    (_, open, attributes, close, end) => {
      const crop = crops[index++]
      return `${open}${attributes.replace(/viewBox="[^"]*"/, `viewBox="${crop.box.join(' ')}"`)}${close}${pathsOf(crop).join('\n')}${end}`
    },
  )
  writeFileSync(target, page)
}
