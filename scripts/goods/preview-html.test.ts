import { expect, test } from 'vitest'
import { framed, withSmallScripts } from './preview-html.ts'

test('inline scripts lose their comments and the names of what nobody outside asks for', () => {
  const html = `<script>
  {
    // How it is done.
    const register = (years) => Alpine.data('savings', () => ({ start: 5000, mark: '</b>', get months() { return years * 12 } }))
    if (window.Alpine) register(2)
    else document.addEventListener('alpine:init', register)
  }
</script>`
  const small = withSmallScripts(html)
  expect(small).toMatch(/^<script>\{.*\}<\/script>$/)
  expect(small).toContain('savings')
  expect(small).toContain('start:5e3')
  expect(small).not.toMatch(/How it is done|register|years/)
})

test('what a script gives to the whole page keeps its name', () => {
  const small = withSmallScripts('<script>function paint(colour) { return colour }\nconst kept = 1</script>')
  expect(small).toMatch(/function paint\(\w\)/)
  expect(small).toContain('const kept=1')
})

test('data, and scripts from files, stay as they are', () => {
  const html = '<script type="application/ld+json">{ "a": 1 }</script><script src="/a.js"></script>'
  expect(withSmallScripts(html)).toBe(html)
})

test('a script that does not parse is an error', () => {
  expect(() => withSmallScripts('<script>const = 1</script>')).toThrow(SyntaxError)
})

test('what asks to be focused waits for the script of the frame', () => {
  const html =
    '<head></head><button type="button" autofocus @click="a => b">Close</button><input autofocus="">autofocus'
  expect(framed(html, '/preview/')).toBe(
    '<head><script src="/preview/frame.js"></script></head><button type="button" data-preview-autofocus @click="a => b">Close</button><input data-preview-autofocus="">autofocus',
  )
})
