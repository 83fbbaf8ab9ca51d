import type { PageName } from '#shared/page-props.ts'
import AppLayout from './app.tsx'
import AuthLayout from './auth.tsx'
import MarketingLayout from './marketing.tsx'

/** The frame round a page, chosen by the page's name alone. */
export function layoutFor(name: PageName | (string & {})) {
  switch (true) {
    case name === 'error':
    case name.startsWith('dev/'):
      return null
    case name.startsWith('auth/'):
      return AuthLayout
    case name.startsWith('app/') || name.startsWith('user/'):
      return AppLayout
    default:
      return MarketingLayout
  }
}
