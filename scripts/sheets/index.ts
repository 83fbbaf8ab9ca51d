/**
 * npm run sheets -- <part of a path>: pictures of components side by side, one sheet for each subcategory. With --all the
 * whole library on one sheet and, blurred, on another, and which neighbours look alike there. With --pages five whole
 * pages of components pasted one under another.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Browser } from 'playwright-core'
import { formatProblem } from '#compiler/index.ts'
import { splitComponentPath } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { createStage } from '#verify/browser/stage.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { buildDir, root } from '#toolchain/paths.ts'
import { readTaken } from '../pictures/file.ts'
import { makeOverview } from './overview.ts'
import { makePages } from './pages.ts'
import { photograph, placing, type SheetEntry } from './photograph.ts'
import { composeSheet } from './sheet.ts'

/** Takes the pictures; answers the sheets' files and what overflows or does not compile. */
export async function makeSheets(browser: Browser, part: string): Promise<{ files: string[]; problems: string[] }> {
  const compiler = await createHostCompiler()
  const sitters: SheetEntry[] = []
  const problems: string[] = []
  for (const { path, file, source } of readSources().sources.filter((each) => each.path.includes(part))) {
    const result = await compiler.compile(source, { file })
    if (result.ok) {
      const { title, layout } = result.meta
      sitters.push({ path, title, layout, code: result.outputs.react.files[0].code })
    } else problems.push(...result.problems.map(formatProblem))
  }
  if (sitters.length === 0) return { files: [], problems }

  const pieces = sitters.map(({ path, code }) => ({ name: path, code: { react: code } }))
  const stage = await createStage(browser, pieces, { classes: Object.values(placing) })
  const files: string[] = []
  const folder = join(buildDir, 'sheets')
  mkdirSync(folder, { recursive: true })
  for (const [subcategory, group] of Map.groupBy(sitters, ({ path }) => splitComponentPath(path).subcategoryPath)) {
    const rows = []
    for (const sitter of group) {
      const { pictures, overflowing } = await photograph(stage, sitter)
      rows.push({ title: `${sitter.title} · ${sitter.path}`, pictures })
      problems.push(...overflowing.map((width) => `${sitter.path} is wider than a screen of ${width} px`))
    }
    const file = join(folder, `${subcategory.replaceAll('/', '_')}.png`)
    writeFileSync(file, await composeSheet(browser, rows))
    files.push(relative(root, file))
  }
  return { files, problems }
}

async function printOverview() {
  const { files, alike, colours } = await makeOverview(Object.keys(readTaken()))
  for (const file of files) console.log(file)
  for (const { package: name, median, aboveTenth, of } of colours)
    console.log(`${name}: ${(100 * median).toFixed(1)} % coloured (median), ${aboveTenth} of ${of} above 10 %`)
  console.log(`${alike.length} pairs of neighbours look alike from far away`)
  for (const { one, other, distance } of alike) console.log(`${distance.toFixed(2)}  ${one}  ${other}`)
}

if (import.meta.main && process.argv.includes('--all')) await printOverview()
else if (import.meta.main) {
  const browser = await launchChromium()
  const { files, problems } = await (process.argv.includes('--pages')
    ? makePages(browser)
    : makeSheets(browser, process.argv[2] ?? ''))
  await browser.close()
  for (const file of files) console.log(file)
  for (const problem of problems) console.error(`\n${problem}`)
  if (files.length === 0 && problems.length === 0) console.error(`No component's path contains “${process.argv[2]}”.`)
  process.exit(files.length > 0 && problems.length === 0 ? 0 : 1)
}
