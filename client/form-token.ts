import { formTokenMeta, formTokenName } from '#shared/form-token.ts'

/** What the cookie with the token of forms is called at this site, which its pages say where it is not the usual. */
export const formTokenCookie = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${formTokenMeta}"]`)?.content ?? formTokenName
