import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProjectContents, KitMeasures, ProjectGood } from '#shared/goods.ts'
import { KitProof } from './kit-proof.tsx'

const record: KitMeasures = {
  day: '2026-11-27',
  node: '24.21.0',
  seconds: { install: 9, build: 3 },
  installed: 90,
  firstPage: { javascript: 0, css: 9000 },
  tests: 12,
  attacks: [],
  withoutScripts: true,
  lighthouse: null,
}
const kit = { editions: [{ changed: '2026-11-27' }], kit: { accounts: true } } as ProjectGood
const shown = (measured: KitMeasures | null) =>
  renderToStaticMarkup(
    createElement(KitProof, { kit, contents: { scripts: ['test'], record: measured } as unknown as ProjectContents }),
  )

test('a kit is said to work without JavaScript where that was tried, and nowhere else', () => {
  expect(shown(record)).toContain('by keyboard alone, with JavaScript and without')
  for (const other of [{ ...record, withoutScripts: false }, null]) {
    expect(shown(other)).toContain('by keyboard alone')
    expect(shown(other)).not.toContain('and without')
  }
})
