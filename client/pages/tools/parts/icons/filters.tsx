import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { memo } from 'react'
import { Segmented } from '#client/ui/segmented.tsx'
import { categories, categoryIds, isCategoryId, type CategoryId } from '#shared/tools/icons/categories.ts'
import type { IconSet, StyleId } from '#shared/tools/icons/sets.ts'
import type { IconState } from '#shared/tools/icons/state.ts'

type Props = {
  set: IconSet
  style: StyleId | null
  category: CategoryId | null
  change: (part: Partial<IconState>) => void
}

/** Which icons are shown: in one style, of one kind. */
export const Filters = memo(function Filters({ set, style, category, change }: Props) {
  const [first] = set.styles
  const unfiltered: string = set.oneLook ? 'every' : first.id
  const options = [
    ...(set.oneLook ? [{ value: unfiltered, label: 'Every look' }] : []),
    ...set.styles.map(({ id, title }) => ({ value: id as string, label: title })),
  ]

  return (
    <>
      {set.styles.length > 1 && (
        <Segmented
          label="Style"
          options={options}
          value={style ?? unfiltered}
          onChange={(value) => change({ style: value === unfiltered ? null : (value as StyleId) })}
          className="whitespace-nowrap"
        />
      )}
      <span className="grid max-w-full grid-cols-1 items-center">
        <select
          aria-label="Category"
          value={category ?? ''}
          onChange={({ target }) => change({ category: isCategoryId(target.value) ? target.value : null })}
          className="select col-start-1 row-start-1 h-9 max-w-full truncate rounded-lg bg-raised ps-3 pe-8 text-sm leading-9 font-medium text-ink inset-ring inset-ring-line-strong transition-colors hover:bg-sunken dark:hover:bg-overlay pointer-coarse:h-10 pointer-coarse:leading-10"
        >
          <option value="">All categories</option>
          {categoryIds.map((id) => (
            <option key={id} value={id}>
              {categories[id]}
            </option>
          ))}
        </select>
        <ChevronDownIcon
          aria-hidden
          className="pointer-events-none col-start-1 row-start-1 me-2.5 size-4 justify-self-end text-faint"
        />
      </span>
    </>
  )
})
