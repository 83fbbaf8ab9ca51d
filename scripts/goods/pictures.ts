/** Photographs the built templates and kits for their cards, light and dark. content/media/list.mjs lists them, and content/media/darkroom/tools.mjs says how to fetch the tools. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from '#tests/chromium.ts'
import { root } from '../paths.ts'
import { allEditions } from './items.ts'
import { proofFolder } from './prove/edition.ts'
import { run, serve } from './prove/run.ts'

type Sharp = (png: Uint8Array) => {
  resize(o: { width: number }): ReturnType<Sharp>
  clone(): ReturnType<Sharp>
  avif(o: object): { toBuffer(): Promise<Buffer> }
  webp(o: object): { toBuffer(): Promise<Buffer> }
}

const widths = [1280, 640]

/** Takes the pictures of items whose name contains `wanted`; their projects must have been proven before. */
export async function takePictures(wanted = ''): Promise<void> {
  const sharp = createRequire(join(process.env.TOOLS ?? '/tmp/tools', 'package.json'))('sharp') as Sharp
  const browser = await launchChromium()
  // One edition looks like the other: the first is taken.
  const first = allEditions().filter(({ item, folder }) => item.about.editions[0]!.folder === folder)
  try {
    for (const edition of first.filter(({ name }) => name.includes(wanted))) {
      const folder = proofFolder(edition)
      if (!existsSync(join(folder, 'node_modules')))
        throw new Error(`Prove ${edition.name} first: npm run goods -- ${edition.name}`)
      const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        scripts: { preview?: string }
      }
      await run(folder, 'npm', 'run', 'build')
      const { url, stop } = await serve(folder, scripts.preview ? 'preview' : 'start')
      const { kind, slug } = edition.item
      try {
        for (const theme of ['light', 'dark'] as const)
          await save(
            sharp,
            await photograph(browser, url, theme),
            join(root, 'content/media', kind, `${slug}-${theme}`),
          )
      } finally {
        stop()
      }
      console.log(`${kind}/${slug}`)
    }
  } finally {
    await browser.close()
  }
}

async function photograph(browser: Browser, url: string, colorScheme: 'light' | 'dark'): Promise<Uint8Array> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  await context.close()
  return png
}

/** As the other screens: text stays sharp only with colour at full resolution. */
async function save(sharp: Sharp, png: Uint8Array, file: string) {
  mkdirSync(join(file, '..'), { recursive: true })
  for (const width of widths) {
    const picture = sharp(png).resize({ width })
    const name = width === widths[0] ? file : `${file}-${width}`
    writeFileSync(
      `${name}.avif`,
      await picture.clone().avif({ quality: 58, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer(),
    )
    writeFileSync(
      `${name}.webp`,
      await picture.clone().webp({ quality: 84, effort: 5, smartSubsample: true }).toBuffer(),
    )
  }
}
