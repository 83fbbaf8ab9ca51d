/** What the cookie with the token of forms is called: every form says again what stands in it. */
export const formTokenName = 'XSRF-TOKEN'

/** The name in a document's head under which a site over https says what the cookie is called there. */
export const formTokenMeta = 'form-token'

/** Over https the name says that it comes from this very host (RFC 6265bis, 4.1.3.2). */
export const secureFormTokenName = `__Host-${formTokenName}`
