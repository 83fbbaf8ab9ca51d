import type { Context } from 'hono'

/** Who asks: our own client-side router, a program that wants JSON, or a browser that wants a document. */
export function wants(c: Context): 'inertia' | 'json' | 'document' {
  if (c.req.header('x-inertia') === 'true') return 'inertia'
  const accept = c.req.header('accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html') ? 'json' : 'document'
}

/**
 * Whether an Accept header would rather have Markdown than HTML (RFC 9110, 12.5.1): it names it, and HTML no higher. What
 * takes anything gets the page.
 */
export function prefersMarkdown(accept?: string | null): boolean {
  if (!accept?.includes('text/markdown')) return false
  const weights = new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [type = '', ...parameters] = part.split(';').map((word) => word.trim())
        const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '') ?? '1'
        return [type, Number(weight)] as const
      }),
  )
  const markdown = weights.get('text/markdown') ?? 0
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0)
}
