/** The texts we publish: samples that parse in their language, links that lead somewhere, figures that are true. */
import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { parseSync } from 'oxc-parser'
import { format } from 'prettier'
import { compile as compileSvelte } from 'svelte/compiler'
import { compileScript, compileTemplate, parse as parseVue } from 'vue/compiler-sfc'
import { describe, expect, test } from 'vitest'
import { readTools } from '#scripts/build/goods-list.ts'
import { readPublications } from '#scripts/build/publishing.ts'
import { wordsIn } from '#scripts/build/publishing/reading-minutes.ts'
import { plainText, type Block } from '#shared/article.ts'
import { contrast } from '#shared/color/contrast.ts'
import { parseColor } from '#shared/color/parse.ts'
import { tailwindColors } from '#shared/color/tailwind-colors.ts'
import { steps } from '#shared/color/theme.ts'
import { atAddress } from '#shared/told-addresses.ts'
import { urls } from '#shared/urls.ts'

const { docs, posts, changelog, legal, assistants } = await readPublications()
const texts = [
  ...docs.map(({ slug, blocks }) => ({ name: `docs/${slug}`, blocks })),
  ...posts.map(({ slug, blocks }) => ({ name: `blog/${slug}`, blocks })),
  ...legal.map(({ slug, blocks }) => ({ name: `legal/${slug}`, blocks })),
  ...changelog.map(({ version, blocks }) => ({ name: `changelog/${version}`, blocks })),
]

type Sample = { language: string; label: string; code: string; html: string }
const samplesIn = (blocks: readonly Block[]): Sample[] =>
  blocks.flatMap((block) => {
    if (block.type === 'code') return [block]
    if (block.type === 'callout' || block.type === 'quote') return samplesIn(block.children)
    return block.type === 'list' ? block.items.flatMap(samplesIn) : []
  })
const samples = texts.flatMap(({ name, blocks }) =>
  samplesIn(blocks).map((sample, index) => [`${name}, sample ${index + 1} (${sample.language})`, sample] as const),
)

const script = (ending: string) => (code: string) => {
  const { errors } = parseSync(`sample.${ending}`, code, { sourceType: 'module' })
  return errors.map(({ message }) => message)
}
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // A sample may be one element of a document, such as <html> with its attributes alone.
  rules: { 'element-required-content': 'off' },
})

/** What is wrong with a sample, by its language. */
const complaints: Record<string, (code: string) => string[] | Promise<string[]>> = {
  tsx: script('tsx'),
  jsx: script('jsx'),
  ts: script('ts'),
  js: script('js'),
  json: (code) => format(code, { parser: 'json' }).then(() => []),
  css: (code) => format(code, { parser: 'css' }).then(() => []),
  async html(code) {
    const { results } = await validator.validateString(code)
    return results.flatMap(({ messages }) => messages.map(({ line, message }) => `Line ${line}: ${message}`))
  },
  vue(code) {
    const { descriptor, errors } = parseVue(code)
    const bindings = descriptor.scriptSetup && compileScript(descriptor, { id: 'sample' }).bindings
    const { errors: inTemplate } = compileTemplate({
      id: 'sample',
      filename: 'sample.vue',
      source: descriptor.template?.content ?? '',
      compilerOptions: { ...(bindings && { bindingMetadata: bindings }), expressionPlugins: ['typescript'] },
    })
    return [...errors, ...inTemplate].map((error) => (typeof error === 'string' ? error : error.message))
  },
  svelte: (code) => compileSvelte(code, { generate: 'client' }).warnings.map(({ message }) => message),
  sh: () => [],
  md: () => [],
}

test.each(samples)('%s is what its language allows', async (_name, { language, code }) => {
  expect(await complaints[language]!(code)).toEqual([])
})

const pkg = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
test.each(samples.filter(([, { language }]) => language === 'sh'))('%s names commands there are', (_name, { code }) => {
  for (const [, name] of code.matchAll(/npm run (\S+)/g)) expect(pkg.scripts).toHaveProperty(name!)
})

/** Pages that texts may lead to, besides one another. */
const addresses = new Set([
  urls.profile(),
  urls.cliLatest(),
  urls.settings(),
  urls.favourites(),
  urls.collections(),
  urls.accessKeys(),
  urls.device(),
  urls.sets(),
  urls.appSets(),
  urls.appLibrary(),
  urls.affiliate(),
  urls.tools(),
  urls.templates(),
  urls.starterKits(),
  urls.freeComponents(),
  urls.componentOfTheDay(),
  urls.docs(),
  urls.blog(),
  urls.changelog(),
  urls.componentRequests(),
  urls.news(),
  urls.feed(),
  urls.changelogFeed(),
  urls.llms(),
  urls.llmsFull(),
  urls.agentsFile(),
  urls.useItYourWay(),
  urls.cliLatest(),
  ...readTools().map(({ slug }) => urls.tool(slug)),
  ...posts.map(({ slug }) => urls.blog(slug)),
  ...legal.map(({ slug }) => urls.legal(slug)),
  urls.securityTxt(),
  urls.components(),
  urls.billing(),
])
const linksOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(linksOf)
  if (typeof value !== 'object' || value === null) return []
  const own = 'type' in value && value.type === 'link' && 'href' in value ? [String(value.href)] : []
  return [...own, ...Object.values(value).flatMap(linksOf)]
}
const links = texts.flatMap(({ name, blocks }) =>
  linksOf(blocks)
    .filter((href) => href.startsWith('/'))
    .map((href) => [name, href] as const),
)
test.each(links)('%s leads to a page there is: %s', (_name, href) => {
  expect(addresses).toContain(href.split(/[?#]/)[0])
})

describe('the address of the site', () => {
  const here = 'https://site.example'
  const countIn = (text: string) => atAddress(text, here).split(here).length - 1
  const codeBlocks = docs.flatMap(({ slug, blocks }) => samplesIn(blocks).map((sample) => [slug, sample] as const))

  test('stands in the colours of code as often as in the code', () => {
    const named = codeBlocks.filter(([, { code }]) => countIn(code) > 0)
    expect(named.length).toBeGreaterThan(10)
    for (const [slug, { code, html }] of named) expect.soft([slug, countIn(html)]).toEqual([slug, countIn(code)])
  })
  test.each(Object.entries(assistants))('stands in the text for assistants: %s', (_name, text) => {
    expect(countIn(text)).toBeGreaterThan(2)
    expect(text).not.toContain('{{')
  })
})

describe('posts', () => {
  test.each(posts.map((post) => [post.slug, post] as const))('%s is worth the way', (_slug, post) => {
    expect(wordsIn(post.blocks)).toBeGreaterThanOrEqual(900)
    expect(post.related.length).toBeGreaterThan(1)
    expect(post.tags.length).toBeGreaterThan(0)
  })
  test('there are at least eight, and most show a component at work', () => {
    expect(posts.length).toBeGreaterThanOrEqual(8)
    const live = posts.filter(({ blocks }) => blocks.some(({ type }) => type === 'component'))
    expect(live.length).toBeGreaterThanOrEqual(8)
  })
})

test.each(
  posts
    .find(({ slug }) => slug === 'palettes-that-keep-contrast')!
    .blocks.flatMap((block) => (block.type === 'table' ? block.rows.map((row) => row.map(plainText)) : [])),
)('%s is as light as %s and carries white at %s', (name, lightness, ratio) => {
  const [family, step] = name!.split('-') as [keyof typeof tailwindColors, string]
  const color = tailwindColors[family][steps.indexOf(Number(step) as (typeof steps)[number])]!
  expect(color).toContain(`oklch(${lightness}`)
  expect(contrast(parseColor('#fff'), parseColor(color)).toFixed(2)).toBe(ratio)
})
