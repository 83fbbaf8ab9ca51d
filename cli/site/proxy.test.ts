import { expect, test } from 'vitest'
import { proxyFor, proxyHeaders } from './proxy.ts'

const site = new URL('https://site.example/r/a.json')

test.each([
  [{}, null],
  [{ HTTPS_PROXY: 'http://proxy.example:8080' }, 'http://proxy.example:8080/'],
  [{ https_proxy: 'proxy.example:8080', HTTPS_PROXY: 'http://other.example' }, 'http://proxy.example:8080/'],
  [{ ALL_PROXY: 'http://all.example' }, 'http://all.example/'],
  [{ HTTP_PROXY: 'http://plain.example' }, null],
  [{ HTTPS_PROXY: 'http://p.example', NO_PROXY: 'a.example, site.example' }, null],
  [{ HTTPS_PROXY: 'http://p.example', NO_PROXY: '.example' }, null],
  [{ HTTPS_PROXY: 'http://p.example', NO_PROXY: 'ite.example' }, 'http://p.example/'],
  [{ HTTPS_PROXY: 'http://p.example', NO_PROXY: 'site.example:8443' }, 'http://p.example/'],
  [{ HTTPS_PROXY: 'http://p.example', no_proxy: '*' }, null],
])('%j', (env, expected) => {
  expect(proxyFor(site, env)?.href ?? null).toBe(expected)
})

test('a proxy that is none is named without its password', () => {
  expect(() => proxyFor(site, { HTTPS_PROXY: 'socks5://me:secret@p.example' })).toThrow(
    /^HTTPS_PROXY is no address of an HTTP proxy.$/,
  )
})

test('who one is to a proxy is sent as it was meant', () => {
  expect(proxyHeaders(new URL('http://me:p%40ss@p.example'))).toEqual({
    'Proxy-Authorization': `Basic ${Buffer.from('me:p@ss').toString('base64')}`,
  })
  expect(proxyHeaders(new URL('http://p.example'))).toEqual({})
})
