/** What attackers and their victims do at a kit with accounts, by its pages. */
import { linkOf } from './forms.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** A kit that is being served, with nobody in its database at first. */
export type Kit = {
  url: string
  /** The path of the page that members land on. */
  home: string
  /** The paths of pages only members get. */
  members: string[]
  /** Starts it once more over the same database, with other variables of the environment; counts of attempts are forgotten. */
  restart: (environment: NodeJS.ProcessEnv) => Promise<void>
}
/** Begins with nobody in the database, and answers a sentence for everything that did not hold. */
export type Attack = (kit: Kit) => Promise<string[]>
export type Person = { name: string; email: string; password: string }

export const ines: Person = { name: 'Ines Okoro', email: 'ines@lintel.example', password: 'a long password' }
export const mallory: Person = { name: 'Mallory', email: 'mallory@lintel.example', password: 'another long one' }

export const visitorOf = (kit: Kit, always?: Record<string, string>) => createVisitor(() => kit.url, always)

/** Signs up, and answers the path of the link that was mailed. */
export async function register(visitor: Visitor, { name, email, password }: Person): Promise<string> {
  const page = await visitor.submit('/register', 'Create account', { Name: name, Email: email, Password: password })
  return mailedLink(page.html, `signing up leads to ${page.path}, “${page.heading}” (${page.status})`)
}

/** Asks for a new password, and answers the path of the link that was mailed. */
export async function forget(visitor: Visitor, { email }: Person): Promise<string> {
  const page = await visitor.submit('/forgot-password', 'Send link', { Email: email })
  return mailedLink(page.html, `asking for a new password leads to ${page.path}, “${page.heading}” (${page.status})`)
}

function mailedLink(html: string, told: string): string {
  const link = linkOf(html, 'Open the link')
  if (!link) throw new Error(`${told}, which shows no link “Open the link” though MAIL_PREVIEW is 1.`)
  const { pathname, search } = new URL(link, 'http://kit.invalid')
  return pathname + search
}

/** Signs up and confirms: whoever this answers is signed in. */
export async function join(kit: Kit, person: Person): Promise<Visitor> {
  const visitor = visitorOf(kit)
  const link = await register(visitor, person)
  const page = await visitor.submit(link, 'Confirm')
  if (page.path !== kit.home || page.status !== 200)
    throw new Error(`confirming leads to ${page.path}, “${page.heading}” (${page.status}), not to ${kit.home}.`)
  return visitor
}

export const signIn = (
  visitor: Visitor,
  { email, password }: Pick<Person, 'email' | 'password'>,
  path = '/sign-in',
  sending?: Parameters<Visitor['send']>[1],
) => visitor.submit(path, 'Sign in', { Email: email, Password: password }, sending)

/** Whether the page of members is shown. */
export async function isIn(kit: Kit, visitor: Visitor): Promise<boolean> {
  const { status, path } = await visitor.visit(kit.home)
  return status === 200 && path === kit.home
}

/** Somebody else with the same cookies as they are now. */
export function copyOf(kit: Kit, visitor: Visitor): Visitor {
  const copy = visitorOf(kit)
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
  return copy
}

/** The name of the cookie without which somebody who is signed in is not. */
export async function sessionCookieOf(kit: Kit, member: Visitor): Promise<string> {
  for (const name of member.cookies.keys()) {
    const without = copyOf(kit, member)
    without.cookies.delete(name)
    if (!(await isIn(kit, without))) return name
  }
  throw new Error('no cookie makes out whether somebody is signed in.')
}
