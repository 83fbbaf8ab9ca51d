/**
 * npm run author -- <package>/<category>/<subcategory>/<name>: a page in the browser with the component in every view,
 * which follows the file. With --shot the same as pictures in build/author, and what was found.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchChromium } from '#toolchain/chromium.ts'
import { root } from '#toolchain/paths.ts'
import { serveAuthor } from './server.ts'
import { takeShots } from './shot.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { shot: { type: 'boolean' }, port: { type: 'string' } },
})
const path = positionals[0]?.replace(/^content\/components\//, '').replace(/\.tsx$/, '') ?? ''
if (!existsSync(join(root, `content/components/${path}.tsx`))) {
  console.error(
    path
      ? `There is no content/components/${path}.tsx. Begin it: npm run component -- new ${path}`
      : 'Which one? npm run author -- <package>/<category>/<subcategory>/<name> [--shot] [--port 4100]',
  )
  process.exit(1)
}

const server = await serveAuthor(path, values.shot ? 0 : Number(values.port ?? 4100))
if (values.shot) {
  const browser = await launchChromium()
  const { files, findings, order } = await takeShots(browser, path, server)
  await browser.close()
  server.stop()
  const { problems } = server.state()
  console.log(files.join('\n'))
  if (order.length > 0) console.log(`\nTab key: ${order.map((each, index) => `${index + 1} ${each}`).join(' · ')}`)
  for (const problem of [...problems, ...findings]) console.log(`\n✗ ${problem}`)
  if (problems.length + findings.length === 0) console.log('\nNothing found.')
  process.exit(files.length === 0 || problems.length + findings.length > 0 ? 1 : 0)
}
console.log(`${server.url} shows ${path}, and follows the file. End with Ctrl+C.`)
