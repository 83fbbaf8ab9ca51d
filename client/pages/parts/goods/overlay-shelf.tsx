import { ArrowDownTrayIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { buttonClass } from '#client/ui/button.tsx'
import { counted } from '#shared/counted.ts'
import { overlayKind, type Overlay } from '#shared/goods.ts'
import { urls } from '#shared/urls.ts'
import { weight } from './weight.ts'

type Props = { overlays: Overlay[]; className?: string | undefined }

/** What is laid over projects that other programs make: below the starter kits, since it is none, with what was not run. */
export function OverlayShelf({ overlays, className }: Props) {
  if (overlays.length === 0) return null
  return (
    <section aria-labelledby="overlays" className={clsx('mt-10 border-t border-line-strong pt-10', className)}>
      <h2 id="overlays" className="scroll-mt-20 text-2xl font-semibold tracking-tight text-ink">
        Over a project you have already
      </h2>
      <p className="mt-1.5 max-w-prose text-sm text-pretty text-muted">
        Not a starter kit, and not counted as one: files to unpack over a project that another program made. Free with
        every account.
      </p>
      <ul className="mt-6 grid gap-8">
        {overlays.map((overlay) => (
          <li key={overlay.slug} className="max-w-3xl">
            <h3 className="text-lg font-semibold text-ink">{overlay.title}</h3>
            <p className="mt-1 text-pretty text-muted">{overlay.description}</p>
            <p className="mt-2 text-sm text-pretty text-ink">{overlay.notRun}</p>
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {overlay.parts.map((part) => (
                <li key={part.slug} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                  <div>
                    <h4 className="font-medium text-ink">{part.title}</h4>
                    <p className="text-sm text-muted">
                      Over <code className="font-mono text-xs">{part.over}</code> · {counted(part.files, 'file')} ·{' '}
                      {weight(part.zip.bytes)}
                    </p>
                  </div>
                  {/* Whoever is not signed in is asked to on the way, so this is no file for everybody. */}
                  <a
                    href={urls.goodDownload(overlayKind, overlay.slug, part.slug)}
                    className={buttonClass({ variant: 'secondary', size: 'sm' })}
                  >
                    <ArrowDownTrayIcon aria-hidden className="size-4" />
                    Download
                    <span className="sr-only">
                      {' '}
                      {overlay.title}, {part.title}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
