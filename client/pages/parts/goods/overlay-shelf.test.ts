import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Overlay } from '#shared/goods.ts'
import { OverlayShelf } from './overlay-shelf.tsx'

const { title, description, notRun } = JSON.parse(
  readFileSync('content/overlays/laravel/about.json', 'utf8'),
) as Overlay
const parts = [{ slug: 'pages', title: 'Pages', over: 'laravel new', files: 2, zip: { bytes: 2048, hash: 'a' } }]
const shown = (overlays: Overlay[]) => renderToStaticMarkup(createElement(OverlayShelf, { overlays }))

test('before anybody takes one, the shelf says that it is no kit, and that composer and artisan were not run', () => {
  const html = shown([{ slug: 'laravel', title, description, notRun, parts }])
  expect(html).toContain('Composer and artisan were not run by us')
  expect(html).toContain('Not a starter kit, and not counted as one')
  expect(html.indexOf('were not run')).toBeLessThan(html.indexOf('/app/extras/overlays/laravel/pages.zip'))
})

test('without overlays there is nothing', () => expect(shown([])).toBe(''))
