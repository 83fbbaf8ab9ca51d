import type { AuthUser } from '#shared/page-props.ts'

/** Somebody who is signed in and has bought nothing, as pages are told of them; in part as asked. */
export const authUser = (part: Partial<AuthUser> = {}): AuthUser => ({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  email_verified: true,
  opt_app_dark_mode: 'system',
  ds_active: false,
  is_affiliate: false,
  snippet_defaults: null,
  license_name: null,
  license_email: null,
  license_key: null,
  may_ask_support: true,
  ...part,
})
