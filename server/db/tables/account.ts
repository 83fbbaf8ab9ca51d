/** Accounts, how they sign in, and what limits guessing. */
import type { Generated, Insertable, Selectable } from 'kysely'
import type { DarkMode } from '#shared/page-props.ts'

export type UsersTable = {
  id: string
  name: string
  /** Lower case; unique. */
  email: string
  emailVerified: Generated<boolean>
  image: string | null
  optAppDarkMode: Generated<DarkMode>
  /** Whether the design service is active for this user. */
  dsActive: Generated<boolean>
  /** An address that takes the place of `email` once it is proved. */
  pendingEmail: string | null
  /** How the user likes their snippets, as JSON. */
  snippetDefaults: string | null
  /** Whether they are told when one of their access keys is used from a new network. */
  wantsKeyMail: Generated<boolean>
  /** When they put the dashboard's set-up away. */
  setUpAwayAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export type SessionsTable = {
  id: string
  userId: string
  token: string
  ipAddress: string | null
  userAgent: string | null
  expiresAt: Date
  /** Kept up to date to a few minutes. */
  lastActiveAt: Date | null
  /** When its owner last proved to be there: by signing in, or by their password. */
  confirmedAt: Date | null
  /** Whether it outlives the browser. */
  remembered: Generated<boolean>
  createdAt: Date
  updatedAt: Date
}

/** One way for a user to sign in; a password is the account of the provider "credential". */
export type AccountsTable = {
  id: string
  userId: string
  accountId: string
  providerId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: Date | null
  refreshTokenExpiresAt: Date | null
  scope: string | null
  password: string | null
  createdAt: Date
  updatedAt: Date
}

export type VerificationsTable = {
  id: string
  identifier: string
  value: string
  expiresAt: Date
  createdAt: Date
  updatedAt: Date
}

export type RateLimitsTable = {
  /** Hash of what is counted, so that no address is kept in clear. */
  key: string
  hits: number
  /** When the window ends; a row past it counts for nothing. */
  resetsAt: Date
}

/** A key that was handed out once, for one purpose. */
export type AccountTokensTable = {
  /** SHA-256 of the key; the key itself is nowhere. */
  hash: string
  purpose: TokenPurpose
  userId: string
  /** What belongs to it, as JSON. */
  data: string
  expiresAt: Date
  createdAt: Date
}
export type TokenPurpose = 'reset-password' | 'two-factor'

export type TwoFactorsTable = {
  userId: string
  /** The shared secret, encrypted with a key of the application. */
  secret: string
  /** When the first code was right; before that it does not count. */
  confirmedAt: Date | null
  /** The last time step whose code was used, so that none is used twice. */
  lastStep: number
  createdAt: Date
}

/** One that was used is gone. */
export type RecoveryCodesTable = { hash: string; userId: string }

/** A device's public key (WebAuthn). */
export type PasskeysTable = {
  id: string
  userId: string
  name: string | null
  publicKey: string
  credentialId: string
  counter: number
  deviceType: string
  backedUp: boolean
  transports: string | null
  aaguid: string | null
  createdAt: Date | null
}

/** A browser that signed in before, by the hash of a cookie it was given. */
export type KnownBrowsersTable = { userId: string; hash: string; seenAt: Date }

/** With what a program reads the library: a person's or a team's, so one of `userId` and `teamId` is null. */
export type AccessKeysTable = {
  id: string
  userId: string | null
  /** The licence of the team. */
  teamId: string | null
  name: string
  /** How it begins, to tell it from others. */
  prefix: string
  /** SHA-256 of the key; the key itself is nowhere. */
  hash: string
  /** By hand on the page, or by signing in on the command line. */
  madeWith: 'page' | 'device'
  createdAt: Date
  /** Null for one that lasts. */
  expiresAt: Date | null
  /** Kept up to date to a minute. */
  lastUsedAt: Date | null
  /** The network it was last used from, coarse: "203.0.113.0/24". */
  lastUsedFrom: string | null
  revokedAt: Date | null
}

/** A network a key was used from, by its hash. */
export type AccessKeyNetworksTable = { keyId: string; hash: string; firstSeenAt: Date }

/** A device that wants to sign in (RFC 8628), until it has fetched its key. */
export type DeviceLoginsTable = {
  /** SHA-256 of the code with which the device asks; the code itself is nowhere. */
  hash: string
  /** What it shows, for somebody to type or compare; it opens nothing by itself. */
  userCode: string
  /** What the device calls itself, and the network it asked from, coarse. */
  name: string
  network: string
  /** Who allowed it, or turned it away. */
  userId: string | null
  state: 'waiting' | 'allowed' | 'denied'
  /** Seconds it has to wait between two questions. */
  intervalSeconds: number
  polledAt: Date | null
  expiresAt: Date
  createdAt: Date
}

export type User = Selectable<UsersTable>
export type NewUser = Insertable<UsersTable>
