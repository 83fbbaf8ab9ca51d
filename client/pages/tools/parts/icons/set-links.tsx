import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { clsx } from 'clsx'
import { memo } from 'react'
import type { IconManifest } from '#shared/tools/icons/manifest.ts'
import { iconSets, type SetId, setIds } from '#shared/tools/icons/sets.ts'
import { urls } from '#shared/urls.ts'

/** The four browsers side by side; what is searched for goes along. */
export const SetLinks = memo(function SetLinks({ set, manifest }: { set: SetId; manifest: IconManifest }) {
  // From the address, which follows when somebody stops typing: the links never wait for them.
  const query = new URLSearchParams(usePage().url.replace(/^[^?]*/, '')).get('q')
  const words = query ? new URLSearchParams({ q: query }).toString() : ''
  return (
    <nav aria-label="Icon sets" className="-mx-3 flex max-w-full flex-wrap gap-x-1 sm:mx-0">
      {setIds.map((id) => (
        <Link
          key={id}
          href={urls.iconTool(id, words)}
          aria-current={id === set ? 'page' : undefined}
          className={clsx(
            'inline-flex h-10 shrink-0 items-center gap-2 rounded-lg px-3 text-sm font-medium transition-colors',
            id === set ? 'bg-hover text-ink' : 'text-muted hover:bg-hover hover:text-ink',
          )}
        >
          {iconSets[id].title}
          <span className="text-xs font-normal text-faint tabular-nums max-sm:hidden">
            {manifest.sets.find((each) => each.id === id)?.icons.toLocaleString('en')}
          </span>
        </Link>
      ))}
    </nav>
  )
})
