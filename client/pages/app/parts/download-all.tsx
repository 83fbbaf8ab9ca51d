import { ArrowDownTrayIcon } from '@heroicons/react/16/solid'
import { flavourTitles } from '#client/flavour-titles.ts'
import { useCodeZip } from '#client/hooks/use-code-zip.ts'
import { buttonClass } from '#client/ui/button.tsx'

type Props = {
  /** The path of a package or a subcategory. */
  of: string
  title: string
  count: number
}

/** The zip of all there is in one place, in the flavour this browser prefers. */
export function DownloadAll({ of, title, count }: Props) {
  const { href, flavour, profile } = useCodeZip({ of })
  if (count === 0) return null

  return (
    <a
      href={href}
      title={`As you read code: ${profile}`}
      className={buttonClass({ variant: 'secondary-alt', size: 'sm' })}
      data-print="no"
    >
      <ArrowDownTrayIcon aria-hidden className="size-4 text-muted" />
      <span>
        Download all for {flavourTitles[flavour]}
        <span className="sr-only">: {title}</span>
      </span>
    </a>
  )
}
