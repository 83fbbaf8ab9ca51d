import type { APIContext } from 'astro'
import { endSession, sayOnce } from '@/server/session.ts'

export async function POST(context: APIContext) {
  await endSession(context)
  sayOnce(context.cookies, 'You are signed out.')
  return context.redirect('/sign-in', 303)
}
