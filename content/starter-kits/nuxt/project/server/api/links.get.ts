/** Whether the link of a mail can still be used. */
export default defineEventHandler(async (event) => {
  const { token, purpose } = getQuery(event)
  const isGood = await useAccounts().isGoodLink(String(token ?? ''), purpose === 'reset' ? 'reset' : 'verify')
  return { isGood }
})
