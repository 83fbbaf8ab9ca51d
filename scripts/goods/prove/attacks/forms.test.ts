import { expect, test } from 'vitest'
import { fill, formsOf, headingOf, linkOf, textOf, valueOf } from './forms.ts'

const page = `<!doctype html><head><title>No words of the page</title></head>
<script>document.write('<form><button>Sign in</button></form>')</script>
<template><form><button>Sign in</button></template>
<h1 class="a > b">Sign <em>in</em>&nbsp;to Lintel</h1>
<form action="?/in&amp;a=b" method="post" enctype="multipart/form-data" id="in">
  <input type="hidden" name="$ACTION_1:0" value='{"id":"a&quot;b"}'>
  <label for="e">Email</label> <input id="e" name="email" value="was &#x27;there&#39;">
  <label>Password <input type="password" name="password"></label>
  <label><input type="checkbox" name="stay" checked> Stay</label>
  <label><input type="checkbox" name="not"> Not</label>
  <label>Where <select name="where"><option>Here</option><option value="there" selected>There</option></select></label>
  <label>Note <textarea name="note">A &lt;note&gt;</textarea></label>
  <input name="off" value="1" disabled>
  <button type="button">Show</button>
  <button name="way" value="fast" formaction="/fast"><!-- -->Sign<!-- --> in</button>
</form>
<form method="post" action="/out"></form>
<button form="out2"><span>Sign out</span> <span hidden>Signing out…</span></button><form id="out2" action="/sign-out" method="post"></form>
<a class='x' href="/verify?a=1&amp;token=2"><b>Open</b> the link</a>`

test('a form is filled by labels and sent as its button says', () => {
  expect(fill(page, 'Sign in', { Email: 'a@b.example', Password: 'c' })).toEqual({
    action: '/fast',
    method: 'POST',
    enctype: 'multipart/form-data',
    fields: [
      ['$ACTION_1:0', '{"id":"a"b"}'],
      ['email', 'a@b.example'],
      ['password', 'c'],
      ['stay', 'on'],
      ['where', 'there'],
      ['note', 'A <note>'],
      ['way', 'fast'],
    ],
  })
})

test('a button outside of its form belongs to the one it names', () =>
  expect(fill(page, 'Sign out', {})).toMatchObject({ action: '/sign-out', method: 'POST', fields: [] }))

test('what scripts and templates hold is no form', () => expect(formsOf(page)).toHaveLength(3))

test('what a page lacks is told', () => {
  expect(() => fill(page, 'Delete account', {})).toThrow('there is no form with the button “Delete account”')
  expect(() => fill(page, 'Show', {})).toThrow('there is no form with the button “Show”')
  expect(() => fill(page, 'Sign in', { Name: 'a' })).toThrow('no form with the button “Sign in” has the fields Name')
})

test('words, headings, links and values are read as people read them', () => {
  expect(headingOf(page)).toBe('Sign in to Lintel')
  expect(linkOf(page, 'Open the link')).toBe('/verify?a=1&token=2')
  expect(linkOf(page, 'Other')).toBeNull()
  expect(valueOf(page, 'Email')).toBe("was 'there'")
  expect(valueOf(page, 'Name')).toBeNull()
  expect(textOf(page)).toMatch(/^Sign in to Lintel Email Password/)
})
