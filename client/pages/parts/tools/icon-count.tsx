import { grouped } from '#shared/grouped.ts'
import { usePage } from '@inertiajs/react'
import { isSetId, type SetId } from '#shared/tools/icons/sets.ts'
import type { SiteCounts } from '#shared/page-props.ts'

const keys: Record<SetId, keyof SiteCounts> = {
  'heroicons-v2': 'heroicons2',
  'heroicons-v1': 'heroicons1',
  'lucide-icons': 'lucide_icons',
  'bootstrap-icons': 'bootstrap_icons',
}

/** How many icons the tool of a set has; nothing for the other tools. */
export function IconCount({ slug }: { slug: string }) {
  const { counts } = usePage().props.site
  if (!isSetId(slug)) return null
  return (
    <>
      {/* A space, so that “Heroicons v2” is not read on into the number. */}{' '}
      <span className="ms-2 text-sm font-normal whitespace-nowrap text-muted tabular-nums">
        {grouped(counts[keys[slug]])} icons
      </span>
    </>
  )
}
