import { expect, test, vi } from 'vitest'

vi.mock('$app/env/private', () => ({
  CHAT_API_KEY: undefined,
  CHAT_API_MODEL: undefined,
  CHAT_API_URL: undefined,
}))

test('a question is answered as server-sent events', async () => {
  const { POST } = await import('./+server.ts')
  const body = JSON.stringify({
    model: 'postil-standard',
    messages: [{ role: 'user', content: 'When does the reading room reopen?' }],
  })
  const headers = { 'content-type': 'application/json' }
  const request = new Request('http://localhost/api/chat', { method: 'POST', headers, body })
  const response = await POST({ request } as Parameters<typeof POST>[0])
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  expect(new TextDecoder().decode(value)).toMatch(/^id: 1\n|^data: /)
  await reader?.cancel()
})
