import { expect, test } from 'vitest'
import { alpineFunctions } from './alpine-functions.ts'

/** What a page's Alpine.js would be handed. */
function made(html: string): Record<string, unknown> {
  const constructed: Record<string, unknown> = {}
  const script = alpineFunctions(html)
  const bodies = [...script.matchAll(/^(?:const made = \{ )?("(?:[^"\\]|\\.)*"): async function/gm)]
  for (const [, text = '""'] of bodies) constructed[JSON.parse(text) as string] = true
  // It is a script that parses.
  expect(() => new Function(script)).not.toThrow()
  return constructed
}
const body = (expression: string) =>
  `with (scope) { __self.result = ${expression} }; __self.finished = true; return __self.result;`

test('HTML without Alpine.js needs none', () => {
  expect(alpineFunctions('<p class="x-show">Text</p><script>register()</script>')).toBe('')
})

test.each<[html: string, expression: string]>([
  ['<div x-data="{ open: false }">', '{ open: false }'],
  ['<p x-text="a &amp;&amp; &quot;b&quot;">', 'a && "b"'],
  ['<template x-for="(item, at) in items.filter((each) => each)">', 'items.filter((each) => each)'],
  ['<input x-model.number="count">', 'count = __placeholder'],
  ['<button @click.prevent="if (open) close()">', '(async()=>{ if (open) close() })()'],
  ['<li :key="item.id">', 'item.id'],
])('%s makes a function', (html, expression) => {
  expect(Object.keys(made(html))).toContain(body(expression))
})

test('what is no code makes none', () => {
  const html = '<div x-data="{}" x-ref="box" x-transition:enter="transition ease-out" x-cloak @submit.prevent=""></div>'
  expect(Object.keys(made(html))).toEqual([body('{}'), body('index')])
})
