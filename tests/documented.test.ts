/** What the texts list, held to what there is: nothing is missing, and nothing is told that is not so. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checks } from '#client/pages/app/components/parts/proof-checks.ts'
import { allEditions } from '#scripts/goods/items.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { commands } from '#server/admin/run.ts'
import { proofChecks } from '#shared/proof.ts'
import { site } from '#shared/site.ts'
import { contrast } from '#shared/color/contrast.ts'
import { parseColor } from '#shared/color/parse.ts'
import { tailwindColors } from '#shared/color/tailwind-colors.ts'
import { steps } from '#shared/color/theme.ts'

const textOf = (name: string) => readFileSync(`content/${name}.md`, 'utf8')
const sources = (room: string, ending: RegExp) =>
  filesBelow(room)
    .filter((file) => ending.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
/** The first cells of the table below these words, without what marks them as code. */
const firstCells = (text: string, head: string) =>
  [...tableAt(text, `| ${head} `).matchAll(/^\| *([^|]*?) *\|.*$/gm)].slice(2).map(([, cell]) => cell!)
const tableAt = (text: string, begin: string) => text.slice(text.indexOf(begin)).split('\n\n')[0]!
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!)
const found = (texts: string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)))

test('the operator reads of every command there is', () => {
  const told = firstCells(textOf('docs/selling'), 'Command').flatMap((cell) => {
    const [first = '', ...others] = codeIn(cell)
    return [first, ...others.map((word) => (word.includes(' ') ? word : `${first.split(' ')[0]} ${word}`))]
  })
  expect(told.toSorted()).toEqual(Object.keys(commands).toSorted())
})

test('the operator reads of every variable', () => {
  const known = found([readFileSync('.env.example', 'utf8')], /^([A-Z_]+)=/gm)
  const told = found([textOf('docs/self-hosting'), textOf('docs/selling')], /\b([A-Z]{2,}(?:_[A-Z]+)*)\b/g)
  expect([...known].filter((name) => !told.has(name))).toEqual(['DEV_ASSETS_URL'])
  const others = [...told].filter((code) => code.includes('_') && !known.has(code))
  expect(others).toEqual([])
})

test('the privacy policy names every cookie and what else a browser keeps', () => {
  const text = textOf('legal/privacy-policy')
  const named = found(sources('server', /\.ts$/), /\$\{site\.slug\}(-[a-z-]+)`/g)
  named.delete('-session')
  for (const name of named) expect.soft(text, name).toContain(`\`${site.slug}${name}\``)
  const words: Record<string, string> = {
    '-dark-mode': 'your choice of theme',
    '-tray': 'the components in your tray',
    '-snippet': 'your snippet preferences',
    '-preview-width': 'how wide you look at previews',
    '-recent': 'opened from the search',
    '-icon-bag': 'icons in your bag',
  }
  const stored = found(sources('shared', /site\.ts$/), /\$\{site\.slug\}(-[a-z-]+)`/g)
  expect([...stored].toSorted()).toEqual(Object.keys(words).toSorted())
  for (const said of Object.values(words)) expect(text).toContain(said)
})

test('buyers read of the security requirements what the list counts', () => {
  const [counts] = /(?<=Of )\d+ requirements.*?do not apply/.exec(readFileSync('docs/security.md', 'utf8')) ?? ['?']
  expect(textOf('about/security')).toContain(counts)
})

test('every check of a proof is explained, in order', () => {
  const told = firstCells(textOf('docs/tested'), 'Check')
  expect(told).toEqual(proofChecks.map((check) => checks[check].title))
})

test('the sets of icons are those that components use', () => {
  const used = found(sources('content/components', /\.tsx$/), /@heroicons\/react\/(\d+\/[a-z]+)/g)
  expect(firstCells(textOf('docs/icons'), 'Set').flatMap(codeIn).toSorted()).toEqual([...used].toSorted())
})

test('projects have the commands that are told of them', () => {
  const told = firstCells(textOf('docs/templates-and-starter-kits'), 'Command').flatMap(codeIn)
  const names = told.map((command) => command.replace(/^npm (run )?/, ''))
  for (const { item, folderPath, name } of allEditions()) {
    const { scripts } = JSON.parse(readFileSync(`${folderPath}/package.json`, 'utf8')) as {
      scripts: Record<string, string>
    }
    const missing = names.filter((script) => !scripts[script === 'preview' && !scripts.preview ? 'start' : script])
    const hasTests = globSync(`content/${item.kind}/${item.slug}/**/*.test.*`).length > 0
    expect.soft([name, missing]).toEqual([name, item.kind === 'templates' && !hasTests ? ['test'] : []])
  }
})

test.each(['colours'])('the contrasts in %s are those of the colours', (page) => {
  const told = [...textOf(`docs/${page}`).matchAll(/`([a-z]+)-(\d+)` (?:has|it has) [^.]*?([\d.]+) to 1/g)]
  expect(told.length).toBeGreaterThan(0)
  for (const [, family, step, ratio] of told) {
    const color = tailwindColors[family as keyof typeof tailwindColors][steps.indexOf(Number(step) as 50)]!
    expect(contrast(parseColor('#fff'), parseColor(color)).toFixed(1)).toBe(ratio)
  }
})

test('the changelog names every kit and template there is, and how many kits', () => {
  const entries = globSync('content/changelog/*.md').map((file) => textOf(file.slice(8, -3)))
  const text = entries.join('\n')
  const items = [...new Map(allEditions().map(({ item }) => [`${item.kind}/${item.slug}`, item])).values()]
  const kits = items.filter(({ kind }) => kind === 'starter-kits')
  for (const { about } of items) expect(text).toContain(about.title)
  const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
  const told = [...text.matchAll(/(\w+)(?: new)? \[starter kits\]/g)].map(([, word]) => words.indexOf(word!))
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(kits.length)
})

test.each(['README.md', 'docs/security.md', 'docs/goods.md', 'compiler/README.md'])(
  '%s names files there are',
  (paper) => {
    const rooms = [
      'cli',
      'client',
      'compiler',
      'content',
      'docs',
      'scripts',
      'server',
      'shared',
      'tests',
      'toolchain',
      'verify',
    ]
    const files = rooms.flatMap((room) => filesBelow(room))
    const named = codeIn(readFileSync(paper, 'utf8').replace(/^```[^]*?^```$/gm, '')).filter((code) =>
      /^[\w-][\w./-]*\.(ts|tsx|md|json|css)$/.test(code),
    )
    const ownFolder = paper.includes('/') ? paper.slice(0, paper.lastIndexOf('/') + 1) : ''
    const missing = named.filter(
      (name) => !files.some((file) => file === ownFolder + name || `/${file}`.endsWith(`/${name}`)),
    )
    // What lies in every project, and what each template and kit has; what readers are asked to write.
    const projects = ['package.json', 'package-lock.json', 'about.json', 'generated.json', 'THIRD-PARTY.md']
    const elsewhere = new Set([...projects, 'partners.tsx', '0024-company.ts', 'plain.tsx'])
    expect(missing.filter((name) => !elsewhere.has(name.split('/').at(-1)!))).toEqual([])
  },
)
