/**
 * A mail is written together with what it tells of, or neither is: every place that lets a mail leave is walked with an
 * outbox that takes none, as where a process is killed before its mail is queued, and nothing may be different then.
 */
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailName } from '#shared/mails.ts'
import { urls } from '#shared/urls.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { totpCode, totpStep } from '../domain/account/totp.ts'
import { switchNewsOn } from '../domain/operator/news-subscriptions.ts'
import { accountServer, ada, password, type AccountServer } from '../testing/accounts.ts'
import { adminBeside } from '../testing/admin.ts'
import { testCatalogue, testComponent } from '../testing/catalogue.ts'
import { testClock } from '../testing/clock.ts'
import { passkeyDevice } from '../testing/passkey-device.ts'
import { startSocialSite } from '../testing/social.ts'

const alert = testComponent('application-ui/components/alerts/solid', { title: 'Solid alert', part: 'AUI-C01-7' })
const json = { accept: 'application/json', 'x-inertia': 'false' }

type Stage = {
  accounts: AccountServer
  admin: ReturnType<typeof adminBeside>
  other: Awaited<ReturnType<typeof startSocialSite>>
  clock: ReturnType<typeof testClock>
}
/** Arranges what is needed, and answers what lets the mail leave. It can be done again after it failed. */
type Place = (stage: Stage) => Promise<() => Promise<unknown>>

let numbers = 0
const unique = (word: string) => `${word}-${(numbers += 1)}`
const lastPart = (path: string) => path.split('/').at(-1)!

/** The path of the link in the last mail of that name. */
async function linkIn({ accounts }: Stage, email: string, name: MailName) {
  const mail = (await accounts.mailsTo(email)).findLast(({ subject }) => subject === name)
  return new URL(mail!.props.url!).pathname
}

async function team(stage: Stage) {
  const owner = await stage.accounts.member({ license: 'team' })
  const email = `${unique('guest')}@example.com`
  await owner.client.submit(urls.teamInvitations(), { email })
  const link = await linkIn(stage, email, 'team-invitation')
  const seatOf = async () => {
    const { props } = await owner.client.visit(urls.team())
    return (props as unknown as { team: { seats: { id: string }[] } }).team.seats[0]!.id
  }
  return { owner, email, link, seat: await seatOf() }
}

async function offeredTeam(stage: Stage) {
  const { owner, seat, link } = await team(stage)
  const member = await stage.accounts.member()
  await member.client.submit(link, {})
  return { owner, member, offer: () => owner.client.submit(urls.handOverTeam(seat), {}) }
}

async function customer({ accounts }: Stage) {
  const person = await accounts.member()
  const { db } = accounts.database
  await db.updateTable('users').set({ dsActive: true, emailVerified: true }).where('id', '=', person.id).execute()
  return person
}

async function designRequest(stage: Stage) {
  const { client } = await customer(stage)
  const wish = { title: 'A footer', purpose: 'Help.', links: '', details: 'Three columns.' }
  const send = () => client.submit(urls.designService(), wish)
  const address = async () => (await send()).headers.get('location')!
  return { client, send, address }
}

async function wished(stage: Stage) {
  const { client } = await customer(stage)
  const name = unique('Gizmo')
  const wish = { name, looked: name, purpose: 'For all.', wantsMail: 'on' }
  const ask = () => client.submit(urls.componentRequests(), wish)
  const number = async () => {
    await ask()
    const rows = stage.accounts.database.db.selectFrom('componentRequests').select('id').where('name', '=', name)
    return (await rows.executeTakeFirstOrThrow()).id.slice(0, 8)
  }
  return { ask, number }
}

async function bought({ accounts }: Stage) {
  const buyer = await accounts.member()
  const at = (await buyer.client.submit(urls.checkout('developer'), {})).headers.get('location')!
  return { ...buyer, order: lastPart(at), pay: () => buyer.client.submit(at, { outcome: 'pay' }) }
}

async function affiliate({ accounts }: Stage) {
  const { client } = await accounts.member()
  const code = unique('code')
  const wish = { code, website: 'https://ada.example', plan: 'I teach.', payout: 'ada@pay.example' }
  return { code, apply: () => client.submit(urls.affiliate(), wish) }
}

async function secondFactor({ accounts, clock }: Stage) {
  const member = await accounts.member()
  await member.client.submit(urls.twoFactor(), {})
  const { twoFactor } = (await member.client.visit(urls.profile())).props as unknown as {
    twoFactor: { secret: string }
  }
  const code = totpCode(twoFactor.secret, totpStep(clock().getTime()))
  return { ...member, confirm: () => member.client.submit(urls.twoFactorConfirm(), { code }) }
}

/** Somebody comes back from the other site, to be known by it from now on. */
async function otherSite({ accounts, other }: Stage, isSignedIn: boolean) {
  const { client, id, email, name } = await accounts.member()
  await accounts.database.db.updateTable('users').set({ emailVerified: true }).where('id', '=', id).execute()
  const person = { id: (numbers += 1), name, email, verified: true }
  const browser = isSignedIn ? client : accounts.browser()
  const begin = isSignedIn ? urls.linkSocial('github') : urls.social('github')
  return async () => {
    const begun = await browser.submit(begin, {})
    return browser.send(other.allow(begun.headers.get('x-inertia-location')!, person))
  }
}

/** Every mail there is, with every place that writes it; one that has none does not compile. */
const places: Record<MailName, Record<string, Place>> = {
  'verify-email': {
    async registering({ accounts }) {
      const client = accounts.browser()
      const person = { ...ada, email: `${unique('new')}@example.com` }
      return () => client.submit(urls.register(), person)
    },
    async 'another address'({ accounts }) {
      const { client } = await accounts.member()
      const email = `${unique('moved')}@example.com`
      return () => client.submit(urls.profileEmail(), { email, email_password: password })
    },
    async 'once more'({ accounts }) {
      const { client } = await accounts.member()
      return () => client.submit(urls.verifyEmail(), {})
    },
  },
  'reset-password': {
    async asking({ accounts }) {
      const { email } = await accounts.member()
      const client = accounts.browser()
      return () => client.submit(urls.forgotPassword(), { email })
    },
  },
  'password-changed': {
    async 'in the profile'({ accounts }) {
      const { client } = await accounts.member()
      return () =>
        client.submit(urls.profilePassword(), { current_password: password, password: 'green otters at dusk' })
    },
    async 'by a link'(stage) {
      const { email } = await stage.accounts.member()
      const client = stage.accounts.browser()
      await client.submit(urls.forgotPassword(), { email })
      const link = await linkIn(stage, email, 'reset-password')
      return () => client.submit(link, { password: 'green otters at dusk' })
    },
  },
  'email-changing': {
    async asking({ accounts }) {
      const { client } = await accounts.member()
      const email = `${unique('moved')}@example.com`
      return () => client.submit(urls.profileEmail(), { email, email_password: password })
    },
  },
  'email-changed': {
    async proving(stage) {
      const { client } = await stage.accounts.member()
      const email = `${unique('moved')}@example.com`
      await client.submit(urls.profileEmail(), { email, email_password: password })
      const link = await linkIn(stage, email, 'verify-email')
      return () => client.submit(link, {})
    },
  },
  'two-factor-on': { confirming: async (stage) => (await secondFactor(stage)).confirm },
  'two-factor-off': {
    async ending(stage) {
      const { client, confirm } = await secondFactor(stage)
      await confirm()
      return () => client.submit(urls.twoFactorEnd(), {})
    },
  },
  'sign-in-added': {
    'in the profile': (stage) => otherSite(stage, true),
    'signing in': (stage) => otherSite(stage, false),
  },
  'passkey-added': {
    async making({ accounts }) {
      const { client } = await accounts.member()
      const device = passkeyDevice()
      return async () => {
        const options = await client.submit(urls.newPasskeyOptions(), {}, { headers: json })
        return client.submit(urls.passkeys(), { response: device.make(await options.json()) }, { headers: json })
      }
    },
  },
  'new-sign-in': {
    async 'a second browser'({ accounts }) {
      const { email } = await accounts.member()
      const client = accounts.browser()
      return () => client.submit(urls.login(), { email, password })
    },
  },
  'team-invitation': {
    async inviting({ accounts }) {
      const { client } = await accounts.member({ license: 'team' })
      const email = `${unique('guest')}@example.com`
      return () => client.submit(urls.teamInvitations(), { email })
    },
    async 'once more'(stage) {
      const { owner, seat } = await team(stage)
      return () => owner.client.submit(urls.resendSeat(seat), {})
    },
    async 'once more, after it ran out'(stage) {
      const { owner, seat } = await team(stage)
      const ended = new Date(stage.clock().getTime() - 1)
      await stage.accounts.database.db.updateTable('seats').set({ expiresAt: ended }).where('id', '=', seat).execute()
      return () => owner.client.submit(urls.resendSeat(seat), {})
    },
  },
  'team-offered': { offering: async (stage) => (await offeredTeam(stage)).offer },
  'team-handed-over': {
    async accepting(stage) {
      const { member, offer } = await offeredTeam(stage)
      await offer()
      return () => member.client.submit(urls.acceptTeam(), {})
    },
  },
  'team-dissolved': {
    async dissolving(stage) {
      const { owner } = await offeredTeam(stage)
      return () => owner.client.submit(urls.dissolveTeam(), {})
    },
  },
  'design-request': { sending: async (stage) => (await designRequest(stage)).send },
  'design-message': {
    async writing(stage) {
      const { client, address } = await designRequest(stage)
      const id = lastPart(await address())
      return () => client.submit(urls.designMessages(id), { message: 'By Friday?' })
    },
  },
  'design-answer': {
    async answering(stage) {
      const id = lastPart(await (await designRequest(stage)).address())
      return () => stage.admin(`design answer ${id.slice(0, 8)} Friday.`)
    },
  },
  'design-state': {
    async advancing(stage) {
      const id = lastPart(await (await designRequest(stage)).address())
      return () => stage.admin(`design advance ${id.slice(0, 8)} in-progress`)
    },
  },
  'fault-report': {
    async telling({ accounts }) {
      const { client } = await accounts.member()
      const fault = { flavour: 'vue', browser: 'Firefox 152 on Linux', what: 'It has no name.' }
      return () => client.submit(urls.faultReport(alert.path), fault)
    },
  },
  'component-request': { asking: async (stage) => (await wished(stage)).ask },
  'component-made': {
    async making(stage) {
      const number = await (await wished(stage)).number()
      await stage.admin(`requests open ${number}`)
      return () => stage.admin(`requests made ${number} AUI-C01-7`)
    },
  },
  'news-confirm': {
    async asking({ accounts }) {
      const client = accounts.browser()
      const email = `${unique('reader')}@example.com`
      return () => client.submit(urls.news(), { email })
    },
  },
  'new-components': {
    async announcing({ accounts, admin }) {
      await switchNewsOn(accounts.database, `${unique('reader')}@example.com`)
      return () => admin('announce --send')
    },
  },
  'affiliate-application': { applying: async (stage) => (await affiliate(stage)).apply },
  'affiliate-decision': {
    async accepting(stage) {
      const { code, apply } = await affiliate(stage)
      await apply()
      return () => stage.admin(`affiliate accept ${code}`)
    },
    async refusing(stage) {
      const { code, apply } = await affiliate(stage)
      await apply()
      return () => stage.admin(`affiliate refuse ${code} --yes`)
    },
  },
  receipt: { paying: async (stage) => (await bought(stage)).pay },
  refund: {
    async 'giving back'(stage) {
      const { order, pay } = await bought(stage)
      await pay()
      return () => stage.admin(`refund ${order} --yes`)
    },
  },
  'license-revoked': {
    async revoking(stage) {
      const { email, pay } = await bought(stage)
      await pay()
      return () => stage.admin(`licence revoke ${email} --yes`)
    },
  },
}

/**
 * What is written down besides: counters, the component of the day, an announcement, which is taken up again where its
 * mails stopped, challenges of passkeys, and sessions, which open nothing before somebody is handed their cookie.
 */
const besides = [
  'outbox_mails',
  'rate_limits',
  'figures',
  'component_days',
  'announcements',
  'verifications',
  'sessions',
]

type Rows = Record<string, string[]>

async function everything(db: Kysely<never>): Promise<Rows> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !besides.includes(name))
  const rows: Rows = {}
  for (const table of tables) {
    const found = await sql`select * from ${sql.table(table)}`.execute(db)
    rows[table] = found.rows.map((row) => JSON.stringify(row)).sort()
  }
  return rows
}

const noMail = {
  sqlite: {
    begin: [`create trigger no_mail before insert on outbox_mails begin select raise(abort, 'no mail'); end`],
    end: [`drop trigger no_mail`],
  },
  postgres: {
    begin: [
      `create function no_mail() returns trigger language plpgsql as $$ begin raise exception 'no mail'; end $$`,
      `create trigger no_mail before insert on outbox_mails for each row execute function no_mail()`,
    ],
    end: [`drop trigger no_mail on outbox_mails`, `drop function no_mail`],
  },
}

describeEachDatabase('where the outbox takes no mail', (open, kind) => {
  let stage: Stage
  beforeAll(async () => {
    const clock = testClock('2026-01-05T12:00:00Z')
    const other = await startSocialSite()
    const database = await open({ clock })
    const added = { [alert.path]: { added: '2026-01-04', isInteractive: false, hasPictures: false } }
    const catalogue = testCatalogue([alert], {}, {}, added)
    const accounts = await accountServer(database, { catalogue, social: other.providers })
    stage = { accounts, admin: adminBeside(accounts), other, clock }
  })
  afterAll(() => stage?.other.stop())

  const run = async (statements: string[]) => {
    for (const words of statements) await sql.raw(words).execute(stage.accounts.database.db)
  }
  const waiting = async (name: MailName) => {
    const rows = stage.accounts.database.db.selectFrom('outboxMails').select('id').where('name', '=', name)
    return (await rows.execute()).length
  }

  describe.each(Object.entries(places) as [MailName, Record<string, Place>][])('%s', (name, ofMail) => {
    test.each(Object.entries(ofMail))('%s leaves nothing behind', async (_what, place) => {
      const act = await place(stage)
      const { db } = stage.accounts.database
      const [before, queued] = [await everything(db as never), await waiting(name)]
      await run(noMail[kind].begin)
      const answer = await act()
        .catch((error: Error) => error)
        .finally(() => run(noMail[kind].end))
      if (answer instanceof Response) expect(answer.status).toBe(500)
      else expect(answer).toMatchObject({ message: expect.stringContaining('no mail') })
      expect(await everything(db as never)).toEqual(before)
      await act()
      expect(await waiting(name)).toBeGreaterThan(queued)
    })
  })
})
