import { urls } from '#shared/urls.ts'

/** Has a search counted that found nothing, without cookies and without anybody waiting for it; one that is lost is no loss. */
export function countVainSearch(words: string): void {
  fetch(urls.searches(), {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ words: words.slice(0, 200) }),
  }).catch(() => {})
}
