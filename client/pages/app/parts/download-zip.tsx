import { ArrowDownTrayIcon } from '@heroicons/react/16/solid'
import { useCodeZip } from '#client/hooks/use-code-zip.ts'
import { buttonClass } from '#client/ui/button.tsx'

type Props = {
  which: Parameters<typeof useCodeZip>[0]
  /** What is not in it, in a sentence. */
  note?: string | false
}

/** What a page shows as one zip, written as this browser likes its code; stands beside the page's heading. */
export function DownloadZip({ which, note }: Props) {
  const { href, profile } = useCodeZip(which)

  return (
    // Below that width it stands under the heading, where everything begins at the start.
    <div data-print="no" className="grid justify-items-start gap-1.5 xl:justify-items-end">
      <a href={href} className={buttonClass({})}>
        <ArrowDownTrayIcon aria-hidden className="size-4" />
        Download zip
      </a>
      <p className="max-w-xs text-xs text-pretty text-muted xl:text-end">
        {profile}.{note && ` ${note}`}
      </p>
    </div>
  )
}
