/** What the articles show as the work of our compiler and our colours is what these give today. */
import { describe, expect, test } from 'vitest'
import { toV3 } from '#compiler/tailwind-v3/to-v3.ts'
import { readPublications } from '#scripts/build/publishing.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { plainText, type Block } from '#shared/article.ts'
import { recolor } from '#shared/recolor.ts'

const { posts } = await readPublications()
const ofType = <Type extends Block['type']>(slug: string, type: Type) =>
  posts
    .find((post) => post.slug === slug)!
    .blocks.filter((block): block is Extract<Block, { type: Type }> => block.type === type)
const samples = (slug: string, language: string) =>
  ofType(slug, 'code').flatMap((block) => (block.language === language ? [block.code] : []))

const compiler = await createHostCompiler()
const compile = (source: string, name: string) =>
  compiler.compile(`/**\n * @title A\n * @description B.\n * @order 1\n */\n${source}`, { file: `${name}.tsx` })

describe.each([
  ['one-source-for-four-frameworks', 'like-button'],
  ['dialogs-that-behave', 'leave-dialog'],
] as const)('%s', async (slug, name) => {
  const compiled = await compile(samples(slug, 'tsx')[0]!, name)

  test.each(['vue', 'svelte', 'html'] as const)('%s is what the compiler gives, icons aside', (flavour) => {
    if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'))
    const code = compiled.outputs[flavour].files[0]!.code
    expect(samples(slug, flavour)).toContain(code.replace(/(<svg[^>]*>)[^]*?(<\/svg>)/g, '$1$2').trimEnd())
  })
})

describe('what is refused', () => {
  const slug = 'one-source-for-four-frameworks'
  test('it is refused is refused in these words', async () => {
    const body = samples(slug, 'js')[0]!
    const source = `import { useState } from 'react'\n\nexport default function A() {\n  const [open, setOpen] = useState(false)\n\n${body}\n\n  return (\n    <button type="button" onClick={toggle}>\n      {open ? 'On' : 'Off'}\n    </button>\n  )\n}\n`
    const result = await compile(source, 'refused')
    const { code, message, help } = result.ok ? expect.fail('It compiled.') : result.problems[0]!
    const [quote] = ofType(slug, 'quote').flatMap(({ children }) => children)
    const said = quote?.type === 'paragraph' ? plainText(quote.children) : ''
    expect(said.toLowerCase()).toBe(`${code} ${message}. ${help}.`.toLowerCase())
  })
})

test('buttons are recoloured as the article shows', () => {
  const [source, ...shown] = samples('palettes-that-keep-contrast', 'html')
  const given = ['yellow', 'green', 'cyan'] as const
  const recoloured = given.map(
    (primary) => recolor(source!, { primary, secondary: 'gray' }, { keepContrast: true }).code,
  )
  expect(recoloured).toEqual(shown)
})

test.each(
  ofType('tailwind-3-and-4-from-one-source', 'table')[0]!.rows.map((row) => row.map(plainText) as [string, string]),
)('%s is %s in Tailwind CSS 3', (v4, v3) => {
  expect(toV3(v4)).toMatchObject({ ok: true, classes: [v3] })
})
