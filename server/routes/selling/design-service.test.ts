import { beforeAll, describe, expect, test, vi } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { addMessage, advanceRequest, findRequest } from '../../domain/selling/design-requests.ts'
import { accountServer, type AccountServer } from '../../testing/accounts.ts'

const path = '/app/extras/design-service'
const wish = {
  title: '  A footer\nfor  our shop ',
  purpose: 'People look there for help.',
  links: 'https://shop.example/\n\n http://old.example/footer ',
  details: 'Three columns.\r\nOne of them with opening hours.',
}

describeEachDatabase('design service', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
  })

  async function customer({ active = true } = {}) {
    const person = await accounts.member()
    await accounts.database.db.updateTable('users').set({ dsActive: active }).where('id', '=', person.id).execute()
    return person
  }
  async function request(person: Awaited<ReturnType<typeof customer>>) {
    const response = await person.client.submit(path, wish)
    expect(response.status).toBe(303)
    return response.headers.get('location')!
  }
  /** The page object within a document. */
  const pageIn = (html: string) =>
    JSON.parse(/<script type="application\/json">(.*)<\/script>/.exec(html)![1]!) as Awaited<
      ReturnType<Awaited<ReturnType<typeof customer>>['client']['visit']>
    >
  const idOf = (address: string) => address.split('/').at(-1)!

  test('a request is kept as it was meant, and we are told by mail', async () => {
    const person = await customer()
    const address = await request(person)
    const { component, props } = await person.client.visit(address)
    expect(component).toBe('app/extras/design-service/show')
    expect(props.request).toMatchObject({
      title: 'A footer for our shop',
      links: ['https://shop.example/', 'http://old.example/footer'],
      details: 'Three columns.\nOne of them with opening hours.',
      state: 'new',
      messages: [],
    })
    expect(props.flash).toMatchObject({ bannerStyle: 'success' })
    const [mail] = await accounts.mailsTo('support@millwork.example')
    expect([mail!.subject, mail!.props]).toMatchObject(['design-request', { title: 'A footer for our shop' }])
    const list = await person.client.visit(path)
    expect(list.props.requests).toMatchObject([{ title: 'A footer for our shop', messages: 0, updated: 'just now' }])
  })

  describe('what does not fit comes back with a reason, and whole', () => {
    const long = 'x'.repeat(4000)
    test.each([
      ['no title', { title: ' ' }, { title: 'Give your request a title.' }],
      ['no purpose', { purpose: undefined }, { purpose: 'Describe what it is for.' }],
      ['too much', { details: 'y'.repeat(5001) }, { details: 'Use at most 5,000 characters.' }],
      ['a script as a link', { links: 'javascript:alert(1)' }, { links: /^“javascript:alert\(1\)” is no web address/ }],
      ['words as a link', { links: 'https://a.example\nsee above' }, { links: /^“see above” is no web address/ }],
      ['too many links', { links: 'https://a.example\n'.repeat(11) }, { links: 'Name at most 10 links.' }],
    ])('%s', async (_what, part, errors) => {
      const { client } = await customer()
      const given = { ...wish, details: long, ...part }
      const response = await client.submit(path, given, { headers: { 'x-inertia': 'false' } })
      expect(response.status).toBe(422)
      const { component, props, url } = pageIn(await response.text())
      expect([component, url]).toEqual(['app/extras/design-service/new', `${path}/new`])
      const [[field, message]] = Object.entries(errors) as [[string, string | RegExp]]
      const said = props.errors as unknown as Record<string, string>
      expect(Object.keys(said)).toEqual([field])
      expect(said[field]).toMatch(message)
      expect(props.old).toEqual(JSON.parse(JSON.stringify(given)))
      expect((await client.visit(path)).props.requests).toEqual([])
    })

    test('our own client, which keeps what was typed, is sent back to the form with the reason', async () => {
      const { client } = await customer()
      const response = await client.submit(path, { ...wish, title: '' })
      expect([response.status, response.headers.get('location')]).toEqual([303, `${path}/new`])
      const { props } = await client.follow(response)
      expect([props.errors, props.old]).toEqual([{ title: 'Give your request a title.' }, {}])
    })
  })

  test('messages come from both sides, in order', async () => {
    const person = await customer()
    const address = await request(person)
    const empty = await person.client.submit(`${address}/messages`, { message: ' ' })
    expect((await person.client.follow(empty)).props.errors).toEqual({ message: 'Write a message first.' })
    expect((await person.client.submit(`${address}/messages`, { message: 'When?' })).headers.get('location')).toBe(
      address,
    )
    await addMessage(accounts.database, { requestId: idOf(address), author: 'studio', body: 'Friday.' })
    const { props } = await person.client.visit(address)
    expect(props.request).toMatchObject({
      messages: [
        { author: 'customer', body: 'When?' },
        { author: 'studio', body: 'Friday.' },
      ],
    })
  })

  test('messages of one moment, and of a clock that was set back, stay in their order', async () => {
    const requestId = idOf(await request(await customer()))
    const said = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      for (const body of said) {
        await addMessage(accounts.database, { requestId, author: 'studio', body })
        if (body === 'five') vi.setSystemTime(Date.now() - 60_000)
      }
    } finally {
      vi.useRealTimers()
    }
    const { messages } = (await findRequest(accounts.database, requestId))!
    expect(messages.map(({ body }) => body)).toEqual(said)
  })

  test('a closed request takes no more messages, and what was typed stays', async () => {
    const person = await customer()
    const address = await request(person)
    expect(await advanceRequest(accounts.database, idOf(address), 'closed')).toBe(true)
    const response = await person.client.submit(`${address}/messages`, { message: 'One more thing' })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      props: {
        errors: { message: 'This request is closed. Send a new one instead.' },
        old: { message: 'One more thing' },
        request: { messages: [] },
      },
    })
  })

  test('a state only becomes what may follow it', async () => {
    const id = idOf(await request(await customer()))
    const to = (state: Parameters<typeof advanceRequest>[2]) => advanceRequest(accounts.database, id, state)
    expect(await to('delivered')).toBe(false)
    expect(await to('new')).toBe(false)
    expect(await to('in-progress')).toBe(true)
    expect(await to('in-progress')).toBe(false)
    expect(await to('delivered')).toBe(true)
    expect(await to('in-progress')).toBe(true)
    expect(await to('closed')).toBe(true)
    expect(await to('in-progress')).toBe(false)
    const both = await Promise.all([to('closed'), to('closed')])
    expect(both).toEqual([false, false])
  })

  test('another customer’s request does not exist, nor does one that never was', async () => {
    const address = await request(await customer())
    const stranger = (await customer()).client
    for (const target of [address, `${path}/unknown`]) {
      expect((await stranger.send(target)).status).toBe(404)
      expect((await stranger.submit(`${target}/messages`, { message: 'Hello' })).status).toBe(404)
    }
    expect(JSON.stringify(await stranger.visit(path))).not.toContain('A footer')
  })

  test('where the service is not active, nothing of it exists', async () => {
    const person = await customer()
    const address = await request(person)
    await accounts.database.db.updateTable('users').set({ dsActive: false }).where('id', '=', person.id).execute()
    for (const target of [path, `${path}/new`, address]) expect((await person.client.send(target)).status).toBe(404)
    expect((await person.client.submit(path, wish)).status).toBe(404)
    expect((await person.client.submit(`${address}/messages`, { message: 'Hello' })).status).toBe(404)
  })

  test('ten requests a day are enough for anyone', async () => {
    const person = await customer()
    for (let count = 0; count < 10; count++) await request(person)
    const response = await person.client.submit(path, wish)
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({ props: { old: { details: wish.details } } })
  })
})
