/** A figure stays before its unit in a page that runs from right to left, in every component as it is seen at rest. */
import { expect, test } from 'vitest'
import { paths, render } from '#client/preview/ssr.tsx'
import { figuresFirst } from './figures-first.ts'

test.each([
  ['a figure and its unit', '<p>7 days</p>', ['7 days']],
  ['a time of the day', '<time>9:45 AM</time>', ['9:45 AM']],
  ['a sum of money', '<p>$2,500 in all</p>', ['$2,500 in all']],
  ['a sign before the figure', '<p>−0.6 kg since spring</p>', ['−0.6 kg since spring']],
  ['a hyphen between both', '<p>8-minute read</p>', ['8-minute read']],
  ['a year', '<p>© 2026 Ossaro</p>', ['© 2026 Ossaro']],
  ['texts that React keeps apart', '<p>5<!-- --> of <!-- -->9<!-- --> photos</p>', ['5 of 9 photos']],
  ['inline tags', '<p><strong class="font-semibold">12</strong> <span>unread</span></p>', ['12 unread']],
  ['an icon before it', '<p><svg><path d="M0 0"/></svg>14 invoices</p>', ['\uFFFC14 invoices']],
  ['a line of several', '<address>Tidewell<br/>118 Dock Street</address>', ['118 Dock Street']],
  ['text after a block', '<div>Open<p>Closed</p>10 to 6 on weekdays</div>', ['10 to 6 on weekdays']],
  ['a span that is a block', '<p>Open <span class="block">9 of 12</span></p>', ['9 of 12']],
  ['a span that is placed', '<p>Open <span class="absolute">9 of 12</span></p>', ['9 of 12']],
  ['an item of a flex box', '<p class="flex">Open <span>9 of 12</span></p>', ['9 of 12']],
  ['an item of a grid', '<p class="grid">Open <span>9 of 12</span></p>', ['9 of 12']],
  ['an item on a wide screen', '<p class="sm:flex"><b>Open</b> <span>9 of 12</span></p>', ['9 of 12']],
  ['what only a wide screen shows', '<p><b class="hidden lg:inline">9 of</b> <i class="hidden">a</i></p>', ['9 of']],
  ['text in a button', '<p>Open <button>9 of 12</button></p>', ['9 of 12']],
  ['text after a bdi', '<p><bdi>7 days</bdi> 30 days</p>', ['\uFFFC 30 days']],
  ['text in another direction', '<div dir="rtl"><p>7 days</p></div>', ['7 days']],
  ['a quote in an attribute', '<p title="a > b">7 days</p>', ['7 days']],
])('is found: %s', (_, html, texts) => {
  expect(figuresFirst(html)).toEqual(texts)
})

test.each([
  ['a bdi', '<p><bdi>7 days</bdi></p>'],
  ['a bdi around tags', '<p><bdi><strong>7</strong> days</bdi></p>'],
  ['a bdi in a flex box', '<p class="flex"><svg></svg><bdi class="flex-1">7 days</bdi></p>'],
  ['dir="ltr"', '<p dir="ltr">7 days</p>'],
  ['anything in dir="ltr"', '<div dir="ltr"><p>7 days</p></div>'],
  ['dir="auto"', '<p dir="auto">7 days</p>'],
  ['a word before the figure', '<p>Ready in 7 days</p>'],
  ['a word in an inline tag before it', '<p><strong>Ready</strong> 7 days</p>'],
  ['a word on the line of the source before it', '<p>Ready in\n  <span>7 days</span>\n</p>'],
  ['a figure alone', '<p>1,284</p>'],
  ['a figure with its sign', '<p>−12%</p>'],
  ['a figure that touches its unit', '<p>64GB</p>'],
  ['a figure and its unit in boxes', '<p class="flex"><b>7</b><span>days</span></p>'],
  ['text for screen readers', '<p>a<span class="sr-only">7 days</span></p>'],
  ['an option', '<select><option>7 days</option></select>'],
  ['a text of a drawing', '<svg><title>7 days</title><text>7 days</text></svg>'],
  ['an attribute', '<button aria-label="7 days" title="7 days"></button>'],
  ['a word that only a phone has', '<p><span class="sm:hidden">In</span> 7</p>'],
])('is sound: %s', (_, html) => {
  expect(figuresFirst(html)).toEqual([])
})

test('in no component does a figure change places with what it counts', () => {
  expect(paths.length).toBeGreaterThan(140)
  const found = paths.flatMap((path) => figuresFirst(render(path)).map((text) => `${path}: ${text}`))
  expect(found, 'Put <bdi> around the text: <bdi>7 days</bdi>').toEqual([])
})
