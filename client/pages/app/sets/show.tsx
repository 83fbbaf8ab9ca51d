import { useHasLicence } from '#client/hooks/use-has-licence.ts'
import type { Pages } from '#shared/page-props.ts'
import { itemOfSet } from '#shared/collections.ts'
import { urls } from '#shared/urls.ts'
import { SetContents } from '../../parts/sets/set-contents.tsx'
import { AppPage } from '../parts/app-page.tsx'
import { CollectionButton } from '../parts/collection-button.tsx'
import { DownloadZip } from '../parts/download-zip.tsx'

export default function Set({ set, collections }: Pages['app/sets/show']) {
  const hasLicence = useHasLicence()

  return (
    <AppPage
      title={`${set.title}, set`}
      heading={set.title}
      about={set.description}
      action={
        <DownloadZip
          which={{ set: set.slug }}
          note={!hasLicence && 'What needs a licence is left out; the README in the zip names it.'}
        >
          {collections && (
            <CollectionButton item={{ path: itemOfSet(set.slug), title: set.title }} collections={collections} />
          )}
        </DownloadZip>
      }
    >
      <p className="max-w-prose text-sm text-pretty text-muted">{set.world}</p>
      <div className="mt-8 pb-16">
        <SetContents set={set} address={urls.appComponent} />
      </div>
    </AppPage>
  )
}
