/** Whole pages of components pasted one under another, as a customer would: whether they make one product is seen here. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Browser } from 'playwright-core'
import { formatProblem } from '#compiler/index.ts'
import { createStage } from '#verify/browser/stage.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { buildDir, root } from '#toolchain/paths.ts'
import { dressed, placing } from './photograph.ts'

/** By the page's name its components, from the head to the foot; each named by the end of its path. */
const pages: Record<string, readonly string[]> = {
  landing: [
    'main-headers/with-full-screen-menu',
    'hero/split-hero-with-product-preview',
    'logos/with-case-study-links',
    'features/feature-bento-grid-with-live-panels',
    'statistics/stepped-columns',
    'testimonials/three-testimonials-with-metrics',
    'pricing/three-pricing-tiers-with-billing-toggle',
    'faq/faq-accordion-with-contact-link',
    'cta/cta-banner-with-two-buttons',
    'footers/dark-footer-with-newsletter-and-wordmark',
  ],
  shop: [
    'main-headers/with-mega-menu',
    'product-lists/with-large-lead-image',
    'category-filters/with-popovers-and-sort',
    'product-lists/with-cutouts-on-color',
    'product-details/with-gallery-and-options',
    'product-reviews/with-rating-breakdown',
    'newsletter/topics-to-choose',
    'footers/with-columns-and-language-select',
  ],
  dashboard: [
    'navigation/app-navbar-with-search-and-menu',
    'page-headings/with-meta-and-actions',
    'application-ui/components/statistics/with-sparklines',
    'statistics/stats-grid-with-four-chart-types',
    'tables/sortable-data-table-with-search-and-pagination',
    'cards/billing-plan-card-with-usage-bars',
  ],
  'sign-in': ['sign-in/centered-sign-in-page-with-sso', 'sign-up/split-sign-up-page-with-password-strength'],
  article: [
    'main-headers/with-mega-menu',
    'page-headers/with-breadcrumb',
    'blog-posts/with-table-of-contents',
    'comments/with-sorting',
    'newsletter/inline-newsletter-sign-up-form',
    'blog-lists/with-featured-post',
    'footers/with-columns-and-language-select',
  ],
}

const looks = [
  { label: 'light', width: 1440, dark: false },
  { label: 'dark', width: 1440, dark: true },
  { label: 'phone', width: 390, dark: false },
] as const

/**
 * Photographs every page from head to foot, in HTML with Alpine.js, at 1440 px in both themes and on a phone.
 * @returns the files, and what does not compile, is not there or is wider than the screen
 */
export async function makePages(browser: Browser): Promise<{ files: string[]; problems: string[] }> {
  const compiler = await createHostCompiler()
  const { sources } = readSources()
  const problems: string[] = []
  const pieces: { name: string; code: { html: string } }[] = []
  for (const [name, members] of Object.entries(pages)) {
    const parts: string[] = []
    for (const member of members) {
      const source = sources.find(({ path }) => `/${path}`.endsWith(`/${member}`))
      if (!source) {
        problems.push(`The page “${name}” names ${member}, which is no component.`)
        continue
      }
      const result = await compiler.compile(source.source, { file: source.file })
      if (!result.ok) problems.push(...result.problems.map(formatProblem))
      else parts.push(`<div class="${placing[result.meta.layout]}">${result.outputs.html.files[0].code}</div>`)
    }
    pieces.push({ name, code: { html: parts.join('\n') } })
  }

  const stage = await createStage(browser, pieces, { classes: Object.values(placing) })
  const folder = join(buildDir, 'sheets/pages')
  mkdirSync(folder, { recursive: true })
  const files: string[] = []
  for (const { name } of pieces) {
    const { page, complaints } = await stage(name, 'html')
    problems.push(...complaints.map((complaint) => `${name}: ${complaint}`))
    await dressed(page)
    for (const { label, width, dark } of looks) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), dark)
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        problems.push(`The page “${name}” is wider than a screen of ${width} px.`)
      const file = join(folder, `${name}-${label}.png`)
      writeFileSync(file, await page.screenshot({ fullPage: true }))
      files.push(relative(root, file))
    }
    await page.close()
  }
  return { files, problems }
}
