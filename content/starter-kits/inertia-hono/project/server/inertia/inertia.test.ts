import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { defer, external, flash, inertia, optional, refuse } from './inertia.ts'

const visit = { 'x-inertia': 'true', 'x-inertia-version': '1' }
const members = vi.fn(() => ['Ines'])

const app = new Hono()
  .use(
    inertia({
      version: '1',
      origin: 'https://app.example',
      document: async (page) => JSON.stringify(page),
      share: () => ({ user: 'Ines' }),
    }),
  )
  .get('/team', (c) =>
    (c.render as unknown as (name: string, props: object) => Promise<Response>)('team', {
      title: 'Team',
      members,
      history: optional(() => ['founded']),
      visits: defer(() => 7, 'figures'),
    }),
  )
  .post('/team', (c) => {
    flash(c, { toast: 'Saved.' })
    return c.redirect('/team')
  })
  .put('/team', (c) =>
    refuse(c, '/team', { errors: { name: 'Too long.' }, fields: { name: 'a'.repeat(9999), password: 'b' } }),
  )
  .delete('/team', (c) => external(c, 'https://other.example/'))

const send = (path: string, init?: RequestInit) => app.request(`https://app.example${path}`, init)
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

test('a browser gets a document, and the client the same page as JSON', async () => {
  const page = {
    component: 'team',
    props: { user: 'Ines', title: 'Team', members: ['Ines'], errors: {}, old: {} },
    url: '/team?sort=name',
    version: '1',
    flash: {},
    deferredProps: { figures: ['visits'] },
  }
  const document = await send('/team?sort=name')
  expect(document.headers.get('content-type')).toContain('text/html')
  expect(document.headers.get('vary')).toBe('X-Inertia')
  expect(await document.json()).toEqual(page)
  const data = await send('/team?sort=name', { headers: visit })
  expect(data.headers.get('x-inertia')).toBe('true')
  expect(await data.json()).toEqual(page)
})

test('a client of another version is told to load the page anew, and what was flashed waits for it', async () => {
  const cookie = cookieOf(await send('/team', { method: 'POST' }))
  const answer = await send('/team?a=b', { headers: { ...visit, 'x-inertia-version': '0', cookie } })
  expect(answer.status).toBe(409)
  expect(answer.headers.get('x-inertia-location')).toBe('/team?a=b')
  expect(answer.headers.getSetCookie()).toEqual([])
})

test.each([
  ['only', 'x-inertia-partial-data', 'title', ['title']],
  ['only what is optional', 'x-inertia-partial-data', 'history', ['history']],
  ['only what was deferred', 'x-inertia-partial-data', 'visits', ['visits']],
  ['except', 'x-inertia-partial-except', 'members,user', ['title']],
])('a partial reload: %s', async (_, header, names, props) => {
  members.mockClear()
  const headers = { ...visit, 'x-inertia-partial-component': 'team', [header]: names }
  const page = (await (await send('/team', { headers })).json()) as { props: object }
  expect(Object.keys(page.props).toSorted()).toEqual([...props, 'errors', 'old'].toSorted())
  expect(page).not.toHaveProperty('deferredProps')
  expect(members).not.toHaveBeenCalled()
})

test('of another page everything comes, whatever a partial reload names', async () => {
  const headers = { ...visit, 'x-inertia-partial-component': 'home', 'x-inertia-partial-data': 'title' }
  expect(await (await send('/team', { headers })).json()).toHaveProperty('props.members')
})

test('a word is flashed for one page, which neither a prefetch nor a partial reload takes', async () => {
  const sent = await send('/team', { method: 'POST' })
  expect(sent.status).toBe(303)
  expect(sent.headers.getSetCookie()[0]).toMatch(
    /^__Host-flash=.*; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const cookie = cookieOf(sent)
  const prefetched = await send('/team', { headers: { ...visit, cookie, purpose: 'prefetch' } })
  expect(prefetched.headers.getSetCookie()).toEqual([])
  const part = { ...visit, cookie, 'x-inertia-partial-component': 'team', 'x-inertia-partial-data': 'title' }
  expect((await send('/team', { headers: part })).headers.getSetCookie()).toEqual([])
  const shown = await send('/team', { headers: { cookie } })
  expect(await shown.json()).toMatchObject({ flash: { toast: 'Saved.' } })
  expect(shown.headers.getSetCookie()[0]).toMatch(/^__Host-flash=; Max-Age=0/)
})

test('what was refused comes back with its errors, and without JavaScript with what was typed, but no secrets', async () => {
  const plain = await send('/team', { method: 'PUT' })
  expect(plain.status).toBe(303)
  const { props } = (await (await send('/team', { headers: { cookie: cookieOf(plain) } })).json()) as {
    props: Record<string, unknown>
  }
  expect(props.errors).toEqual({ name: 'Too long.' })
  expect(props.old).toEqual({ name: 'a'.repeat(300) })
  const bagged = await send('/team', { method: 'PUT', headers: { ...visit, 'x-inertia-error-bag': 'team' } })
  const answer = await send('/team', { headers: { ...visit, cookie: cookieOf(bagged) } })
  expect(await answer.json()).toMatchObject({ props: { errors: { team: { name: 'Too long.' } }, old: {} } })
})

test('another site is gone to by browsers themselves', async () => {
  const plain = await send('/team', { method: 'DELETE' })
  expect([plain.status, plain.headers.get('location')]).toEqual([303, 'https://other.example/'])
  const told = await send('/team', { method: 'DELETE', headers: visit })
  expect([told.status, told.headers.get('x-inertia-location')]).toEqual([409, 'https://other.example/'])
})

test.each(['', 'no JSON', Buffer.from('{"flash":[1]}').toString('base64url')])(
  'a cookie that says %j leaves nothing',
  async (text) => {
    const answer = await send('/team', { headers: { cookie: `__Host-flash=${text}` } })
    expect(await answer.json()).toMatchObject({ flash: {}, props: { errors: {} } })
  },
)

test('a path of two slashes is no address of another site', async () => {
  const answer = await send('//evil.example/', { headers: { ...visit, 'x-inertia-version': '0' } })
  expect(answer.headers.get('x-inertia-location')).toBe('/evil.example/')
})
