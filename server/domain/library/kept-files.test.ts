import { expect, test } from 'vitest'
import type { CompiledFile } from '#shared/catalog.ts'
import { defaultStyle } from '#shared/snippet.ts'
import { keepFinished } from './kept-files.ts'
import type { FinishOptions } from './snippet.ts'

const file = (code: string): CompiledFile => ({
  label: 'React',
  fileName: 'alert.tsx',
  language: 'tsx',
  code,
  marks: { classes: [], quotes: [], verbatim: [], statementEnds: [], guards: [] },
})
const site = { siteUrl: 'https://a.example' }

/** Files that say what they were made of, and how many were made. */
function counted() {
  let made = 0
  const finish = keepFinished(async (given, options) => {
    made++
    return { file: { ...given, highlighted: '', code: `${given.code} ${JSON.stringify(options)}` }, changes: [] }
  })
  return { finish, made: () => made }
}

test('a file is finished once for the same wishes, and anew for every other', async () => {
  const { finish, made } = counted()
  const [alert, table] = [file('alert'), file('table')]
  const wishes: FinishOptions[] = [
    site,
    { siteUrl: 'https://b.example' },
    { ...site, palette: { primary: 'teal', secondary: 'gray' } },
    { ...site, palette: { primary: 'gray', secondary: 'teal' } as never },
    { ...site, style: { ...defaultStyle, tailwind: 'v3' } },
    { ...site, style: { ...defaultStyle, prefix: 'tw' } },
  ]
  for (const given of [alert, table, file('alert')])
    for (const options of wishes) expect((await finish(given, options)).file.code).toContain(given.code)
  expect(made()).toBe(2 * wishes.length)
  for (const options of wishes)
    expect((await finish(alert, options)).file.code).toBe(`alert ${JSON.stringify(options)}`)
  expect(made()).toBe(2 * wishes.length)
})

test('what was not asked for longest is let go', async () => {
  const { finish, made } = counted()
  const large = Array.from({ length: 80 }, (_, at) => file(`${at}`.padEnd(256 * 1024)))
  for (const given of large) await finish(given, site)
  await finish(large.at(-1) ?? file(''), site)
  expect(made()).toBe(large.length)
  await finish(large[0] ?? file(''), site)
  expect(made()).toBe(large.length + 1)
})
