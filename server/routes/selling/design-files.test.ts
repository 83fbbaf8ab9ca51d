import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { fileLimits } from '#shared/design-service.ts'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, password, type AccountServer } from '../../testing/accounts.ts'
import { adminBeside } from '../../testing/admin.ts'

type Customer = Awaited<ReturnType<AccountServer['member']>>
const png = Buffer.from('\x89PNG\r\n\x1a\nThe picture.', 'latin1')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const wish = { title: 'A footer', purpose: 'Help', links: '', details: 'Three columns.\nWith hours.' }
type Given = [name: string, content: Buffer]

describeEachDatabase('files at a design request', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
  })

  async function customer({ active = true } = {}): Promise<Customer> {
    const person = await accounts.member()
    await accounts.database.db.updateTable('users').set({ dsActive: active }).where('id', '=', person.id).execute()
    return person
  }
  /** A form as a browser without scripts sends it. */
  function send({ client }: Customer, path: string, fields: Record<string, string>, files: Given[], headers = {}) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('_token', client.cookies.get('XSRF-TOKEN') ?? '')
    for (const [name, content] of files)
      form.append('files[]', new File([new Uint8Array(content)], name, { type: 'image/png' }))
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return accounts.app.request(path, {
      method: 'POST',
      body: form,
      headers: { host: 'localhost:3000', cookie, ...headers },
    })
  }
  const ask = (person: Customer, files: Given[], headers = {}) =>
    send(person, urls.designService(), wish, files, headers)
  async function asked(files: Given[], person?: Customer) {
    const owner = person ?? (await customer())
    const response = await ask(owner, files)
    const address = response.headers.get('location') ?? ''
    const { props } = await owner.client.visit(address)
    const request = props.request as unknown as {
      id: string
      files: { id: string; name: string; kind: string; size: string }[]
    }
    return { owner, request, files: request.files, address }
  }
  const pageIn = (html: string) =>
    JSON.parse(/<script type="application\/json">(.*)<\/script>/.exec(html)![1]!) as {
      component: string
      props: { errors: Record<string, string>; old: Record<string, string> }
    }

  test('come with it, and are told by their content under safe names', async () => {
    const { files } = await asked([
      ['../logo.png', png],
      ['Entwürfe.png', svg],
    ])
    expect(files).toMatchObject([
      { name: 'logo.png', kind: 'PNG', size: '1 KB' },
      { name: 'Entwürfe.png.svg', kind: 'SVG', size: '1 KB' },
    ])
  })

  test('are saved and never opened, byte for byte', async () => {
    const { owner, request, files } = await asked([
      ['logo.png', png],
      ['Entwürfe.svg', svg],
    ])
    for (const [at, content] of [png, svg].entries()) {
      const response = await owner.client.send(urls.designFile(request.id, files[at]!.id))
      const header = (name: string) => response.headers.get(name)
      expect(response.status).toBe(200)
      expect(header('content-type')).toBe('application/octet-stream')
      expect(header('content-disposition')).toMatch(/^attachment; filename="[\w.]+"; filename\*=UTF-8''[\w.%]+$/)
      expect(header('x-content-type-options')).toBe('nosniff')
      expect(header('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
      expect(header('cache-control')).toBe('private, no-store')
      expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
    }
    const disposition = (await owner.client.send(urls.designFile(request.id, files[1]!.id))).headers.get(
      'content-disposition',
    )
    expect(disposition).toBe(`attachment; filename="Entw_rfe.svg"; filename*=UTF-8''Entw%C3%BCrfe.svg`)
  })

  test('are for their owner alone', async () => {
    const { owner, request, files } = await asked([['logo.png', png]])
    const other = await asked([['other.png', png]])
    const path = urls.designFile(request.id, files[0]!.id)
    for (const person of [other.owner, await customer({ active: false })]) {
      expect((await person.client.send(path)).status).toBe(404)
    }
    expect((await accounts.browser().send(path)).headers.get('location')).toContain('/login')
    // Nor does one request lead to a file of another, or a name to anything else.
    for (const upload of [other.files[0]!.id, 'none', '..', files[0]!.id.slice(0, 8)]) {
      expect((await owner.client.send(urls.designFile(request.id, upload))).status).toBe(404)
    }
  })

  const large = Buffer.concat([png, Buffer.alloc(fileLimits.bytes)])
  test.each<[string, Given[], RegExp]>([
    [
      'a program with the name of a picture',
      [['logo.png', Buffer.from('MZ\x90')]],
      /^“logo\.png” is none of what we take: PNG/,
    ],
    [
      'one good file beside a bad one',
      [
        ['a.png', png],
        ['b.html', Buffer.from('<html>')],
      ],
      /^“b\.html” is none/,
    ],
    ['an empty file', [['a.png', Buffer.alloc(0)]], /is empty/],
    ['too large a file', [['a.png', large]], /^“a\.png” has 5\.1 MB; a file may have 5\.0 MB/],
    [
      'too many files',
      Array.from({ length: 6 }, (_, at): Given => [`${at}.png`, png]),
      /^These are 6 files; send 5 at once/,
    ],
  ])('%s comes back with a reason and all that was typed, and nothing is kept', async (_what, files, reason) => {
    const person = await customer()
    const response = await ask(person, files)
    expect(response.status).toBe(422)
    const { component, props } = pageIn(await response.text())
    expect(component).toBe('app/extras/design-service/new')
    expect(props.errors.files).toMatch(reason)
    expect(props.old).toEqual({ ...wish, details: expect.stringMatching(/Three columns\.\r?\nWith hours\./) })
    expect((await person.client.visit(urls.designService())).props.requests).toEqual([])
  })

  test('as many and as large as it says are taken', async () => {
    const full = Buffer.concat([png, Buffer.alloc(fileLimits.bytes - png.length)])
    const { files } = await asked(Array.from({ length: fileLimits.atOnce }, (_, at): Given => [`${at}.png`, full]))
    expect(files.map(({ size }) => size)).toEqual(Array.from({ length: fileLimits.atOnce }, () => '5.0 MB'))
  })

  test('a body over a megabyte is taken on these two addresses only, from whom the service is active for', async () => {
    const body: Given[] = [['a.png', Buffer.concat([png, Buffer.alloc(1024 * 1024)])]]
    const owner = await customer()
    expect((await ask(owner, body)).status).toBe(303)
    expect((await send(owner, urls.profileInformation(), wish, body)).status).toBe(413)
    expect((await send(owner, urls.settingsNews(), wish, body)).status).toBe(413)
    expect((await ask(await customer({ active: false }), body)).status).toBe(413)
    const guest = { ...owner, client: accounts.browser() }
    const ended = await ask(guest, body)
    expect([ended.status, ended.headers.get('location')]).toEqual([303, urls.login()])
    const over: Given[] = Array.from({ length: 6 }, () => ['a.png', Buffer.alloc(fileLimits.bytes)])
    expect((await ask(owner, over)).status).toBe(413)
    // Where none are expected a file is refused, whatever its size.
    expect((await send(owner, urls.profileInformation(), wish, [['a.png', png]])).status).toBe(422)
  })

  test('a field left empty, as browsers send it, is no file', async () => {
    expect((await asked([['', Buffer.alloc(0)]])).files).toEqual([])
  })

  test('may follow with a message, twenty in all', async () => {
    const { owner, request, address } = await asked([['0.png', png]])
    const messages = urls.designMessages(request.id)
    const five = Array.from({ length: 5 }, (_, at): Given => [`${at}.png`, png])
    for (let count = 0; count < 3; count++) {
      expect((await send(owner, messages, { message: 'More.' }, five)).status).toBe(303)
    }
    const refused = await send(owner, messages, { message: 'Even more.' }, five)
    const { props } = pageIn(await refused.text())
    expect(props.errors.files).toMatch(/holds 20 files, and this one has 16 already/)
    expect(props.old).toEqual({ message: 'Even more.' })
    const shown = (await owner.client.visit(address)).props.request as unknown as {
      files: object[]
      messages: object[]
    }
    expect([shown.files.length, shown.messages.length]).toEqual([16, 3])
  })

  test('are no more than twenty of several messages at once', async () => {
    const { owner, request, address } = await asked([['0.png', png]])
    const five = Array.from({ length: 5 }, (_, at): Given => [`${at}.png`, png])
    const send5 = () => send(owner, urls.designMessages(request.id), { message: 'More.' }, five)
    const statuses = (await Promise.all(Array.from({ length: 6 }, send5))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([303, 303, 303, 422, 422, 422])
    const { files, messages } = (await owner.client.visit(address)).props.request as unknown as Record<string, object[]>
    expect([files?.length, messages?.length]).toEqual([16, 3])
  })

  test('nothing without the form token', async () => {
    const person = await customer()
    const form = new FormData()
    form.append('title', 'A')
    form.append('files[]', new File([png], 'a.png'))
    const cookie = [...person.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await accounts.app.request(urls.designService(), {
      method: 'POST',
      body: form,
      headers: { cookie },
    })
    expect(response.status).toBe(419)
  })

  test('the operator sees and saves them, over no other file', async () => {
    const { request, files } = await asked([['logo.png', png]])
    const admin = adminBeside(accounts)
    const [number, upload] = [request.id.slice(0, 8), files[0]!.id.slice(0, 8)]
    expect(await admin(`design show ${number}`)).toContain(`File ${upload}: logo.png (1 KB)`)
    const path = join(mkdtempSync(join(tmpdir(), 'files-')), 'logo.png')
    expect(await admin(`design file ${number} ${upload} ${path}`)).toContain(path)
    expect(readFileSync(path).equals(png)).toBe(true)
    expect(statSync(path).mode & 0o077).toBe(0)
    await expect(admin(`design file ${number} ${upload} ${path}`)).rejects.toThrow('is there already')
    await expect(admin(`design file ${number} none ${path}2`)).rejects.toThrow(`${upload} (logo.png)`)
    expect(existsSync(`${path}2`)).toBe(false)
  })

  test('are read one after the other for the download of the account, however many they are', async () => {
    const { owner, files } = await asked([
      ['logo.png', png],
      ['plan.svg', svg],
    ])
    const zip = await owner.client.send(urls.accountData())
    const reader = zip.body!.getReader()
    const chunks = [(await reader.read()).value!]
    // What goes while the rest is waited for is not in it: nothing was read before its turn.
    await accounts.database.db.deleteFrom('designFiles').where('id', '=', files[1]!.id).execute()
    for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value)
    const names = Object.keys(unzipSync(Buffer.concat(chunks)))
    expect(names.filter((name) => name.startsWith('files/'))).toEqual([`files/${files[0]!.id}/logo.png`])
  })

  test('are in the download of the account, and go with it', async () => {
    const { owner, request, files } = await asked([['logo.png', png]])
    await owner.client.submit('/user/confirm-password', { password })
    const zip = await owner.client.send(urls.accountData())
    const parts = unzipSync(new Uint8Array(await zip.arrayBuffer()))
    expect(Buffer.from(parts[`files/${files[0]!.id}/logo.png`]!).equals(png)).toBe(true)
    expect(strFromU8(parts['data/designFiles.json']!)).toContain(request.id)
    await owner.client.submit('/user/delete', { delete_password: password })
    const left = await accounts.database.db
      .selectFrom('designFileBytes')
      .select('fileId')
      .where('fileId', '=', files[0]!.id)
      .execute()
    expect(left).toEqual([])
  })
})
