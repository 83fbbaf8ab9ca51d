import { XMarkIcon } from '@heroicons/react/24/outline'
import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { useVisitStart } from '#client/hooks/use-page-change.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { AppProps } from '#shared/page-props.ts'
import type { PackageSlug } from '#shared/catalog.ts'
import { ThemePicker } from '#client/ui/theme-picker.tsx'
import { ComponentsPanel } from './components-panel.tsx'
import { DashboardPanel } from './dashboard-panel.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { extrasMenu, userMenu } from '#client/app-menus.ts'
import { Rail } from './rail.tsx'
import { sectionOf, type Section } from './section.ts'

/** The icon rail and beside it the panel: by address, or as a click has overridden it until the next visit. */
export function Sidebar({ onClose }: { onClose?: () => void }) {
  const { url, props } = usePage<AppProps>()
  const { packages, auth, site } = props
  const [override, setOverride] = useState<{ section: Section; package?: PackageSlug } | null>(null)
  useVisitStart(() => setOverride(null))

  const byAddress = sectionOf(url)
  const section = override?.section ?? byAddress
  const toggle = (wanted: Section) => setOverride({ section: section === wanted ? byAddress : wanted })

  return (
    <div className="flex h-full">
      <Rail section={section} onToggle={toggle} />
      <div className="flex min-w-0 flex-1 flex-col">
        {onClose && (
          <div className="flex min-h-14 shrink-0 flex-wrap-reverse items-center justify-end gap-x-2 border-b border-line py-1.5 ps-3 pe-2">
            <ThemePicker iconsOnly className="me-auto" />
            <IconButton icon={XMarkIcon} label="Close navigation" onClick={onClose} />
          </div>
        )}
        {section === 'components' && (
          <ComponentsPanel key={override?.package} packages={packages} startWith={override?.package} />
        )}
        {section === 'dashboard' && (
          <DashboardPanel
            packages={packages}
            onPackage={(slug) => setOverride({ section: 'components', package: slug })}
          />
        )}
        {auth.user && section === 'extras' && <MenuPanel label="Extras" groups={extrasMenu(auth.user, site.counts)} />}
        {auth.user && section === 'user' && <MenuPanel label="User" groups={userMenu(auth.user)} />}
      </div>
    </div>
  )
}
