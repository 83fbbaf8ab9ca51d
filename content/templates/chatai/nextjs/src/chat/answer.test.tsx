// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Answer, Source } from '@/lib/types'
import { AnswerText } from './answer'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// Nothing is laid out here, so nothing has to come into sight.
Element.prototype.scrollIntoView = () => {}

const source = (id: string): Source => ({
  id,
  title: `${id}.pdf`,
  fileId: id,
  quote: `What ${id} says.`,
  location: 'p. 1',
  publisher: 'The town',
  date: '2026-09-01',
  url: '',
})

const answer = (text: string, more: Partial<Answer> = {}): Answer => ({
  role: 'answer',
  id: 'a',
  conversationId: 'c',
  parentId: 'q',
  createdAt: '2026-09-24T13:00:00.000Z',
  updatedAt: '2026-09-24T13:00:00.000Z',
  status: 'complete',
  model: 'postil-standard',
  sources: [source('one'), source('two')],
  parts: [{ kind: 'text', text }],
  ...more,
})

function draw() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    act(() => root.unmount())
    place.remove()
  })
  return { place, show: (shown: Answer) => act(() => root.render(<AnswerText answer={shown} />)) }
}

const all = (place: Element, selector: string) => [...place.querySelectorAll<HTMLElement>(selector)]

test('a note stands once, behind the first number that asks for it', () => {
  const { place, show } = draw()
  show(answer('It is so.[1] It was so.[2]\n\nIt stays so.[1]'))
  expect(all(place, '[role="note"]').map((note) => note.ariaLabel)).toEqual(['Source 1', 'Source 2'])
  for (const note of all(place, '[role="note"]')) expect(note.previousElementSibling?.matches('[data-mark]')).toBe(true)
  expect(all(place, '[data-mark="1"]')).toHaveLength(2)
  expect(all(place, 'ol[aria-hidden] > li')).toHaveLength(2)
})

test('every number of a source opens its note, and Escape closes it', () => {
  const { place, show } = draw()
  show(answer('It is so.[1]\n\nIt stays so.[1]'))
  const [first, second] = all(place, '[data-mark="1"]')
  act(() => second!.click())
  expect(first!.ariaExpanded).toBe('true')
  expect(document.getElementById(first!.getAttribute('aria-controls')!)?.hasAttribute('data-open')).toBe(true)
  act(() => void second!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect(first!.ariaExpanded).toBe('false')
})

test('what was drawn stays the same elements while the answer grows', () => {
  const { place, show } = draw()
  show(answer('It is so.[1] And', { status: 'streaming' }))
  const [note] = all(place, '[role="note"]')
  act(() => all(place, '[data-mark="1"]')[0]!.click())
  show(answer('It is so.[1] And it stays.\n\n- First', { status: 'streaming' }))
  expect(all(place, '[role="note"]')).toEqual([note])
  expect(note!.hasAttribute('data-open')).toBe(true)
  expect(all(place, '.cursor-block').map((cursor) => cursor.parentElement?.closest('li')?.textContent)).toEqual([
    'First',
  ])
  show(answer('It is so.[1] And it stays.\n\n- First'))
  expect(all(place, '.cursor-block')).toHaveLength(0)
})

test('beside a table a note stands above it', () => {
  const { place, show } = draw()
  show(answer('| Item | Amount |\n| - | -: |\n| Sum | $4 [2] |'))
  expect(all(place, '[role="note"]')[0]!.nextElementSibling?.matches('[data-table]')).toBe(true)
})

test('what a model writes does no harm', () => {
  const { place, show } = draw()
  show(
    answer(
      '<img src=x onerror="alert(1)"><script>alert(1)</script>\n\n[here](javascript:alert(1)) ![look](https://spy.example/a.png)\n\n```html\n<iframe src="//spy.example"></iframe>',
    ),
  )
  expect(all(place, 'img, script, iframe, [onerror]')).toHaveLength(0)
  expect(all(place, 'a').map((link) => link.getAttribute('href'))).toEqual(['https://spy.example/a.png'])
  expect(place.textContent).toContain('<iframe src="//spy.example">')
})
