/** Forgets sessions and links that have expired: now, and every hour. */
export default defineNitroPlugin((nitro) => {
  const sweep = () => useAccounts().sweep()
  const hourly = setInterval(sweep, 60 * 60_000).unref()
  nitro.hooks.hook('close', () => clearInterval(hourly))
  return sweep()
})
