/** The same views as pictures in build/author, for who looks at files; with what was found. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Browser } from 'playwright-core'
import { buildDir, root } from '#toolchain/paths.ts'
import { lineOf, wcagFindings } from '../wcag/measures/index.ts'
import type { Looked } from './look-in-frame.ts'
import type { AuthorServer } from './server.ts'
import { queryOf, rowsOfViews, type View } from './views.ts'

export type Shots = {
  files: string[]
  /** What was found, each once, with the views in which it is. */
  findings: string[]
  /** What the Tab key reaches, in its order. */
  order: string[]
}

export async function takeShots(browser: Browser, path: string, server: AuthorServer): Promise<Shots> {
  const { shown } = server.state()
  if (!shown) return { files: [], findings: [], order: [] }
  const folder = join(buildDir, 'author', path)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const where = new Map<string, string[]>()
  const note = (line: string, label: string) => where.set(line, [...(where.get(line) ?? []), label])
  page.on('pageerror', (error) => note(`throws ${error.message}`, 'a script'))
  const files: string[] = []
  let order: string[] = []
  const height = Math.max(shown.meta.minHeight, shown.meta.layout === 'full' ? 800 : 200)

  const look = async (view: View): Promise<Looked> => {
    await page.setViewportSize({ width: view.width, height: view.isOpened ? Math.max(height, 640) : height })
    await page.goto(`${server.url}frame?${queryOf(view)}`)
    return page.evaluate(() => (globalThis as unknown as { looked: () => Promise<Looked> }).looked())
  }
  for (const view of rowsOfViews(shown.meta.opens !== undefined).flatMap(({ views }) => views)) {
    const looked = await look(view)
    for (const line of looked.found) note(line, view.label)
    if (view.isMarked) order = looked.order
    const file = join(folder, `${view.label.replace(/[^a-z0-9]+/g, '-')}.png`)
    writeFileSync(file, await page.screenshot({ fullPage: true }))
    files.push(relative(root, file))
  }
  const [first] = rowsOfViews(false).flatMap(({ views }) => views)
  if (first) {
    await look({ ...first, width: 1024 })
    for (const finding of await wcagFindings(page)) note(lineOf(finding), 'WCAG')
  }
  await context.close()
  return { files, order, findings: [...where].map(([line, labels]) => `${line}  (${[...new Set(labels)].join(', ')})`) }
}
