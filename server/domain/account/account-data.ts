/**
 * Everything that is kept about an account, table by table: what its owner gets as a download, and what is left out and
 * why (GDPR, articles 15 and 20). A test walks the database's schema, so that nothing new is forgotten here.
 */
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'

type Db = Database['db']
type Row = Record<string, unknown>
/** `email` is the address where they showed that they read its mail; null before, since it may be somebody else's. */
export type Owner = { userId: string; email: string | null }
type Portion = {
  /** Columns the download leaves out, each with the reason; every other one is in it. */
  leftOut: Record<string, string>
  rows(db: Db, owner: Owner): Promise<Row[]>
}

const secret = 'opens the account or proves who somebody is'
const inner = 'an inner reference that says nothing about anybody'
const own = 'the account itself'

/** What a download holds, by table. */
export const portions = {
  users: {
    leftOut: {},
    rows: (db, { userId }) => db.selectFrom('users').selectAll().where('id', '=', userId).execute(),
  },
  sessions: {
    leftOut: { userId: own, token: secret },
    rows: (db, { userId }) => db.selectFrom('sessions').selectAll().where('userId', '=', userId).execute(),
  },
  accounts: {
    leftOut: { userId: own, accessToken: secret, refreshToken: secret, idToken: secret, password: secret },
    rows: (db, { userId }) => db.selectFrom('accounts').selectAll().where('userId', '=', userId).execute(),
  },
  accountTokens: {
    leftOut: { userId: own, hash: secret, data: secret },
    rows: (db, { userId }) => db.selectFrom('accountTokens').selectAll().where('userId', '=', userId).execute(),
  },
  twoFactors: {
    leftOut: { userId: own, secret, lastStep: inner },
    rows: (db, { userId }) => db.selectFrom('twoFactors').selectAll().where('userId', '=', userId).execute(),
  },
  knownBrowsers: {
    leftOut: { userId: own, hash: secret },
    rows: (db, { userId }) => db.selectFrom('knownBrowsers').selectAll().where('userId', '=', userId).execute(),
  },
  passkeys: {
    leftOut: { userId: own },
    rows: (db, { userId }) => db.selectFrom('passkeys').selectAll().where('userId', '=', userId).execute(),
  },
  accessKeys: {
    leftOut: { hash: secret },
    rows: (db, { userId }) =>
      db.selectFrom('accessKeys').selectAll().where('id', 'in', accessKeysOf(db, userId)).execute(),
  },
  accessKeyNetworks: {
    leftOut: { hash: 'a hash that tells networks apart and names none' },
    rows: (db, { userId }) =>
      db.selectFrom('accessKeyNetworks').selectAll().where('keyId', 'in', accessKeysOf(db, userId)).execute(),
  },
  oauthConsents: {
    leftOut: { userId: own, referenceId: inner, requestedUserInfoClaims: inner },
    rows: (db, { userId }) =>
      db
        .selectFrom('oauthConsents')
        .innerJoin('oauthClients', 'oauthClients.clientId', 'oauthConsents.clientId')
        .selectAll('oauthConsents')
        .select('oauthClients.name as assistant')
        .where('oauthConsents.userId', '=', userId)
        .execute(),
  },
  oauthRefreshTokens: {
    leftOut: {
      userId: own,
      token: secret,
      rotationReplayResponse: secret,
      rotationReplayExpiresAt: inner,
      confirmation: secret,
      authorizationCodeId: inner,
      referenceId: inner,
      requestedUserInfoClaims: inner,
    },
    rows: (db, { userId }) => db.selectFrom('oauthRefreshTokens').selectAll().where('userId', '=', userId).execute(),
  },
  deviceLogins: {
    leftOut: { userId: own, hash: secret, userCode: secret, polledAt: inner, intervalSeconds: inner },
    rows: (db, { userId }) => db.selectFrom('deviceLogins').selectAll().where('userId', '=', userId).execute(),
  },
  favourites: {
    leftOut: { userId: own },
    rows: (db, { userId }) => db.selectFrom('favourites').selectAll().where('userId', '=', userId).execute(),
  },
  keptDesigns: {
    leftOut: { userId: own },
    rows: (db, { userId }) => db.selectFrom('keptDesigns').selectAll().where('userId', '=', userId).execute(),
  },
  libraryVisits: {
    leftOut: { userId: own },
    rows: (db, { userId }) => db.selectFrom('libraryVisits').selectAll().where('userId', '=', userId).execute(),
  },
  copiedComponents: {
    leftOut: { userId: own },
    rows: (db, { userId }) => db.selectFrom('copiedComponents').selectAll().where('userId', '=', userId).execute(),
  },
  collections: {
    leftOut: { nameKey: inner },
    rows: (db, { userId }) =>
      db.selectFrom('collections').selectAll().where('licenseId', 'in', licensesOf(db, userId)).execute(),
  },
  collectionItems: {
    leftOut: {},
    rows: (db, { userId }) =>
      db
        .selectFrom('collectionItems')
        .selectAll()
        .where('collectionId', 'in', ({ selectFrom }) =>
          selectFrom('collections').select('id').where('licenseId', 'in', licensesOf(db, userId)),
        )
        .execute(),
  },
  licenses: {
    leftOut: { userId: own, key: 'says nothing about anybody; the page of the licence shows it while it is valid' },
    rows: (db, { userId }) => db.selectFrom('licenses').selectAll().where('userId', '=', userId).execute(),
  },
  licenseEvents: {
    leftOut: {},
    rows: (db, { userId }) =>
      db.selectFrom('licenseEvents').selectAll().where('licenseId', 'in', licensesOf(db, userId)).execute(),
  },
  seats: {
    leftOut: { tokenHash: secret },
    rows: (db, { userId, email }) =>
      db
        .selectFrom('seats')
        .selectAll()
        .where('id', 'in', ({ selectFrom }) => {
          // One condition over all would read every seat there is; each part has its index.
          const seats = selectFrom('seats').select('id')
          return seats
            .where('userId', '=', userId)
            .union(seats.where('licenseId', 'in', licensesOf(db, userId)))
            .$if(email !== null, (query) => query.union(seats.where('email', '=', email)))
        })
        .execute(),
  },
  teamHandovers: {
    leftOut: {},
    rows: (db, { userId }) =>
      db
        .selectFrom('teamHandovers')
        .selectAll()
        .where('licenseId', 'in', ({ selectFrom }) => {
          const handovers = selectFrom('teamHandovers').select('licenseId')
          const own = selectFrom('seats').select('id').where('userId', '=', userId)
          return handovers.where('fromUserId', '=', userId).union(handovers.where('seatId', 'in', own))
        })
        .execute(),
  },
  orders: {
    leftOut: { userId: own, affiliateId: 'tells about somebody else, who recommended us' },
    rows: (db, { userId }) => db.selectFrom('orders').selectAll().where('userId', '=', userId).execute(),
  },
  billingDetails: {
    leftOut: { userId: own },
    rows: (db, { userId }) => db.selectFrom('billingDetails').selectAll().where('userId', '=', userId).execute(),
  },
  receiptEditions: {
    leftOut: {},
    rows: (db, { userId }) =>
      db
        .selectFrom('receiptEditions')
        .selectAll()
        .where('orderId', 'in', db.selectFrom('orders').select('id').where('userId', '=', userId))
        .execute(),
  },
  payments: {
    leftOut: {},
    rows: (db, { userId }) =>
      db.selectFrom('payments').selectAll().where('paymentId', 'in', paymentsOf(db, userId)).execute(),
  },
  refunds: {
    leftOut: {},
    rows: (db, { userId }) =>
      db.selectFrom('refunds').selectAll().where('paymentId', 'in', paymentsOf(db, userId)).execute(),
  },
  affiliates: {
    leftOut: { userId: own },
    rows: (db, { userId }) => db.selectFrom('affiliates').selectAll().where('userId', '=', userId).execute(),
  },
  affiliateClicks: {
    leftOut: {},
    rows: (db, { userId }) =>
      db.selectFrom('affiliateClicks').selectAll().where('affiliateId', 'in', affiliateOf(db, userId)).execute(),
  },
  commissions: {
    leftOut: { orderId: 'leads to somebody else, who bought' },
    rows: (db, { userId }) =>
      db.selectFrom('commissions').selectAll().where('affiliateId', 'in', affiliateOf(db, userId)).execute(),
  },
  affiliatePayouts: {
    leftOut: {},
    rows: (db, { userId }) =>
      db.selectFrom('affiliatePayouts').selectAll().where('affiliateId', 'in', affiliateOf(db, userId)).execute(),
  },
  designRequests: {
    leftOut: { userId: own },
    rows: (db, { userId }) => db.selectFrom('designRequests').selectAll().where('userId', '=', userId).execute(),
  },
  designMessages: {
    leftOut: {},
    rows: (db, { userId }) =>
      db
        .selectFrom('designMessages')
        .selectAll()
        .where('requestId', 'in', db.selectFrom('designRequests').select('id').where('userId', '=', userId))
        .execute(),
  },
  designFiles: {
    leftOut: {},
    rows: (db, { userId }) =>
      db
        .selectFrom('designFiles')
        .selectAll()
        .where('requestId', 'in', db.selectFrom('designRequests').select('id').where('userId', '=', userId))
        .execute(),
  },
  faultReports: {
    leftOut: { userId: own },
    rows: (db, { userId }) => db.selectFrom('faultReports').selectAll().where('userId', '=', userId).execute(),
  },
  componentRequests: {
    leftOut: { userId: own },
    rows: (db, { userId }) => db.selectFrom('componentRequests').selectAll().where('userId', '=', userId).execute(),
  },
  componentVotes: {
    leftOut: { userId: own },
    rows: (db, { userId }) => db.selectFrom('componentVotes').selectAll().where('userId', '=', userId).execute(),
  },
  newsSubscriptions: {
    leftOut: { id: inner, confirmHash: secret, leaveHash: secret },
    rows: async (db, { email }) =>
      email === null ? [] : db.selectFrom('newsSubscriptions').selectAll().where('email', '=', email).execute(),
  },
  outboxMails: {
    leftOut: { data: 'may hold what only the mail itself is to tell', lastError: inner },
    rows: async (db, { email }) =>
      email === null ? [] : db.selectFrom('outboxMails').selectAll().where('recipient', '=', email).execute(),
  },
} satisfies Partial<Record<keyof Schema, Portion>>

/** Tables no download is made of, each with the reason. */
export const tablesLeftOut: Partial<Record<keyof Schema, string>> = {
  recoveryCodes: 'hashes of secrets, and nothing else',
  verifications: 'challenges of the sign-in library that last for minutes',
  signingKeys: 'keys of ours',
  oauthClients: 'programs that registered, with nobody in them',
  oauthResources: 'the address of our server for assistants',
  oauthClientResources: 'programs and that address',
  oauthAccessTokens: 'stays empty: tokens of assistants are signed and kept nowhere',
  oauthClientAssertions: 'stays empty: programs have no keys of their own',
  rateLimits: 'hashes that name nobody',
  saleQueues: 'names of sales',
  paymentEvents: 'names of events, which lead to nobody',
  componentDays: 'days and components',
  designFileBytes: 'what was sent with requests; the zip has it as files',
  announcements: 'what was announced, with nobody in it but how far it is',
  figures: 'sums of a day, with nobody in them',
}

/** Everything about an account by table, without what is left out. Times are ISO 8601 once it is JSON. */
export async function accountData({ db }: Pick<Database, 'db'>, owner: Owner): Promise<Record<string, Row[]>> {
  const data: Record<string, Row[]> = {}
  for (const [table, { leftOut, rows }] of Object.entries<Portion>(portions)) {
    const found = await rows(db, owner)
    data[table] = found.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !(name in leftOut))))
  }
  return data
}

const licensesOf = (db: Db, userId: string) => db.selectFrom('licenses').select('id').where('userId', '=', userId)
/** Their own, and those of teams they own. One condition over both would read every key; each has its index. */
const accessKeysOf = (db: Db, userId: string) =>
  db
    .selectFrom('accessKeys')
    .select('id')
    .where('userId', '=', userId)
    .union(db.selectFrom('accessKeys').select('id').where('teamId', 'in', licensesOf(db, userId)))
const affiliateOf = (db: Db, userId: string) => db.selectFrom('affiliates').select('id').where('userId', '=', userId)
const paymentsOf = (db: Db, userId: string) =>
  db
    .selectFrom('orders')
    .select('paymentId')
    .where('userId', '=', userId)
    .where('paymentId', 'is not', null)
    .$narrowType<{ paymentId: string }>()
