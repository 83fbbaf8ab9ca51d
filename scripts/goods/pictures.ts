/**
 * Photographs the front page and some others of each template, and some pages of each starter kit, wide and on a phone, light and dark. content/media/list.mjs lists them,
 * and content/media/darkroom/tools.mjs says how to fetch the tools.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { goodPictureName, type ProjectKind } from '#shared/goods.ts'
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { root } from '#toolchain/paths.ts'
import { editionsOf, itemsOf, type Item } from './items.ts'
import { kitViews, type KitView } from './kit-views.ts'
import { proofFolder, whileServed } from './prove/edition.ts'
import { play, smokeOf } from './prove/play.ts'
import { openProject } from './prove/run.ts'
import { atDesk, type Session } from './prove/visit.ts'
import { present } from '#toolchain/present.ts'

type Picture = {
  resize(o: { width: number }): Picture
  clone(): Picture
  avif(o: object): Picture
  webp(o: object): Picture
  toBuffer(): Promise<Buffer>
}
type Sharp = (png: Uint8Array) => Picture

/** Of a front page, which a card shows large; the largest first. */
const frontWidths = [1280, 640]

/** As many other pages of a template as stand below its front page. */
const mostInGallery = 4

/** The paths of the pages after a template's front page that stand on their own, not below another. */
const galleryOf = ({ about }: Item) =>
  about.pages
    .map(({ path }) => path)
    .filter((path) => /^\/[^/]+$/.test(path))
    .slice(0, mostInGallery)

/** Takes the pictures of items whose name contains `wanted`: templates from a site that is running, kits as they were proven last. */
export async function takePictures(site = 'http://localhost:3000', wanted = ''): Promise<void> {
  const sharp = createRequire(join(process.env.TOOLS ?? '/tmp/tools', 'package.json'))('sharp') as Sharp
  const browser = await launchChromium()
  const take = async (
    { kind, slug }: Item<ProjectKind>,
    address: string,
    {
      page = '/',
      widths = frontWidths,
      session,
    }: { page?: string; widths?: number[]; session?: Session | undefined } = {},
  ) => {
    const name = goodPictureName(kind, slug, page)
    for (const theme of ['light', 'dark'] as const)
      await save(sharp, await photograph(browser, address, theme, { ...onDesk, session }), `${name}-${theme}`, widths)
    console.log(name)
  }
  try {
    for (const item of itemsOf('templates').filter(({ slug }) => slug.includes(wanted))) {
      const shown = editionsOf(item).find(({ preview }) => preview)
      if (!shown) continue
      const addressOf = (path: string) => site + urls.templatePreviewFile(item.slug, shown.folder, path)
      await take(item, addressOf(''))
      for (const page of galleryOf(item)) await take(item, addressOf(`${page}.html`), { page, widths: [640] })
    }
    for (const item of itemsOf('starter-kits').filter(({ slug }) => slug.includes(wanted))) {
      const edition = present(editionsOf(item)[0], `an edition of ${item.slug}`)
      const folder = proofFolder(edition)
      if (!existsSync(folder))
        throw new Error(`Run "npm run goods -- ${item.slug}" first: its pictures are of what that builds.`)
      const path = present(item.about.pictured, `a page of ${item.slug} to picture`)
      await whileServed(await openProject(folder), async (url) => {
        const smoke = await smokeOf(edition)
        const entered =
          smoke?.enter && (await play(smoke.enter, { browser, url, edition: edition.folder, home: smoke.home }))
        const sessionAt = (at: string) =>
          item.about.pages.some((page) => page.path === at && page.member) ? entered?.session : undefined
        await take(item, url + path, { session: sessionAt(path) })
        for (const { page, name, widths, ...view } of kitViews(item)) {
          for (const theme of ['light', 'dark'] as const)
            await save(
              sharp,
              await photograph(browser, url + page.path, theme, { ...view, session: sessionAt(page.path) }),
              `${name}-${theme}`,
              widths,
            )
          console.log(name)
        }
      })
    }
  } finally {
    await browser.close()
  }
}

type Look = Pick<KitView, 'viewport' | 'density'> & { session?: Session | undefined }

const onDesk = { viewport: atDesk.viewport, density: 1 }

async function photograph(
  browser: Browser,
  address: string,
  colorScheme: 'light' | 'dark',
  { viewport, density, session }: Look = onDesk,
): Promise<Uint8Array> {
  const context = await browser.newContext({
    ...atDesk,
    viewport,
    deviceScaleFactor: density,
    colorScheme,
    ...(session && { storageState: session }),
  })
  const page = await context.newPage()
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`Nothing answers at ${address}.`)
  // What is fetched when a page is visited may come after the network was quiet for a while.
  await page.locator('h1').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  await context.close()
  return png
}

/** As the other screens: text stays sharp only with colour at full resolution. */
async function save(sharp: Sharp, png: Uint8Array, name: string, widths: readonly number[]) {
  const file = join(root, 'content/media', name)
  mkdirSync(join(file, '..'), { recursive: true })
  for (const width of widths) {
    const picture = sharp(png).resize({ width })
    const place = width === widths[0] ? file : `${file}-${width}`
    const avif = picture.clone().avif({ quality: 54, effort: 5, chromaSubsampling: '4:4:4' })
    writeFileSync(`${place}.avif`, await avif.toBuffer())
    // For browsers without AVIF, one width does.
    if (place === file)
      writeFileSync(`${place}.webp`, await picture.webp({ quality: 50, effort: 5, smartSubsample: true }).toBuffer())
  }
}
