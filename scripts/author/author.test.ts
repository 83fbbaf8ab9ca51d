/** The page for who draws shows every view, follows the file, and finds what is damaged. */
import { expect, test } from 'vitest'
import { lookInFrame } from './look-in-frame.ts'
import { authorPage, problemsPage } from './page.ts'
import { queryOf, rowsOfViews, viewOf, widths } from './views.ts'

const meta = {
  name: 'TableWithTotals',
  title: 'Table with totals',
  description: '',
  keywords: [],
  free: false,
  layout: 'padded',
  minHeight: 0,
  order: 1,
} as const

test('a view is the same after its way through an address', () => {
  const views = rowsOfViews(true).flatMap((row) => row.views)
  expect(views.length).toBeGreaterThan(20)
  expect(views.map((view) => viewOf(new URLSearchParams(queryOf(view))))).toEqual(views)
})

test('the page has a frame for every view, and those that open only where something opens', () => {
  const frames = (page: string) => page.match(/<iframe /g)?.length
  const plain = authorPage('a/b/c/d', { ...meta, keywords: [] }, [])
  const opening = authorPage('a/b/c/d', { ...meta, keywords: [], opens: 'Open' }, [])
  expect(frames(plain)).toBe(rowsOfViews(false).flatMap((row) => row.views).length)
  expect(frames(opening)).toBe((frames(plain) ?? 0) + 4)
  for (const width of widths) expect(plain).toContain(`light · ${width}`)
})

test('problems are told as text, also where there is nothing to show', () => {
  expect(authorPage('a/b/c/d', { ...meta, keywords: [] }, ['<b> & "c"'])).toContain('&lt;b&gt; &amp; &quot;c&quot;')
  expect(problemsPage(['E101 <p>'])).toContain('E101 &lt;p&gt;')
})

test('what runs in a frame needs nothing from outside of it', () => {
  const outside = lookInFrame.toString().match(/\b(__vite|import\.meta|_vi_)\w*/g)
  expect(outside).toBeNull()
})
