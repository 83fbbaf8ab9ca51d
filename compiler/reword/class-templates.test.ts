import { beforeAll, expect, test } from 'vitest'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import type { Compiler } from '../index.ts'

let compiler: Compiler
beforeAll(async () => {
  compiler = await createHostCompiler()
})

const source = (className: string, clsx = '', after = '') => `/**
 * @title Sample with classes
 * @description A sample whose classes come and go.
 * @order 1
 */
import { useState } from 'react'
${clsx}
const toneStyles = { calm: 'text-primary-700', loud: 'font-semibold text-primary-900' }

export default function Sample() {
  const [open, setOpen] = useState(false)

  return (
    <button type="button" onClick={() => setOpen(!open)} className={${className}}>
      Text${after}
    </button>
  )
}
`
const compile = (text: string) => compiler.compile(text, { file: 'sample.tsx' })

test.each([
  ["`p-4 ${open ? 'flex' : 'hidden'}`", "clsx('p-4', open ? 'flex' : 'hidden')"],
  ["`${open ? 'flex' : 'hidden'} p-4`", "clsx(open ? 'flex' : 'hidden', 'p-4')"],
  [
    "`p-4 ${open && 'flex'} ${toneStyles.calm} rounded-md`",
    "clsx('p-4', open && 'flex', toneStyles.calm, 'rounded-md')",
  ],
  ["`\n        p-4\n        ${open ? 'flex' : ''}\n      `", "clsx('p-4', open ? 'flex' : '')"],
  ["`${toneStyles[open ? 'loud' : 'calm']}`", "clsx(toneStyles[open ? 'loud' : 'calm'])"],
])('%s is %s in every flavour', async (template, call) => {
  const expected = await compile(source(call, "import clsx from 'clsx'\n"))
  expect(expected.ok ? [] : expected.problems).toEqual([])
  expect(await compile(source(template, "import clsx from 'clsx'\n"))).toEqual(expected)
  expect(await compile(source(template))).toEqual(expected)
})

test.each([
  "`text-${open ? 'sm' : 'lg'}`",
  "`p-4 ${open ? 'fl' : 'in'}ex`",
  "`${open ? 'p' : 'm'}${open ? '-4' : '-2'}`",
])('%s builds a class from pieces', async (template) => {
  const result = await compile(source(template))
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['E240'])
})

test('a problem behind a template stands in its own place', async () => {
  const className = "`p-4 ${open ? 'flex' : 'hidden'}`"
  const result = await compile(source(className, '', '{unknown}'))
  const line = source(className, '', '{unknown}')
    .split('\n')
    .findIndex((each) => each.includes('{unknown}'))
  const problems = result.ok ? [] : result.problems.map(({ code, line, column }) => [code, line, column])
  expect(problems).toEqual([['E203', line + 1, 12]])
})
