/** The criteria of WCAG 2.2 that can be measured on a page as it stands, besides what axe checks at every state, and our
 * own of targets. */
import type { Page } from 'playwright-core'
import type { Finding } from './finding.ts'
import { focusFindings } from './focus.ts'
import { ruleFindings } from './rules.ts'
import { targetFindings } from './targets.ts'
import { drawn, zoomFindings } from './zoom.ts'

export { lineOf, type Finding } from './finding.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 900 }

/**
 * Measures what a page shows, at the sizes that the criteria name.
 *
 * @param walks false for what closes as soon as the focus leaves it: a menu is not walked by the Tab key
 * @returns what was found, each once
 */
export async function wcagFindings(page: Page, { walks = true } = {}): Promise<Finding[]> {
  const found = await zoomFindings(page)
  if (walks) {
    await page.setViewportSize(phone)
    await drawn(page)
    found.push(...(await targetFindings(page)))
  }
  // The walks come last: they leave the page scrolled, with targets under whatever stands still.
  for (const measure of walks ? [ruleFindings, focusFindings] : [ruleFindings])
    for (const size of [phone, laptop]) {
      await page.setViewportSize(size)
      await drawn(page)
      found.push(...(await measure(page)))
    }
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()]
}
