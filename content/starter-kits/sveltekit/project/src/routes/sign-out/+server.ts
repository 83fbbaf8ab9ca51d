import { redirectWithToast } from '#lib/server/forms.ts'
import { endSession } from '#lib/server/session.ts'
import type { RequestHandler } from './$types'

export const POST: RequestHandler = async (event) => {
  await endSession(event)
  redirectWithToast(event, '/sign-in', 'You are signed out.')
}
