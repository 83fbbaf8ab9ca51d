/** The address of a link that was mailed. */
export const linkSearch = ({ token }: Record<string, unknown>) => ({ token: typeof token === 'string' ? token : '' })

/** Where somebody wanted to go who has to sign in first; the server lets own paths through only. */
export const nextSearch = ({ next }: Record<string, unknown>): { next?: string } =>
  typeof next === 'string' ? { next } : {}
