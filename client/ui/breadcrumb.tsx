import { Link } from '#client/router-link.tsx'

type Props = {
  /** From the outermost inwards; what has no page of its own is no link. */
  above: readonly { label: string; href?: string }[]
  className?: string
}

/** What a page stands in. */
export const Breadcrumb = ({ above, className = '' }: Props) => (
  <nav aria-label="Breadcrumb" className={`text-sm text-muted ${className}`.trimEnd()}>
    <ol className="flex flex-wrap gap-x-2">
      {above.map(({ label, href }, index) => (
        <li key={label} className="flex gap-x-2">
          {index > 0 && (
            <span aria-hidden className="text-faint">
              /
            </span>
          )}
          {href === undefined ? (
            label
          ) : (
            <Link
              href={href}
              className="rounded-xs hover:text-ink pointer-coarse:-mx-1 pointer-coarse:-my-3 pointer-coarse:px-1 pointer-coarse:py-3"
            >
              {label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
