/** What classes hide at first is not shown before Alpine.js runs. */
import { beforeAll, expect, test } from 'vitest'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import type { Compiler } from '../../index.ts'

let compiler: Compiler
beforeAll(async () => {
  compiler = await createHostCompiler()
}, 120_000)

/** The start tags of the paragraphs in the HTML that is made of them. */
async function paragraphs(markup: string): Promise<string[]> {
  const source = `/**
 * @title Shades
 * @description For tests.
 * @order 1
 */
import { useState } from 'react'
import clsx from 'clsx'

export default function Shades() {
  const [shade, setShade] = useState('slate')
  return (
    <section className="p-4">
      <button type="button" onClick={() => setShade('bone')}>Bone</button>
      ${markup}
    </section>
  )
}
`
  const result = await compiler.compile(source, { file: 'shades.tsx' })
  if (!result.ok) throw new Error(result.problems[0]?.message)
  return result.outputs.html.files[0].code.match(/<p\b[^>]*>/g) ?? []
}

test('what a choice of classes hides at first is cloaked, and nothing else', async () => {
  const found = await paragraphs(`
      <p className={shade !== 'slate' ? 'hidden' : ''}>Slate</p>
      <p className={shade !== 'bone' ? 'hidden' : ''}>Bone</p>
      <p className={shade === 'slate' ? 'block' : 'hidden'}>Slate again</p>
      <p className={shade === 'bone' ? 'block' : 'hidden'}>Bone again</p>
      <p className={clsx('grid', shade === 'bone' ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr]')}>Bone folds</p>`)
  expect(found.map((tag) => tag.includes('x-cloak'))).toEqual([false, true, false, true, true])
})

test('what is drawn from some width on is not cloaked', async () => {
  const found = await paragraphs(`
      <p className={clsx('md:block', shade !== 'bone' && 'hidden')}>Wide</p>
      <p className={shade !== 'bone' ? 'max-md:hidden' : ''}>Wide only</p>`)
  expect(found.map((tag) => tag.includes('x-cloak'))).toEqual([false, false])
})
