import type { H3Event } from 'h3'
import { FormFault, readForm } from '../accounts/requests.ts'

/** The fields of a form that was sent; what is too large or no form is refused. */
export async function readFields(event: H3Event): Promise<Record<string, string>> {
  // Left open where reading stops early, so that the answer still finds its way.
  const body = event.node.req.iterator({ destroyOnReturn: false })
  const sent: object = { method: 'POST', headers: event.headers, body, duplex: 'half' }
  return readForm(new Request('http://form.invalid', sent)).catch((error: unknown) => {
    throw error instanceof FormFault ? createError({ status: error.status, message: error.message }) : error
  })
}

/** Where a request comes from, to count attempts. Of what a trusted proxy says, the last address is its own word. */
export function from(event: H3Event): { address: string } {
  const told = useSettings().isProxyTrusted ? getRequestHeader(event, 'x-forwarded-for')?.split(',').at(-1)?.trim() : ''
  return { address: told || getRequestIP(event) || 'unknown' }
}

const brief = { httpOnly: true, sameSite: 'lax', path: '/' } as const

/** Something to say on the next page that is shown: see app/components/ToastRegion.vue. */
export function setFlash(event: H3Event, text: string) {
  setCookie(event, 'flash', text, { ...brief, maxAge: 60 })
}

/** While developing: whose last mail the page after a form may show. */
export function rememberMail(event: H3Event, address: string) {
  if (useSettings().isMailShown) setCookie(event, 'mail-to', address, { ...brief, maxAge: 600 })
}
