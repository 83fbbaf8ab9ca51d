import { usePage } from '@inertiajs/react'
import { breakable } from '#client/ui/breakable.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Link } from '#client/ui/link.tsx'
import { cliCommand } from '#shared/cli.ts'
import { counted } from '#shared/counted.ts'
import type { KitProps } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { DownloadLink } from '../download-link.tsx'
import { LastChanged } from '../last-changed.tsx'
import { weight } from '../weight.ts'
import { WhatOpensIt } from '../what-opens-it.tsx'

/** How to begin with a kit: what opens it, the command, and the zip. */
export function KitStart({ kit, contents, isOpen }: Pick<KitProps, 'kit' | 'contents' | 'isOpen'>) {
  const { url } = usePage().props.site
  const { slug, title, free, editions } = kit
  const [edition] = editions
  const command = cliCommand(url, `create ${slug} my-app`)

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
      <p className="mt-4 text-sm text-pretty text-muted">
        {isOpen ? 'This command makes the folder ' : 'Then this command makes the folder '}
        <code className="font-mono text-[0.8125rem] whitespace-nowrap text-ink">my-app</code>, once you have{' '}
        <Link href={urls.docs('cli')}>signed in on the command line</Link>:
      </p>
      <div className="mt-2 grid justify-items-start gap-2 rounded-lg bg-(--code-ground) p-3 ring-1 ring-line">
        <code className="min-w-0 font-mono text-xs/5 wrap-anywhere text-ink">{breakable(command)}</code>
        <CopyButton text={command} what={`command that starts a project with ${title}`} />
      </div>
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
