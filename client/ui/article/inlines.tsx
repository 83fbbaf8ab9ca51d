/* oxlint-disable react/no-array-index-key -- a published text never changes under the reader's eyes */
import { type ReactNode, use } from 'react'
import type { Inline } from '#shared/article.ts'
import { Link } from '../link.tsx'
import { LinkBase } from './link-base.ts'

export function Inlines({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => (typeof part === 'string' ? part : <InlinePart key={index} part={part} />))
}

function InlinePart({ part }: { part: Exclude<Inline, string> }) {
  const { docHref, idPrefix } = use(LinkBase)
  switch (part.type) {
    case 'strong':
      return (
        <strong className="font-semibold text-ink">
          <Inlines parts={part.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Inlines parts={part.children} />
        </em>
      )
    case 'code':
      return (
        <code className="rounded-sm bg-hover px-1 py-0.5 font-mono text-[0.875em] wrap-anywhere text-ink">
          {part.text}
        </code>
      )
    case 'break':
      return <br />
    case 'doc':
      return (
        <Link href={docHref(part.slug) + part.hash}>
          <Inlines parts={part.children} />
        </Link>
      )
    case 'link':
      return (
        <TextLink href={part.href.replace(/^#/, `#${idPrefix}`)}>
          <Inlines parts={part.children} />
        </TextLink>
      )
  }
}

/** Pages of ours open by the router; places on this page and other sites by the browser. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <Link href={href}>{children}</Link>
  return (
    <a
      href={href}
      className="rounded-xs font-medium text-accent underline decoration-accent/40 underline-offset-3 transition-colors hover:decoration-accent"
    >
      {children}
    </a>
  )
}
