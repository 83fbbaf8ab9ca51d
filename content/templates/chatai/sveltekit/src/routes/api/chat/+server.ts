import { CHAT_API_KEY, CHAT_API_MODEL, CHAT_API_URL } from '$app/env/private'
import { handlerFor } from '#lib/handler.ts'
import type { RequestHandler } from './$types'

/**
 * Answers a question as server-sent events. With the three variables of `src/env.ts` a provider that speaks the common
 * chat API answers, and its key stays here; without them the stand-in answers from the sample files.
 */
const answer = handlerFor({ CHAT_API_KEY, CHAT_API_MODEL, CHAT_API_URL })

export const prerender = false
export const POST: RequestHandler = ({ request }) => answer(request)
