/** What the second panel of the sidebar shows. */
export type Section = 'dashboard' | 'components' | 'extras' | 'user'

/** The section an address belongs to. */
export function sectionOf(url: string): Section {
  if (/^\/app\/(components|favourites|collections|sets)([/?#]|$)/.test(url)) return 'components'
  if (url.startsWith('/app/extras/')) return 'extras'
  return url.startsWith('/user/') || url.startsWith('/checkout/') ? 'user' : 'dashboard'
}
