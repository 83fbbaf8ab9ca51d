/** Everything that the environment says. The README lists it. */
export function readConfig(port: number, env = process.env) {
  return {
    /** The address people see: for links in mails and the session's cookie; never taken from a request. */
    origin: env.ORIGIN ?? `http://localhost:${port}`,
    databaseFile: env.DATABASE_FILE ?? 'data/app.db',
    /** Behind a proxy of your own: who asks is what it says, not the proxy itself. */
    trustProxy: env.TRUST_PROXY === '1',
    /** Shows the mailed link in the page, for development without a mail provider. */
    mailPreview: env.NODE_ENV !== 'production' || env.MAIL_PREVIEW === '1',
  } as const
}

export type Config = ReturnType<typeof readConfig>
