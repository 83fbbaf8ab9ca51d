/**
 * The settings of nuxt.config.ts as they are when the server starts. Nuxt reads NUXT_ORIGIN and its like by itself;
 * hosts that set them without its prefix are understood as well.
 */
export function useSettings() {
  const config = useRuntimeConfig()
  const { DATABASE_FILE, MAIL_PREVIEW, NITRO_PORT, ORIGIN, PORT, TRUST_PROXY } = process.env
  return {
    /** The address of the site, for links in mails; never taken from a request. */
    origin: ORIGIN || config.origin || `http://localhost:${NITRO_PORT || PORT || 3000}`,
    databaseFile: DATABASE_FILE || config.databaseFile,
    /** Whether the page after a form shows the link of the last mail. Never where other people sign up. */
    isMailShown: import.meta.dev || MAIL_PREVIEW === '1' || config.mailPreview,
    /** Whether a proxy in front says who is asking. */
    isProxyTrusted: TRUST_PROXY === '1' || config.trustProxy,
  }
}
