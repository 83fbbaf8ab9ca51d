import { ArrowDownTrayIcon, XMarkIcon } from '@heroicons/react/16/solid'
import { useEffect, useRef, useState } from 'react'
import { flavourTitles } from '#client/flavour-titles.ts'
import { useCodeZip } from '#client/hooks/use-code-zip.ts'
import { useHasLicence } from '#client/hooks/use-has-licence.ts'
import { setTray, toggleInTray, type TrayEntry } from '#client/hooks/use-tray.ts'
import { Link } from '#client/router-link.tsx'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { flavours } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'

type Props = { tray: readonly TrayEntry[]; onClose: () => void }

const options = flavours.map((value) => ({ value, label: flavourTitles[value] }))

/** What was collected, to be taken along as one zip. */
export function TrayPanel({ tray, onClose }: Props) {
  const [emptied, setEmptied] = useState<readonly TrayEntry[] | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Who presses a button that goes with what it did is at the heading, not lost.
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left > 0) heading.current?.focus()
  }, [left])

  function empty() {
    setEmptied(tray)
    setTray([])
    setLeft(left + 1)
  }
  function putBack(entries: readonly TrayEntry[]) {
    setTray(entries)
    setEmptied(null)
    setLeft(left + 1)
  }
  function takeOut(entry: TrayEntry) {
    toggleInTray(entry)
    setLeft(left + 1)
  }

  return (
    <div className="flex h-full flex-col overflow-y-auto">
      <div className="flex items-center gap-2 border-b border-line py-2 ps-5 pe-3">
        <h2 ref={heading} tabIndex={-1} className="flex-1 rounded-xs text-lg font-semibold outline-none">
          Tray <span className="text-sm font-normal text-muted tabular-nums">{tray.length}</span>
        </h2>
        <IconButton icon={XMarkIcon} label="Close the tray" onClick={onClose} />
      </div>
      {tray.length === 0 ? (
        <div className="grid content-start gap-4 px-5 py-6 text-sm text-pretty text-muted">
          <p>
            The tray is empty. Press the tray icon beside a component’s name to add it. You can then download everything
            as one zip: the code in your colours, the packages to install and the theme.
          </p>
          {emptied && (
            <Button variant="secondary-alt" size="sm" className="justify-self-start" onClick={() => putBack(emptied)}>
              Put {emptied.length} back
            </Button>
          )}
        </div>
      ) : (
        <>
          <ul
            aria-label="In the tray"
            className="min-h-40 shrink-0 grow basis-0 divide-y divide-line overflow-y-auto ps-5 pe-3"
          >
            {tray.map((entry) => (
              <li key={entry.part} className="flex items-center gap-2 py-2">
                <div className="min-w-0 flex-1">
                  <Link
                    href={urls.appComponent(entry.path)}
                    className="block rounded-xs text-sm font-medium wrap-anywhere text-ink decoration-line-strong underline-offset-4 hover:underline"
                  >
                    {entry.title}
                  </Link>
                  <p className="font-mono text-xs text-faint">{entry.part}</p>
                </div>
                <IconButton dense icon={XMarkIcon} label={`Take out ${entry.title}`} onClick={() => takeOut(entry)} />
              </li>
            ))}
          </ul>
          <Taking parts={tray.map(({ part }) => part)} onEmpty={empty} />
        </>
      )}
    </div>
  )
}

/** How it is taken along. */
function Taking({ parts, onEmpty }: { parts: readonly string[]; onEmpty: () => void }) {
  const { href, flavour, change, profile } = useCodeZip({ parts })
  const hasLicence = useHasLicence()

  return (
    <div className="grid gap-3 border-t border-line px-5 py-4">
      <Segmented label="Flavour" options={options} value={flavour} onChange={(picked) => change({ flavour: picked })} />
      <p className="text-xs text-pretty text-muted">
        {profile}, as chosen beside the code.
        {!hasLicence && ' What needs a licence is left out; the README in the zip names it.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={href} className={buttonClass({}, 'flex-1')}>
          <ArrowDownTrayIcon aria-hidden className="size-4" />
          Download zip
        </a>
        <Button variant="secondary-alt" onClick={onEmpty}>
          Empty it
        </Button>
      </div>
    </div>
  )
}
