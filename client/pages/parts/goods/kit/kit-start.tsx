import { counted } from '#shared/counted.ts'
import type { KitProps } from '#shared/page-props.ts'
import { DownloadLink } from '../download-link.tsx'
import { LastChanged } from '../last-changed.tsx'
import { StartCommand } from '../start-command.tsx'
import { weight } from '../weight.ts'
import { WhatOpensIt } from '../what-opens-it.tsx'

/** How to begin with a kit: what opens it, the command, and the zip. */
export function KitStart({ kit, contents, isOpen }: Pick<KitProps, 'kit' | 'contents' | 'isOpen'>) {
  const { slug, title, free, editions } = kit
  const [edition] = editions

  return (
    <section aria-labelledby="start" className="rounded-2xl bg-raised p-5 ring-1 ring-line-strong dark:bg-sunken">
      <h2 id="start" className="text-base font-semibold text-ink">
        Start a project
      </h2>
      {!isOpen && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
          <WhatOpensIt kind="starter-kits" free={free} title={title} variant="primary" />
        </div>
      )}
      <StartCommand project={slug} title={title} folder="my-app" isOpen={isOpen} />
      {edition && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="text-xs text-faint tabular-nums">
            <p>
              {counted(edition.files, 'file')}, {weight(edition.zip.bytes)} zipped
              {contents.node && `, for Node.js ${nodeWords(contents.node)}`}
            </p>
            <LastChanged editions={editions} />
          </div>
          {isOpen && <DownloadLink kind="starter-kits" slug={slug} title={title} edition={edition} />}
        </div>
      )}
    </section>
  )
}

/** "22.22 or newer" of ">=22.22.0"; what is said in another way stays as it is. */
const nodeWords = (range: string) => {
  const [, least] = /^>=\s*(\d+\.\d+)(?:\.\d+)?$/.exec(range) ?? []
  return least ? `${least} or newer` : range
}
