import { createServerFn } from '@tanstack/react-start'
import { memberMiddleware } from '~/middleware/session'

type Bill = { number: string; amount: string }

/** What the one who is signed in has to pay: ask your provider for it here. */
export const getBills = createServerFn()
  .middleware([memberMiddleware])
  .handler(async ({ context }): Promise<Bill[]> => billsOf(context.member.user.id))

async function billsOf(_userId: string): Promise<Bill[]> {
  return []
}
