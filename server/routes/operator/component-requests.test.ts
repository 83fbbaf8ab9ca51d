import { beforeAll, expect, test } from 'vitest'
import type { RequestEntry } from '#shared/component-requests.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, password, type AccountServer, type Browser } from '../../testing/accounts.ts'
import { adminBeside } from '../../testing/admin.ts'
import { testCatalogue, testComponent } from '../../testing/catalogue.ts'
import { passingClock } from '../../testing/clock.ts'

const alert = testComponent('application-ui/components/alerts/solid', { title: 'Solid alert', part: 'AUI-C01-7' })
const list = urls.componentRequests()
let names = 0
/** The requests on a page. */
const entriesIn = (props: Record<string, unknown>) => (props.requests ?? props.alike) as RequestEntry[]

describeEachDatabase('asking for a component', (open) => {
  let accounts: AccountServer
  let admin: ReturnType<typeof adminBeside>
  beforeAll(async () => {
    const database = await open({ clock: passingClock('2026-01-05T12:00:00Z') })
    accounts = await accountServer(database, { catalogue: testCatalogue([alert]) })
    admin = adminBeside(accounts)
  })

  async function confirmed() {
    const person = await accounts.member()
    await accounts.database.db.updateTable('users').set({ emailVerified: true }).where('id', '=', person.id).execute()
    return person
  }
  /** A name that is like no other. */
  const newName = () => `Gizmo${(names += 1)}`
  const wish = (name: string, over: object = {}) => ({ name, looked: name, purpose: `For ${name}.`, ...over })
  async function ask(over: object = {}) {
    const person = await confirmed()
    const name = newName()
    const response = await person.client.submit(list, wish(name, over))
    const kept = await accounts.database.db
      .selectFrom('componentRequests')
      .selectAll()
      .where('userId', '=', person.id)
      .execute()
    const id = kept[0]?.id ?? ''
    return { person, name, response, kept, id, number: id.slice(0, 8) }
  }
  async function published(over: object = {}) {
    const asked = await ask(over)
    await admin(`requests open ${asked.number}`)
    return asked
  }
  async function shown(client: Browser, name: string): Promise<RequestEntry | undefined> {
    const { props } = await client.visit(urls.newComponentRequest(name))
    return entriesIn(props).find((request) => request.name === name)
  }
  const vote = (client: Browser, id: string, body: object = { vote: 'give' }) =>
    client.submit(urls.componentVote(id), body)

  test('is seen by nobody else until it was read, and then without a name', async () => {
    const { person, name, response, number } = await ask({ example: 'https://shop.example/gizmo' })
    expect([response.status, response.headers.get('location')]).toEqual([303, list])
    expect((await person.client.visit(list)).props).toMatchObject({ waiting: [{ name, purpose: `For ${name}.` }] })
    const guest = accounts.browser()
    expect(await (await guest.send(list)).text()).not.toContain(name)
    expect(await shown(guest, name)).toBeUndefined()
    const mails = await accounts.mailsTo(site.supportEmail)
    expect(mails.at(-1)).toMatchObject({ subject: 'component-request', props: { title: name, id: number } })

    expect(await admin('requests')).toMatch(new RegExp(`${number} +waiting +1 +${name}`))
    expect(await admin(`requests show ${number}`)).toContain(`<${person.email}>`)
    await admin(`requests open ${number}`)
    const page = await (await guest.send(`${list}?order=newest`)).text()
    expect(page).toContain(name)
    expect(page).not.toContain(person.name)
    expect(page).not.toContain(person.id)
    expect(await shown(guest, name)).toMatchObject({ state: 'open', votes: 1, voted: false, asked: '2026-01-05' })
    expect((await person.client.visit(list)).props.waiting).toEqual([])
  })

  test.each([
    ['no name', { name: ' ' }, { name: 'Enter the name of the component.' }],
    ['no purpose', { purpose: '' }, { purpose: 'Describe what it is for.' }],
    ['too many words', { purpose: 'x'.repeat(501) }, { purpose: 'Use at most 500 characters.' }],
    ['a script', { example: 'javascript:alert(1)' }, { example: 'Enter a web address that begins with https://.' }],
  ])('with %s comes back with a reason and what was typed', async (_what, over, errors) => {
    const { person, response, kept } = await ask({ purpose: 'y'.repeat(400), ...over })
    expect(kept).toEqual([])
    const { props } = await person.client.follow(response)
    expect(props.errors).toEqual(errors)
    expect(props.old).toMatchObject({ purpose: 'purpose' in over ? over.purpose.slice(0, 500) : 'y'.repeat(400) })
  })

  test('is for who is signed in, and has confirmed their address', async () => {
    const guest = await accounts.browser().submit(list, wish('Gizmo'))
    expect(guest.headers.get('location')).toContain('/login')
    const { client } = await accounts.member()
    const { props } = await client.follow(await client.submit(list, wish('Gizmo')))
    expect(props).toMatchObject({ asker: { may: false, isSignedIn: true }, errors: { name: /Confirm/ } })
  })

  test('shows what the library has first, and asks on after that', async () => {
    const { client } = await confirmed()
    const refused = await client.submit(list, { ...wish('Solid alert'), looked: '' })
    const { props } = await client.follow(refused)
    expect(props).toMatchObject({ name: 'Solid alert', have: [{ title: 'Solid alert' }], errors: { name: /Look at/ } })
    expect((await client.submit(list, wish('Solid alert'))).headers.get('location')).toBe(list)
  })

  test('shows requests for much the same', async () => {
    const { name } = await published()
    const { props } = await accounts.browser().visit(urls.newComponentRequest(`A ${name.toLowerCase()} with wings`))
    expect(props.alike).toMatchObject([{ name }])
  })

  test('ten times a day is enough for anyone', async () => {
    const { client } = await confirmed()
    for (let count = 0; count < 10; count++) await client.submit(list, wish(newName()))
    const { props } = await client.follow(await client.submit(list, wish(newName())))
    expect(props.errors).toMatchObject({ name: /Too many attempts/ })
  })

  test('is voted for once by each, and a vote can be taken back', async () => {
    const { id, name } = await published()
    const { client } = await confirmed()
    await Promise.all([vote(client, id), vote(client, id)])
    expect(await shown(client, name)).toMatchObject({ votes: 2, voted: true, wantsMail: false })
    await vote(client, id, { vote: 'give', wantsMail: 'on' })
    expect(await shown(client, name)).toMatchObject({ votes: 2, wantsMail: true })
    await vote(client, id, { vote: 'take-back' })
    await vote(client, id, { vote: 'take-back' })
    expect(await shown(client, name)).toMatchObject({ votes: 1, voted: false })
  })

  test('takes no votes of guests, of the unconfirmed, or for what nobody may see', async () => {
    const { id, name } = await published()
    expect((await vote(accounts.browser(), id)).headers.get('location')).toContain('/login')
    await vote((await accounts.member()).client, id)
    expect(await shown(accounts.browser(), name)).toMatchObject({ votes: 1 })
    const hidden = await ask()
    const { client } = await confirmed()
    expect((await vote(client, hidden.id)).status).toBe(404)
    expect((await vote(client, 'unknown')).status).toBe(404)
  })

  test('loses the vote of an account that is deleted', async () => {
    const { id, name } = await published()
    const { client } = await confirmed()
    await vote(client, id)
    await client.submit(urls.deleteAccount(), { delete_password: password })
    expect(await shown(accounts.browser(), name)).toMatchObject({ votes: 1 })
  })

  test('is planned, and made: who voted and wants to know gets one mail', async () => {
    const { id, number, name, person } = await published({ wantsMail: 'on' })
    const [told, quiet] = [await confirmed(), await confirmed()]
    await vote(told.client, id, { vote: 'give', wantsMail: 'on' })
    await vote(quiet.client, id)
    await admin(`requests plan ${number}`)
    expect(await shown(quiet.client, name)).toMatchObject({ state: 'planned' })
    await expect(admin(`requests made ${number} XYZ`)).rejects.toThrow('The library has no part XYZ.')
    expect(await admin(`requests made ${number} AUI-C01-7`)).toContain('2 mails are on the way.')
    await expect(admin(`requests made ${number} AUI-C01-7`)).rejects.toThrow('which stays')
    for (const { email } of [told, person]) {
      const mails = (await accounts.mailsTo(email)).filter(({ subject }) => subject === 'component-made')
      expect(mails).toMatchObject([{ props: { title: name, product: 'Solid alert' } }])
    }
    expect((await accounts.mailsTo(quiet.email)).filter(({ subject }) => subject === 'component-made')).toEqual([])
    const { props } = await accounts.browser().visit(`${list}?order=newest`)
    const made = entriesIn(props).find((request) => request.name === name)
    expect(made).toMatchObject({ state: 'made', component: { path: alert.path, title: 'Solid alert' } })
    expect(await (await vote(quiet.client, id, { vote: 'take-back' })).status).toBe(303)
    const late = await confirmed()
    await vote(late.client, id)
    const rows = await accounts.database.db
      .selectFrom('componentVotes')
      .selectAll()
      .where('requestId', '=', id)
      .execute()
    expect(rows).toHaveLength(3)
  })

  test('that was declined stands below those as much wanted', async () => {
    const wanted = [await published(), await published(), await published()]
    // The newest would stand first.
    await admin(`requests decline ${wanted[2]!.number} Browsers have one.`)
    const names = entriesIn((await accounts.browser().visit(list)).props)
      .filter(({ id }) => wanted.some((each) => each.id === id))
      .map(({ name }) => name)
    expect(names).toEqual([wanted[1]!.name, wanted[0]!.name, wanted[2]!.name])
  })

  test('is declined with a sentence that everybody reads', async () => {
    const { number, name } = await ask()
    await expect(admin(`requests decline ${number}`)).rejects.toThrow('Say why')
    await admin(`requests decline ${number} Browsers have one.`)
    const { props } = await accounts.browser().visit(`${list}?order=newest`)
    expect(entriesIn(props).find((request) => request.name === name)).toMatchObject({
      state: 'declined',
      reason: 'Browsers have one.',
    })
  })

  test('is listed by votes or by newest, a page at a time', async () => {
    for (let count = 0; count < 22; count++) await published()
    const { id, name } = await published()
    await vote((await confirmed()).client, id)
    await vote((await confirmed()).client, id)
    await vote((await confirmed()).client, id)
    const guest = accounts.browser()
    const first = (await guest.visit(list)).props
    const votes = entriesIn(first).map((request) => request.votes)
    expect(first).toMatchObject({ page: 1, hasMore: true, order: 'votes' })
    expect(votes).toEqual(votes.toSorted((one, other) => other - one))
    expect(votes).toHaveLength(20)
    expect(entriesIn(first)[0]).toMatchObject({ name, votes: 4 })
    const second = (await guest.visit(`${list}?page=2`)).props
    expect(second).toMatchObject({ page: 2 })
    const ids = [first, second].flatMap(({ requests }) => entriesIn({ requests }).map((request) => request.id))
    expect(new Set(ids).size).toBe(ids.length)
    expect((await guest.visit(`${list}?order=newest`)).props.requests).toMatchObject({
      0: { name },
      length: 20,
    })
  })
})
