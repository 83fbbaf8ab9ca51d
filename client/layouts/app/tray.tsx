import { ArchiveBoxIcon } from '@heroicons/react/24/outline'
import { useRef } from 'react'
import { useVisitStart } from '#client/hooks/use-page-change.ts'
import { useTray } from '#client/hooks/use-tray.ts'
import { Drawer } from '#client/ui/drawer.tsx'
import { OnceAlive } from '#client/ui/once-alive.tsx'
import { TrayPanel } from './tray-panel.tsx'

/** How much is in the tray, and the tray. */
export function Tray() {
  const tray = useTray()
  const drawer = useRef<HTMLDialogElement>(null)
  useVisitStart(() => drawer.current?.close())
  const label = tray.length === 0 ? 'Tray, empty' : `Tray, ${tray.length} in it`

  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
        className="relative inline-flex size-10 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink"
      >
        <ArchiveBoxIcon aria-hidden className="size-5" />
        {tray.length > 0 && (
          <span className="absolute inset-e-0.5 top-0.5 min-w-4.5 rounded-full bg-primary-600 px-1 text-center text-[0.6875rem]/4.5 font-semibold text-white tabular-nums ring-2 ring-page">
            {tray.length}
          </span>
        )}
      </button>
      <Drawer ref={drawer} label="Tray" side="end">
        <OnceAlive>
          <TrayPanel tray={tray} onClose={() => drawer.current?.close()} />
        </OnceAlive>
      </Drawer>
    </>
  )
}
