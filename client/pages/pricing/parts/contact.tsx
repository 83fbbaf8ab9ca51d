import { site } from '#shared/site.ts'

/** Where to ask what is not answered here. */
export function Contact() {
  return (
    <p className="mt-4 text-base text-muted">
      Something else?{' '}
      <a
        href={site.contactUrl}
        target="_blank"
        rel="noreferrer"
        className="rounded-xs font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        Write to us<span className="sr-only"> (opens in a new tab)</span>
      </a>
      .
    </p>
  )
}
