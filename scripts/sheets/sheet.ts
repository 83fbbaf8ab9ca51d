/** Lays pictures out on one sheet, at half their size. */
import type { Browser } from 'playwright-core'
import type { Picture } from './photograph.ts'

type Row = { title: string; pictures: Picture[] }

const style = `body { margin: 0; padding: 16px; background: #8b8f96; font: 12px/1.6 sans-serif; width: 1280px }
  h2 { font-size: 14px; margin: 16px 0 4px } section { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
  figure { margin: 0 } img { display: block }`

/** @returns the sheet as PNG */
export async function composeSheet(browser: Browser, rows: readonly Row[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1312, height: 800 } })
  const figure = ({ label, width, png }: Picture) =>
    `<figure>${label}<img width="${width / 2}" src="data:image/png;base64,${png.toString('base64')}"></figure>`
  const sections = rows.map(
    ({ title, pictures }) => `<h2>${title}</h2><section>${pictures.map(figure).join('')}</section>`,
  )
  await page.setContent(`<style>${style}</style>${sections.join('')}`)
  const sheet = await page.screenshot({ fullPage: true })
  await page.close()
  return sheet
}
