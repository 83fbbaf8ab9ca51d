import { ShelfCard } from '#client/pages/parts/shelf-card.tsx'
import type { ListedSubcategory } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** A subcategory by one of its components. */
export function SubcategoryCard({
  subcategory: { title, path, count, free, thumbnail },
  late,
}: {
  subcategory: ListedSubcategory
  late: boolean
}) {
  return (
    <ShelfCard
      thumbnail={thumbnail}
      late={late}
      title={title}
      href={urls.subcategory(path)}
      aside={
        <>
          {count}
          <span className="sr-only"> {count === 1 ? 'component' : 'components'}</span>
          {free > 0 && <span className="ms-2 text-emerald-800 dark:text-emerald-300">{free} free</span>}
        </>
      }
    />
  )
}
