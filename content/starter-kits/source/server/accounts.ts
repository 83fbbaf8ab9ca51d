import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { limiter } from './limits.ts'
import type { Mailer } from './mail.ts'
import { hashPassword, isPassword, unknownPassword } from './passwords.ts'
import type { Account, Purpose, Store } from './store.ts'

const day = 24 * 60 * 60_000

/** How long somebody who comes back stays signed in; each visit of a later day begins it anew. */
export const sessionMs = 30 * day
/** A session ends then, however often somebody came back. */
const longestSessionMs = 90 * day
const linkMs: Record<Purpose, number> = { verify: day, reset: 60 * 60_000 }

/** What a form says of itself: a sentence for each field that is wrong, or one for all of it. */
export type Problems = {
  fields: Record<string, string>
  form: string
  /** There were too many attempts. */
  limited?: true
}
export type Answer<Done = object> = ({ ok: true } & Done) | ({ ok: false } & Problems)

/** What pages may know of the one who is signed in. */
export type User = { id: string; email: string; name: string }
export type SignedIn = { user: User; session: string; expiresAt: number }
/** What a browser says of where it is: used to count attempts. */
export type From = { address: string }

const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter your email address.')
  .max(254, 'This email address is too long.')
  .pipe(z.email('Enter an email address such as name@example.com.'))
const name = z.string().trim().min(1, 'Enter your name.').max(80, 'Use at most 80 characters.')
const password = z.string().min(1, 'Enter your password.').max(200, 'Use at most 200 characters.')
const newPassword = z
  .string()
  .min(1, 'Choose a password.')
  .min(10, 'Use at least 10 characters.')
  .max(200, 'Use at most 200 characters.')

const forms = {
  signUp: z.object({ name, email, password: newPassword }),
  signIn: z.object({ email, password }),
  forgot: z.object({ email }),
  reset: z.object({ password: newPassword }),
  profile: z.object({ name }),
  password: z.object({ current: password, password: newPassword }),
  remove: z.object({ password }),
}

const mismatch = 'Email and password do not match.'
const wrongPassword = 'This is not your password.'
const usedLink = 'This link was used already, or has expired. Ask for a new one.'

/**
 * Signing up, in and out, links that confirm an address or set a new password, and the profile.
 *
 * Every function takes what a form sent as it came, and answers with sentences for people. None of them tells whether
 * an address has an account, in words or in time.
 * @param store where accounts are kept
 * @param send how a mail is sent
 * @param origin the address of your site, for links in mails; never taken from a request
 */
export function createAccounts({
  store,
  send,
  origin,
  clock = Date.now,
}: {
  store: Store
  send: Mailer
  origin: string
  clock?: () => number
}) {
  const limits = {
    address: limiter(30, 15, clock),
    account: limiter(8, 15, clock),
    mail: limiter(4, 60, clock),
  }

  /** A sentence where there were too many attempts, from one place or at one account; empty where not. */
  function tooMany(kind: 'account' | 'mail', key: string, { address }: From): string {
    return waitSentence(Math.max(limits.address.count(address), limits[kind].count(key)))
  }

  async function begin(account: Account): Promise<SignedIn> {
    const now = clock()
    const session = randomBytes(32).toString('base64url')
    const expiresAt = now + sessionMs
    await store.createSession({ hash: sha256(session), accountId: account.id, createdAt: now, expiresAt })
    return { user: userOf(account), session, expiresAt }
  }

  async function mailLink(account: Account, purpose: Purpose): Promise<void> {
    const token = randomBytes(32).toString('base64url')
    await store.createToken({
      hash: sha256(token),
      accountId: account.id,
      purpose,
      expiresAt: clock() + linkMs[purpose],
    })
    const { subject, text } = wordsOf(purpose, account)
    await send({
      to: account.email,
      subject,
      text: `Hello ${account.name},\n\n${text}`,
      link: `${origin}/${purpose === 'verify' ? 'verify' : 'reset-password'}?token=${token}`,
    })
  }

  /** The account of a link that is still good, or null. */
  async function accountOf(token: string, purpose: Purpose): Promise<Account | null> {
    const found = token.length < 100 ? await store.token(sha256(token), purpose) : null
    return found && found.expiresAt > clock() ? store.accountById(found.accountId) : null
  }

  return {
    /** Makes an account that is not confirmed yet, and mails a link. Whose address has one already is told by mail. */
    async signUp(input: unknown, from: From): Promise<Answer<{ email: string }>> {
      const read = forms.signUp.safeParse(input)
      if (!read.success) return problems(read.error)
      const wait = tooMany('mail', read.data.email, from)
      if (wait) return limited(wait)
      const { email, name } = read.data
      const account: Account = {
        id: randomUUID(),
        email,
        name,
        passwordHash: await hashPassword(read.data.password),
        verifiedAt: null,
        createdAt: clock(),
      }
      if (await store.createAccount(account)) await mailLink(account, 'verify')
      else {
        const there = await store.accountByEmail(email)
        if (there && there.verifiedAt === null) {
          // Whoever was first may not own the address: from now on nobody knows the password, and its owner chooses one.
          await store.updateAccount(there.id, { name, passwordHash: await unknownPassword })
          await mailLink({ ...there, name }, 'reset')
        } else if (there)
          await send({
            to: email,
            subject: 'You have an account already',
            text: `Hello ${there.name},\n\nsomebody wanted to sign up with this address, which has an account. Sign in here, or ask for a new password there:`,
            link: `${origin}/sign-in`,
          })
      }
      return { ok: true, email }
    },

    /** Confirms an address by the link that was mailed to it, and signs in. */
    async verify(token: string): Promise<Answer<SignedIn>> {
      const account = await accountOf(token, 'verify')
      if (!account || !(await store.takeToken(sha256(token), 'verify'))) return refused(usedLink)
      await store.updateAccount(account.id, { verifiedAt: clock() })
      return { ok: true, ...(await begin(account)) }
    },

    /** Begins a new session; whoever has not confirmed the address is mailed the link once more. */
    async signIn(input: unknown, from: From): Promise<Answer<SignedIn>> {
      const read = forms.signIn.safeParse(input)
      if (!read.success) return problems(read.error)
      const { email, password } = read.data
      const wait = tooMany('account', email, from)
      if (wait) return limited(wait)
      const account = await store.accountByEmail(email)
      if (!(await isPassword(password, account?.passwordHash ?? null)) || !account) return refused(mismatch)
      limits.account.forget(email)
      if (account.verifiedAt === null) {
        if (!limits.mail.count(email)) await mailLink(account, 'verify')
        return refused('Confirm your email address first: we sent you a link.')
      }
      return { ok: true, ...(await begin(account)) }
    },

    /** Mails a link to set a new password, where there is an account; answers the same where there is none. */
    async forgot(input: unknown, from: From): Promise<Answer<{ email: string }>> {
      const read = forms.forgot.safeParse(input)
      if (!read.success) return problems(read.error)
      const { email } = read.data
      const wait = tooMany('mail', email, from)
      if (wait) return limited(wait)
      const account = await store.accountByEmail(email)
      // Not waited for: the time taken must not tell whether there is an account.
      if (account) mailLink(account, 'reset').catch((error) => console.error('A mail was not sent.', error))
      return { ok: true, email }
    },

    /** Whether a link from a mail can still be used: the page of a used one shows no form. */
    async isGoodLink(token: string, purpose: Purpose): Promise<boolean> {
      return (await accountOf(token, purpose)) !== null
    },

    /** Sets a new password by a mailed link, ends all sessions, and signs in. */
    async reset(token: string, input: unknown): Promise<Answer<SignedIn>> {
      const read = forms.reset.safeParse(input)
      if (!read.success) return problems(read.error)
      const account = await accountOf(token, 'reset')
      if (!account || !(await store.takeToken(sha256(token), 'reset'))) return refused(usedLink)
      await store.updateAccount(account.id, {
        passwordHash: await hashPassword(read.data.password),
        verifiedAt: account.verifiedAt ?? clock(),
      })
      await store.endSessionsOf(account.id)
      limits.account.forget(account.email)
      return { ok: true, ...(await begin(account)) }
    },

    /** Who is signed in by the session of a cookie. `renewed` says that the cookie is to be set once more. */
    async current(session: string | undefined): Promise<{ user: User; expiresAt: number; renewed: boolean } | null> {
      if (!session || session.length > 100) return null
      const hash = sha256(session)
      const found = await store.session(hash)
      if (!found) return null
      const now = clock()
      const account = found.expiresAt > now ? await store.accountById(found.accountId) : null
      if (!account) {
        await store.endSession(hash)
        return null
      }
      const expiresAt = Math.min(now + sessionMs, found.createdAt + longestSessionMs)
      const renewed = expiresAt - found.expiresAt > day
      if (renewed) await store.extendSession(hash, expiresAt)
      return { user: userOf(account), expiresAt: renewed ? expiresAt : found.expiresAt, renewed }
    },

    async signOut(session: string | undefined): Promise<void> {
      if (session) await store.endSession(sha256(session))
    },

    async saveProfile(userId: string, input: unknown): Promise<Answer<{ user: User }>> {
      const read = forms.profile.safeParse(input)
      if (!read.success) return problems(read.error)
      const saved = await store.updateAccount(userId, read.data)
      const account = await store.accountById(userId)
      return saved && account ? { ok: true, user: userOf(account) } : refused('This account was removed.')
    },

    /** Sets another password, and ends all sessions but this one. */
    async changePassword(userId: string, session: string, input: unknown): Promise<Answer> {
      const read = forms.password.safeParse(input)
      if (!read.success) return problems(read.error)
      const wait = waitSentence(limits.account.count(userId))
      if (wait) return limited(wait)
      const account = await store.accountById(userId)
      if (!(await isPassword(read.data.current, account?.passwordHash ?? null)))
        return { ok: false, fields: { current: wrongPassword }, form: '' }
      limits.account.forget(userId)
      await store.updateAccount(userId, { passwordHash: await hashPassword(read.data.password) })
      await store.endSessionsOf(userId, sha256(session))
      return { ok: true }
    },

    /** Removes an account with all that is kept of it. */
    async remove(userId: string, input: unknown): Promise<Answer> {
      const read = forms.remove.safeParse(input)
      if (!read.success) return problems(read.error)
      const wait = waitSentence(limits.account.count(userId))
      if (wait) return limited(wait)
      const account = await store.accountById(userId)
      if (!(await isPassword(read.data.password, account?.passwordHash ?? null)))
        return { ok: false, fields: { password: wrongPassword }, form: '' }
      await store.deleteAccount(userId)
      return { ok: true }
    },

    /** Forgets what has expired; call it now and then. */
    sweep: () => store.sweep(clock()),
  }
}

export type Accounts = ReturnType<typeof createAccounts>

function userOf({ id, email, name }: Account): User {
  return { id, email, name }
}

/** What the mail with a link says. */
function wordsOf(purpose: Purpose, { verifiedAt }: Account): { subject: string; text: string } {
  if (purpose === 'verify')
    return {
      subject: 'Confirm your email address',
      text: 'open this link within 24 hours to confirm your email address:',
    }
  if (verifiedAt === null)
    return {
      subject: 'Finish signing up',
      text: 'open this link within an hour to choose your password and finish signing up. If you did not sign up, do nothing:',
    }
  return {
    subject: 'Set a new password',
    text: 'open this link within an hour to set a new password. If you did not ask for it, do nothing:',
  }
}

function waitSentence(minutes: number): string {
  return minutes === 0 ? '' : `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function refused(form: string): { ok: false } & Problems {
  return { ok: false, fields: {}, form }
}

function limited(form: string): { ok: false } & Problems {
  return { ...refused(form), limited: true }
}

/** The first sentence of each field. What is no form at all has no fields, so that it is said once. */
function problems(error: z.ZodError): { ok: false } & Problems {
  const fields: Record<string, string> = {}
  for (const { path, code, message } of error.issues) {
    const field = path[0]
    if (typeof field !== 'string') return refused('This form could not be read.')
    fields[field] ??= code === 'invalid_type' ? 'Fill in this field.' : message
  }
  return { ok: false, fields, form: '' }
}
