/** What attackers and their victims do at a kit with accounts, by its pages. */
import type { Api } from '#toolchain/smoke.ts'
import { isGoodLink } from './api.ts'
import { linkOf, valueOf } from './forms.ts'
import { createVisitor, type Page, type Visitor } from './visitor.ts'

/** A kit that is being served, with nobody in its database at first. */
export type Kit = {
  url: string
  /** The path of the page that members land on. */
  home: string
  /** The paths of pages only members get. */
  members: string[]
  /** How its pages speak with their server, where that is not by forms that work without scripts. */
  api?: Api | undefined
  /** Starts it once more over the same database, with other variables of the environment; counts of attempts are forgotten. */
  restart: (environment: NodeJS.ProcessEnv) => Promise<void>
}
/** Begins with nobody in the database, and answers a sentence for everything that did not hold. */
export type Attack = (kit: Kit) => Promise<string[]>
export type Person = { name: string; email: string; password: string }

export const ines: Person = { name: 'Ines Okoro', email: 'ines@lintel.example', password: 'a long password' }
export const mallory: Person = { name: 'Mallory', email: 'mallory@lintel.example', password: 'another long one' }

export const visitorOf = (kit: Kit, always?: Record<string, string>) => createVisitor(() => kit.url, always, kit.api)

/** Signs up, and answers the path of the link that was mailed. */
export async function register(kit: Kit, visitor: Visitor, { name, email, password }: Person): Promise<string> {
  const page = await visitor.submit('/register', 'Create account', { Name: name, Email: email, Password: password })
  return mailedLink(kit, visitor, { email, page, told: 'signing up' })
}

/** Asks for a new password, and answers the path of the link that was mailed. */
export async function forget(kit: Kit, visitor: Visitor, { email }: Person): Promise<string> {
  const page = await visitor.submit('/forgot-password', 'Send link', { Email: email })
  return mailedLink(kit, visitor, { email, page, told: 'asking for a new password' })
}

type Mailed = { email: string; page: Page; told: string }

async function mailedLink({ api }: Kit, visitor: Visitor, { email, page, told }: Mailed): Promise<string> {
  const link = api
    ? (await visitor.json<{ link: string | null }>(api.mail + encodeURIComponent(email))).link
    : linkOf(page.html, 'Open the link')
  if (!link)
    throw new Error(
      `${told} leads to ${page.path}, “${page.heading}” (${page.status}), where no link “Open the link” is told though MAIL_PREVIEW is 1.`,
    )
  const { pathname, search } = new URL(link, 'http://kit.invalid')
  return pathname + search
}

/** Whether the page of a mailed link says that it was used. */
export async function isUsedUp({ api }: Kit, visitor: Visitor, link: string): Promise<boolean> {
  if (api) return !(await isGoodLink(api, link, visitor.json))
  return (await visitor.visit(link)).heading === 'This link no longer works'
}

/** The name of who is signed in; null for a guest. */
export async function nameOf({ api }: Kit, visitor: Visitor): Promise<string | null> {
  if (!api) return valueOf((await visitor.visit('/settings')).html, 'Name')
  return (await visitor.json<{ user: { name: string } | null }>(api.account)).user?.name ?? null
}

/** Signs up and confirms: whoever this answers is signed in. */
export async function join(kit: Kit, person: Person): Promise<Visitor> {
  const visitor = visitorOf(kit)
  const link = await register(kit, visitor, person)
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
  const isShown = status === 200 && path === kit.home
  if (kit.api && isShown !== ((await nameOf(kit, visitor)) !== null))
    throw new Error(`${kit.home} and ${kit.api.account} do not agree on who is signed in.`)
  return isShown
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
