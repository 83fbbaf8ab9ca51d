import { clsx } from 'clsx'
import type { ListedComponent } from '#shared/page-props.ts'

type Props = { components: readonly ListedComponent[]; current: string | null; onJump: (slug: string) => void }

/** The components of the page, with the one that is being looked at; stays in view beside them. */
export function OnThisPage({ components, current, onJump }: Props) {
  return (
    <nav
      aria-label="On this page"
      className="sticky top-32 max-h-[calc(100dvh-9rem)] [scrollbar-width:thin] overflow-y-auto pb-4"
      data-print="no"
    >
      <p className="px-3 text-xs font-medium text-muted">On this page</p>
      <ComponentLinks components={components} current={current} onJump={onJump} className="mt-2 border-s border-line" />
    </nav>
  )
}

export function ComponentLinks({ components, current, onJump, className }: Props & { className?: string }) {
  return (
    <ol className={clsx('text-sm', className)}>
      {components.map(({ slug, title }) => (
        <li key={slug}>
          <a
            href={`#${slug}`}
            aria-current={slug === current ? 'location' : undefined}
            onClick={() => onJump(slug)}
            className="page-part-link"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
