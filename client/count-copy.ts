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
