import { Link as InertiaLink, type InertiaLinkProps } from '@inertiajs/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Link } from './router-link.tsx'

const links: [string, InertiaLinkProps][] = [
  ['an address', { href: '/app/components/application-ui/forms/inputs' }],
  ['a place on a page', { href: '/components#marketing' }],
  ['a question in the address', { href: '/login?next=/app' }],
  ['letters that are written otherwise', { href: '/search?q=größe und maß' }],
  ['attributes', { href: '/', className: 'a b', 'aria-current': 'page', id: 'home', title: '<b>"', tabIndex: -1 }],
  ['what is for the router', { href: '/', prefetch: ['hover', 'click'], cacheFor: '1m', preserveScroll: true, only: ['a'], replace: true, onSuccess: () => {}, viewTransition: true }],
  ['a form', { href: '/logout', method: 'post', as: 'button', className: 'c' }],
  ['data', { href: '/app', data: { q: 'tables' } }],
] // prettier-ignore

test.each(links)('a link is the same on the server as the library writes it: %s', (_, props) => {
  const written = (Element: typeof InertiaLink) => renderToString(createElement(Element, props, 'To the library'))
  expect(written(Link)).toBe(written(InertiaLink))
})

test('the element is written without the library where it can be', () => {
  expect(Link).not.toBe(InertiaLink)
})
