import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { materials } from '@/data/materials'
import { inksOf } from '@/lib/inks'
import { signOf } from '@/lib/plate'
import { plateFiles } from '@/lib/plate-files'
import { plateMarkup } from '@/lib/plate-svg'

/**
 * Plates as files, drawn in the inks of `theme.css` when the site is built. Bytes have no kind of their own, so that the
 * one in `next.config.ts` counts, and they are compressed.
 */
export const dynamic = 'force-static'
export const dynamicParams = false

const files = () => [
  ...plateFiles(inksOf(readFileSync(join(process.cwd(), 'src/app/theme.css'), 'utf8'))),
  { name: 'signs.svg', draw: allSigns },
]

/** The signs of all materials, each by its name, in the inks of the page that uses it. */
const allSigns = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">${materials
    .map((material) => `<g id="${material.slug}">${plateMarkup(signOf(material, 120))}</g>`)
    .join('')}</svg>`

export function generateStaticParams() {
  return files().map(({ name }) => ({ file: name }))
}

export async function GET(_request: Request, { params }: RouteContext<'/plates/[file]'>) {
  const { file } = await params
  const plate = files().find(({ name }) => name === file)
  if (!plate) return new Response('There is no such plate.', { status: 404 })
  return new Response(new TextEncoder().encode(plate.draw()), {
    headers: { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' },
  })
}
