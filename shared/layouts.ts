import type { PageName } from './page-props.ts'

export type LayoutName = 'none' | 'auth' | 'app' | 'marketing'

/** The frame round a page, chosen by the page's name alone. */
export function layoutOf(name: PageName | (string & {})): LayoutName {
  switch (true) {
    case name === 'error':
    case name === 'template-preview':
    case name.startsWith('dev/'):
    case name.startsWith('tools/'):
      return 'none'
    case name.startsWith('auth/'):
      return 'auth'
    case name.startsWith('app/') || name.startsWith('user/'):
      return 'app'
    default:
      return 'marketing'
  }
}
