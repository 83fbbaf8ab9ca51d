/** Turns drawn cards into PNG files, without a browser. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import satori from 'satori'
import { size } from './card.ts'
import type { Element } from './element.ts'

const require = createRequire(import.meta.url)
const font = (weight: 400 | 600) => ({
  name: 'Inter',
  weight,
  style: 'normal' as const,
  data: readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
})

/** Answers a function that renders; starting it takes most of a second, so only those call this that have something to render. */
export async function createRenderer(): Promise<(element: Element) => Promise<Uint8Array>> {
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const fonts = [font(400), font(600)]
  return async (element) => {
    // An element of React has a key besides, which means nothing outside of a list.
    const svg = await satori({ ...element, key: null }, { ...size, fonts })
    const image = new Resvg(svg).render()
    const png = image.asPng()
    image.free()
    return png
  }
}
