import { expect, test } from 'vitest'
import { indent } from './indent.ts'

test.each([
  ['save()\n\nclose()', '  save()\n\n  close()'],
  ['const text = `one\n two ${name}\n\n`\nsave()', '  const text = `one\n two ${name}\n\n`\n  save()'],
  ['say(`${list.map((each) => {\n  return each\n})}`)', '  say(`${list.map((each) => {\n    return each\n  })}`)'],
])('%j is moved to %j', (code, moved) => {
  expect(indent(code, '  ')).toBe(moved)
})
