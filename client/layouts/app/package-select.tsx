import { ChevronUpDownIcon } from '@heroicons/react/16/solid'
import type { PackageSlug } from '#shared/catalog.ts'
import type { PackagesProp } from '#shared/page-props.ts'

type Props = {
  packages: PackagesProp[keyof PackagesProp][]
  value: PackageSlug
  onChange: (slug: PackageSlug) => void
}

/** The browser's own select; where it lets its list be styled, app.css does. */
export function PackageSelect({ packages, value, onChange }: Props) {
  return (
    <div className="grid grid-cols-1">
      <select
        aria-label="Package"
        value={value}
        onChange={(event) => onChange(event.target.value as PackageSlug)}
        className="select col-start-1 row-start-1 h-10 w-full min-w-0 truncate rounded-lg bg-raised ps-3 pe-9 text-sm leading-10 font-medium text-ink inset-ring inset-ring-line-strong transition-colors hover:bg-page dark:hover:bg-overlay"
      >
        {packages.map(({ slug, title, count }) => (
          <option key={slug} value={slug} disabled={count === 0}>
            {`${title} (${count})`}
          </option>
        ))}
      </select>
      <ChevronUpDownIcon
        aria-hidden
        className="pointer-events-none col-start-1 row-start-1 me-3 size-4 self-center justify-self-end text-faint"
      />
    </div>
  )
}
