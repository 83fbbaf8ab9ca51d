import { pages } from '../../server/http/pages.js'
import { currentUser, isGoodLink } from './auth.js'

/** Whether whoever is here may see this page; leads on where not. */
export async function isAllowed() {
  const { pathname, search } = window.location
  const audience = pages[pathname] ?? 'all'
  if (audience === 'all') return true
  const isMember = (await currentUser()) !== null
  if (isMember === (audience === 'members')) return true
  const next = pathname === '/' ? '' : `?next=${encodeURIComponent(pathname + search)}`
  window.location.replace(isMember ? '/' : `/sign-in${next}`)
  return false
}

const purposes = { '/verify': 'verify', '/reset-password': 'reset' }

/** Whether a link from a mail led here that can no longer be used; leads to the page that says so. */
export async function usedLink() {
  const purpose = purposes[window.location.pathname]
  const token = new URLSearchParams(window.location.search).get('token') ?? ''
  if (!purpose || (await isGoodLink(purpose, token))) return false
  window.location.replace('/used-link')
  return true
}
