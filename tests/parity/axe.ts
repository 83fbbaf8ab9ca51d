import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** About the page around a snippet, or, for contrast, about designs rather than about what the compiler makes of them. */
const notOurs = ['color-contrast', 'region', 'page-has-heading-one', 'landmark-one-main', 'heading-order']

/** What axe finds wrong in the snippet now, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async (disabled) => {
    type Axe = {
      run(
        root: Element,
        options: unknown,
      ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>
    }
    const { axe } = globalThis as unknown as { axe: Axe }
    const rules = Object.fromEntries(disabled.map((id) => [id, { enabled: false }]))
    const { violations } = await axe.run(document.querySelector('#root')!, { rules })
    return violations.map(({ id, help, nodes }) => `${id}: ${help} in ${nodes[0]?.html.slice(0, 160)}`)
  }, notOurs)
}
