/** Assistants that connect to an account: what they may ask for. */

/** To read the library as the account may; and to go on when nobody is there (RFC 6749, 6, as OpenID Connect names it). */
export const assistantScopes = ['library:read', 'offline_access'] as const
