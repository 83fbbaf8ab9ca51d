import { ArrowDownTrayIcon } from '@heroicons/react/16/solid'
import type { ReactNode } from 'react'
import { useCodeZip } from '#client/hooks/use-code-zip.ts'
import { buttonClass } from '#client/ui/button.tsx'

type Props = {
  which: Parameters<typeof useCodeZip>[0]
  /** What is not in it, in a sentence. */
  note?: string | false
  /** What else can be done with it, beside the button. */
  children?: ReactNode
}

/** What a page shows as one zip, written as this browser likes its code; stands beside the page's heading. */
export function DownloadZip({ which, note, children }: Props) {
  const { href, profile } = useCodeZip(which)

  return (
    // It begins where its line begins: whether that is beside the heading or below it depends on how long that is.
    <div data-print="no" className="grid justify-items-start gap-1.5">
      <div className="flex items-center gap-2">
        <a href={href} className={buttonClass({})}>
          <ArrowDownTrayIcon aria-hidden className="size-4" />
          Download zip
        </a>
        {children}
      </div>
      <p className="max-w-xs text-xs text-pretty text-muted">
        {profile}.{note && ` ${note}`}
      </p>
    </div>
  )
}
