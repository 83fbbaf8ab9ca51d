import { forms } from '../forms.ts'

/**
 * Answers the forms of pages, which are sent to the page's own address. With JavaScript, $fetch asks for JSON. Without,
 * what was accepted leads on, and what was refused falls through to the page, which is rendered again.
 */
export default defineEventHandler(async (event) => {
  if (event.method !== 'POST') return
  const { pathname, searchParams } = getRequestURL(event)
  const name = searchParams.get('form')
  const action = name ? `${pathname}?form=${name}` : pathname
  const form = Object.hasOwn(forms, action) ? forms[action] : undefined
  if (!form) return

  const values = await readFields(event)
  const answer = await form({ event, values, token: searchParams.get('token') ?? '' })
  const isAskedByScript = getRequestHeader(event, 'accept')?.includes('application/json')

  if ('to' in answer) {
    if (isAskedByScript) return answer
    if (answer.toast) setFlash(event, answer.toast)
    return sendRedirect(event, answer.to, 303)
  }
  setResponseStatus(event, 422)
  const { fields, form: sentence } = answer
  if (isAskedByScript) return { fields, form: sentence }
  event.context.refused = { action, fields, form: sentence, values: withoutPasswords(values) }
})

const withoutPasswords = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'password' && name !== 'current'))
