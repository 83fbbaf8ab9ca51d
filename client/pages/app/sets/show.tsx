import { ArrowDownTrayIcon } from '@heroicons/react/16/solid'
import { useCodeZip } from '#client/hooks/use-code-zip.ts'
import { useHasLicence } from '#client/hooks/use-has-licence.ts'
import { buttonClass } from '#client/ui/button.tsx'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { SetContents } from '../../parts/sets/set-contents.tsx'
import { AppPage } from '../parts/app-page.tsx'

export default function Set({ set }: Pages['app/sets/show']) {
  return (
    <AppPage
      title={`${set.title}, set`}
      heading={set.title}
      about={set.description}
      action={<Download slug={set.slug} />}
    >
      <p className="max-w-prose text-sm text-pretty text-muted">{set.world}</p>
      <div className="mt-8 pb-16">
        <SetContents set={set} address={urls.appComponent} />
      </div>
    </AppPage>
  )
}

function Download({ slug }: { slug: string }) {
  const { href, profile } = useCodeZip({ set: slug })
  const hasLicence = useHasLicence()

  return (
    <div data-print="no" className="grid gap-1.5 sm:justify-items-end">
      <a href={href} className={buttonClass({}, 'justify-self-start sm:justify-self-end')}>
        <ArrowDownTrayIcon aria-hidden className="size-4" />
        Download zip
      </a>
      <p className="max-w-xs text-xs text-pretty text-muted sm:text-end">
        {profile}.{!hasLicence && ' What needs a licence is left out; the README in the zip names it.'}
      </p>
    </div>
  )
}
