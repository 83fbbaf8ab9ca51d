import { ArrowDownTrayIcon } from '@heroicons/react/16/solid'
import { buttonClass } from '#client/ui/button.tsx'
import type { Edition, ProjectKind } from '#shared/goods.ts'
import { urls } from '#shared/urls.ts'

type Props = { kind: ProjectKind; slug: string; title: string; edition: Edition }

/** Takes an edition home, as a zip. */
export const DownloadLink = ({ kind, slug, title, edition }: Props) => (
  <a
    href={urls.goodDownload(kind, slug, edition.slug)}
    download
    className={buttonClass({ variant: 'secondary', size: 'sm' })}
  >
    <ArrowDownTrayIcon aria-hidden className="size-4" />
    Download
    <span className="sr-only">
      {' '}
      {title}, {edition.title}
    </span>
  </a>
)
