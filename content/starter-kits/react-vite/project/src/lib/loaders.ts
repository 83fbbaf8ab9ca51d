import { type LoaderFunctionArgs, redirect } from 'react-router'
import { currentUser, isGoodLink } from './auth'

/** Leads guests to the sign-in page, and from there back to the page they asked for. The server does the same. */
export async function memberOnly({ request }: LoaderFunctionArgs) {
  if (await currentUser()) return null
  const { pathname, search } = new URL(request.url)
  throw redirect(pathname === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(pathname + search)}`)
}

export async function guestOnly() {
  if (await currentUser()) throw redirect('/')
  return null
}

/** Finds out whether a link from a mail can still be used: the page of a used one shows no form. */
export const goodLink =
  (purpose: 'verify' | 'reset') =>
  ({ request }: LoaderFunctionArgs) =>
    isGoodLink(purpose, new URL(request.url).searchParams.get('token') ?? '')
