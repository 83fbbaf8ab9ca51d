/** Sources that no author means to write, and every flavour must survive: a result or a problem with its place. */
import { beforeAll, describe, expect, test } from 'vitest'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { targets, type Compiler } from './index.ts'

let compiler: Compiler
beforeAll(async () => {
  compiler = await createHostCompiler()
})

const comment = `/**
 * @title Sample with markup
 * @description A sample that shows something.
 * @order 1
 */
`
const withMarkup = (markup: string, before = '', within = '') =>
  `${comment}${before}\nexport default function Sample() {\n${within}\n  return (\n${markup}\n  )\n}\n`
const compile = (source: string) => compiler.compile(source, { file: 'sample.tsx' })
const times = (count: number, text: string) => text.repeat(count)

describe('what is too long or too deep is a problem with a place:', () => {
  test.each([
    ['2,000 elements in each other', withMarkup(`${times(2000, '<div>')}${times(2000, '</div>')}`)],
    ['20,000 elements in each other', withMarkup(`${times(20_000, '<a>')}${times(20_000, '</a>')}`)],
    ['200 elements in each other', withMarkup(`${times(200, '<div>')}${times(200, '</div>')}`)],
    ['3,000 brackets', withMarkup(`<p>{${times(3000, '(')}1${times(3000, ')')}}</p>`)],
    ['30,000 brackets', withMarkup('<p>{a}</p>', `const a = ${times(30_000, '[')}${times(30_000, ']')}`)],
    ['functions of functions', withMarkup('<p>1</p>', `const a = ${times(9000, 'a=>')}1`)],
    ['a sum of 2,000', withMarkup('<p>{a}</p>', `const a = 1${times(2000, '+1')}`)],
    ['choices in choices', withMarkup('<p>{a}</p>', `const a = ${times(1000, '1?2:')}3`)],
    ['texts in texts', withMarkup('<p>{a}</p>', `const a = ${times(1000, '`${')}1${times(1000, '}`')}`)],
    ['a type of types', withMarkup('<p>1</p>', `type A = ${times(9000, 'keyof ')}string`)],
    ['conditions in a function', withMarkup('<p>1</p>', `function f(a: number) { ${times(900, 'if(a)')}return 1 }`)],
    ['a very long file', withMarkup(`<p>${times(200_000, 'word ')}</p>`)],
  ])('%s', async (_, source) => {
    const result = await compile(source)
    expect(result.ok ? 'compiled' : result.problems.map(({ code }) => code)).toEqual(['E001'])
    expect(result.ok ? 0 : result.problems[0]?.line).toBeGreaterThan(1)
  })
})

test('a byte-order mark is no part of an output, and moves no place', async () => {
  const good = withMarkup('<p>Text</p>')
  expect(await compile(`\uFEFF${good}`)).toEqual(await compile(good))
  const bad = good.replace('<p>Text</p>', '<p>{unknown}</p>')
  expect(await compile(`\uFEFF${bad}`)).toEqual(await compile(bad))
})

describe('what would end a script is text', () => {
  const useState = "import { useState } from 'react'\n"
  const shown = `    <div>
      <button type="button" onClick={change}>Change</button>
      <p title={text}>{text}</p>
    </div>`
  test.each([
    ['in single quotes', "'</script><!--'"],
    ['in double quotes', '"it\'s </script>"'],
    ['in a template', '`a </script> ${tag} <!-- `'],
    ['in other letters', "'</SCRIPT >'"],
    ['in a style', "'</style><template></template>'"],
    ['with a backslash before', String.raw`'<\/script>'`],
  ])('%s', async (_, text) => {
    const within = `  const [text, setText] = useState(tag)\n  function change() {\n    setText((before) => before + ${text})\n  }`
    const result = await compile(withMarkup(shown, `${useState}const tag = '</script>'\n`, within))
    expect(result.ok ? [] : result.problems).toEqual([])
    if (!result.ok) return
    for (const target of targets.filter((each) => each !== 'react')) {
      const { code } = result.outputs[target].files[0]
      expect(code.match(/<\/script/gi) ?? [], `${target}\n${code}`).toHaveLength(code.includes('<script') ? 1 : 0)
      expect(code, target).toMatch(/<\\\/script/)
    }
  })

  test('and in markup', async () => {
    const result = await compile(withMarkup('<p title="</script>">{"</script>"} &lt;/script&gt;</p>'))
    expect(result.ok ? [] : result.problems).toEqual([])
  })
})
