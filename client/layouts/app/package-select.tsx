import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { CheckIcon, ChevronUpDownIcon } from '@heroicons/react/16/solid'
import { Badge } from '#client/ui/badge.tsx'
import type { PackageSlug } from '#shared/catalog.ts'
import type { PackagesProp } from '#shared/page-props.ts'

type Props = {
  packages: PackagesProp[keyof PackagesProp][]
  value: PackageSlug
  onChange: (slug: PackageSlug) => void
}

export function PackageSelect({ packages, value, onChange }: Props) {
  const current = packages.find(({ slug }) => slug === value)

  return (
    <Listbox value={value} onChange={onChange}>
      <div className="relative">
        <ListboxButton
          aria-label={`Package: ${current?.title}`}
          className="flex h-10 w-full items-center justify-between gap-2 rounded-lg bg-raised ps-3 pe-2 text-sm font-medium text-ink inset-ring inset-ring-line-strong transition-colors hover:bg-page dark:hover:bg-overlay"
        >
          {current?.title}
          <ChevronUpDownIcon aria-hidden className="size-4 text-faint" />
        </ListboxButton>
        <ListboxOptions
          modal={false}
          transition
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-60 overflow-y-auto rounded-lg bg-overlay p-1 shadow-lg ring-1 ring-line-strong transition-opacity duration-100 outline-none data-closed:opacity-0"
        >
          {packages.map(({ slug, title, count }) => (
            <ListboxOption
              key={slug}
              value={slug}
              disabled={count === 0}
              className="group flex h-9 cursor-default items-center gap-2 rounded-md px-2 text-sm text-ink data-disabled:text-faint data-focus:bg-hover pointer-coarse:h-11"
            >
              <CheckIcon aria-hidden className="size-4 text-accent not-group-data-selected:invisible" />
              <span className="flex-1">{title}</span>
              <Badge>{count}</Badge>
            </ListboxOption>
          ))}
        </ListboxOptions>
      </div>
    </Listbox>
  )
}
