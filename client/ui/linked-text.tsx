/* oxlint-disable react/no-array-index-key -- the pieces of a text never move */
import { linkedParts } from './linked-parts.ts'

/** What people wrote, with the web addresses in it as links that open beside this page. */
export function LinkedText({ text }: { text: string }) {
  return linkedParts(text).map(({ text: part, href }, index) =>
    href ? (
      <a
        key={index}
        href={href}
        target="_blank"
        rel="noreferrer nofollow"
        className="rounded-xs text-accent underline decoration-accent/40 underline-offset-3 transition-colors hover:decoration-accent"
      >
        {part}
        <span className="sr-only"> (opens a new tab)</span>
      </a>
    ) : (
      part
    ),
  )
}
