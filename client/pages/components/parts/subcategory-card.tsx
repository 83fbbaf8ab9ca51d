import { ShelfCard } from '#client/pages/parts/shelf-card.tsx'
import { counted } from '#shared/counted.ts'
import type { ListedSubcategory } from '#shared/page-props.ts'
import { standaloneTitle } from '#shared/standalone-title.ts'
import { urls } from '#shared/urls.ts'

type Props = {
  subcategory: ListedSubcategory
  /** The title of the category it is in. */
  category: string
  late: boolean
}

/** A subcategory by one of its components, small enough to stand beside many others. */
export function SubcategoryCard({ subcategory, category, late }: Props) {
  const { title, path, count, free, thumbnail } = subcategory
  return (
    <ShelfCard
      dense
      thumbnail={thumbnail}
      late={late}
      title={standaloneTitle(title, category)}
      href={urls.subcategory(path)}
      aside={
        <>
          {counted(count, 'component')}
          {free > 0 && <span className="text-emerald-800 dark:text-emerald-300">, {free} free</span>}
        </>
      }
    />
  )
}
