import { api } from '#client/api.ts'
import type { Copy } from '#shared/copies.ts'
import { urls } from '#shared/urls.ts'

/** Has a copy counted, without cookies and without anybody waiting for it; one that is lost is no loss. */
export function countCopy(copy: Copy): void {
  const headers = { 'Content-Type': 'application/json' }
  fetch(urls.copies(), {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers,
    body: JSON.stringify(copy),
  }).catch(() => {})
}

/** Remembers in the account of who is signed in what they took last. Nobody waits for it; one that is lost is no loss. */
export function rememberCopied(component: string): void {
  api(urls.copiedComponent(component), { method: 'PUT' }).catch(() => {})
}

/** Both, for what is taken in the app. */
export function tookInLibrary(copy: Copy): void {
  countCopy(copy)
  rememberCopied(copy.component)
}
