// Takes pictures of apps that are composed in apps/, of the family's own parts, light and dark.
//
//   node content/media/screens/compose.mjs [<app> ...] [--proof <folder>]   then   node content/media/list.mjs
//
// (The tools it needs: content/media/darkroom/tools.mjs. With --proof there are PNGs in a folder, and nothing else.)
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { compile } from 'tailwindcss'
import palettes from 'tailwindcss/colors'
import { createServer } from 'vite'
import { tools } from '../darkroom/tools.mjs'

const root = join(import.meta.dirname, '../../..')
const { positionals, values } = parseArgs({ allowPositionals: true, options: { proof: { type: 'string' } } })
/** Each app with its window in CSS pixels and the widths of its pictures. A window is small, so that words are read at half its size. */
const apps = {
  'month-end': { window: { width: 1024, height: 640 }, widths: [1600, 800] },
  cash: { window: { width: 1024, height: 640 }, widths: [1600, 800] },
  receipts: { window: { width: 400, height: 860 }, widths: [800, 400] },
}

const read = (path) => readFileSync(join(root, path))
const inter = read('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2').toString('base64')
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const [name, { window, widths }] of Object.entries(apps)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const { default: App } = await vite.ssrLoadModule(`/content/media/screens/apps/${name}.tsx`)
  const markup = renderToStaticMarkup(createElement(App)).replace(/src="\/(media\/[^"]+)"/g, (_, path) => `src="${inline(path)}"`)
  const page = await browser.newPage({ viewport: window, deviceScaleFactor: widths[0] / window.width })
  await page.setContent(`<style>${await styles(markup)}</style>${markup}`)
  await page.evaluate(() => document.fonts.ready)
  for (const theme of ['light', 'dark']) {
    await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), theme === 'dark')
    const png = await page.screenshot()
    if (values.proof) await writeFile(join(values.proof, `${name}-${theme}.png`), png)
    else await save(png, join(import.meta.dirname, `${name}-${theme}`), widths)
    console.log(`${name}-${theme}`)
  }
  await page.close()
}
await browser.close()
await vite.close()

function inline(path) {
  return `data:image/webp;base64,${read(`content/${path}`).toString('base64')}`
}

/** What Tailwind makes of the classes in some markup, in blue and gray as previews begin. */
async function styles(markup) {
  const brand = { primary: palettes.blue, secondary: palettes.gray }
  const colours = Object.entries(brand).flatMap(([name, palette]) =>
    Object.entries(palette).map(([shade, colour]) => `--color-${name}-${shade}: ${colour};`),
  )
  const entry = `@import 'tailwindcss'; @custom-variant dark (&:where(.dark, .dark *)); @theme static { ${colours.join(' ')} }
    @layer base { html { font-family: Inter, sans-serif } html.dark { color-scheme: dark } }`
  const content = read('node_modules/tailwindcss/index.css').toString()
  const { build } = await compile(entry, { base: root, loadStylesheet: async (path, base) => ({ path, base, content }) })
  const face = `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${inter}) }`
  return face + build([...new Set(markup.split(/[\s"'<>=]+/).map((word) => word.replaceAll('&amp;', '&')))])
}

/** Text stays sharp only with colour at full resolution. */
async function save(png, file, [large, small]) {
  const sharp = await tools('sharp')
  for (const [suffix, width] of [['', large], [`-${small}`, small]]) {
    const picture = sharp(png).resize({ width })
    await writeFile(`${file}${suffix}.avif`, await picture.clone().avif({ quality: 58, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer())
    await writeFile(`${file}${suffix}.webp`, await picture.webp({ quality: 84, effort: 5, smartSubsample: true }).toBuffer())
  }
}
