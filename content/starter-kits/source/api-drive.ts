/** The drive of kits whose pages are drawn by scripts: how these speak with the server, which is the same for all of them. */
import type { Api } from '#toolchain/smoke.ts'

export { default, enter } from './drive.ts'

export const api: Api = {
  requests: {
    'Sign in': {
      path: '/api/sign-in',
      fields: { Email: 'email', Password: 'password' },
      parameters: ['next'],
      leads: '/',
    },
    'Create account': {
      path: '/api/register',
      fields: { Name: 'name', Email: 'email', Password: 'password' },
      leads: '/check-email',
    },
    Confirm: { path: '/api/verify', fields: {}, parameters: ['token'], leads: '/' },
    'Send link': { path: '/api/forgot-password', fields: { Email: 'email' }, leads: '/check-email' },
    'Save password': {
      path: '/api/reset-password',
      fields: { 'New password': 'password' },
      parameters: ['token'],
      leads: '/',
    },
    'Sign out': { path: '/api/sign-out', fields: {}, leads: '/sign-in' },
    'Save changes': { path: '/api/account', method: 'PATCH', fields: { Name: 'name' }, leads: '/settings' },
    'Change password': {
      path: '/api/account/password',
      fields: { 'Current password': 'current', 'New password': 'password' },
      leads: '/settings',
    },
    'Delete account': { path: '/api/account/delete', fields: { 'Your password': 'password' }, leads: '/sign-in' },
  },
  account: '/api/account',
  mail: '/api/mail?to=',
  links: { '/verify': '/api/link?purpose=verify&token=', '/reset-password': '/api/link?purpose=reset&token=' },
}
