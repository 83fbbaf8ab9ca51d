import { formTokenCookie } from './form-token.ts'

/** Calls outside page navigation; carries the same headers as Inertia's own requests. */
type Options = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: Record<string, unknown>; signal?: AbortSignal }

export class ApiError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`Answered with status ${status}`)
    this.name = 'ApiError'
    this.status = status
  }
}

/** Sends a request and answers with its JSON, or undefined when the answer has none; throws ApiError. */
export async function api<Answer>(url: string, { method = 'GET', body, signal }: Options = {}): Promise<Answer> {
  const response = await fetch(url, {
    method,
    ...(signal && { signal }),
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(method !== 'GET' && { 'X-XSRF-TOKEN': cookie(formTokenCookie()) }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new ApiError(response.status)
  const isJson = response.headers.get('Content-Type')?.includes('json')
  return (isJson ? await response.json() : undefined) as Answer
}

function cookie(name: string): string {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : ''
}
