// Takes pictures of apps made of our own components, light and dark, for heroes.
//
//   npm start, then   node content/media/screens/take.mjs http://localhost:3000   then   node content/media/list.mjs
//
// (The tools it needs: content/media/darkroom/tools.mjs.)
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { tools } from '../darkroom/tools.mjs'

const sharp = await tools('sharp')
const [site = 'http://localhost:3000', target = import.meta.dirname] = process.argv.slice(2)
/** Name of the picture, and the component it shows. */
const screens = {
  status: 'application-ui/pages/status/with-uptime-bars-and-incidents',
  profile: 'application-ui/pages/user-profile/with-projects-and-contact',
  invoice: 'application-ui/pages/invoice/printable-invoice-with-payment-button',
  projects: 'application-ui/components/cards-in-grid/project-cards-with-progress-and-avatars',
  overview: 'application-ui/layouts/stacked/with-finance-dashboard',
  clinic: 'application-ui/layouts/light-sidebar/with-agenda-panel',
  fleet: 'application-ui/layouts/dark-sidebar/with-teams-and-list',
  messages: 'application-ui/layouts/various/three-pane-inbox-layout',
  checkout: 'ecommerce/sections/checkout/one-page-checkout-with-order-summary',
}

// A small window, drawn larger: a hero shows the app at half its size, and words should still be read.
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1024, height: 640 }, deviceScaleFactor: 1440 / 1024, reducedMotion: 'reduce' })
for (const [name, component] of Object.entries(screens))
  for (const theme of ['light', 'dark']) {
    const answer = await page.goto(`${site}/components/${component}/preview?theme=${theme}`, { waitUntil: 'networkidle' })
    if (!answer?.ok()) throw new Error(`${component} is not at ${site}.`)
    await page.evaluate(() => document.fonts.ready)
    await save(await page.screenshot(), join(target, `${name}-${theme}`))
    console.log(`${name}-${theme}`)
  }
await browser.close()

/** Text stays sharp only with colour at full resolution. */
async function save(png, file) {
  for (const [suffix, width] of [['', 1440], ['-720', 720]]) {
    const picture = sharp(png).resize({ width })
    await writeFile(`${file}${suffix}.avif`, await picture.clone().avif({ quality: 58, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer())
    await writeFile(`${file}${suffix}.webp`, await picture.webp({ quality: 84, effort: 5, smartSubsample: true }).toBuffer())
  }
}
