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
import { Rail } from './rail.tsx'
import { UserPanel } from './user-panel.tsx'

type Section = 'dashboard' | 'components' | 'user'

function sectionOf(component: string): Section {
  if (component.startsWith('app/components/')) return 'components'
  return component.startsWith('user/') ? 'user' : 'dashboard'
}

/** The icon rail and beside it the panel: by address, or as the rail's icon has overridden it until the next visit. */
export function Sidebar({ onClose }: { onClose?: () => void }) {
  const page = usePage<AppProps>()
  const [override, setOverride] = useState<{ section: Section; package?: PackageSlug } | null>(null)
  useVisitStart(() => setOverride(null))

  const byAddress = sectionOf(page.component)
  const section = override?.section ?? byAddress

  return (
    <div className="flex h-full">
      <Rail
        section={section}
        onComponents={() => setOverride({ section: section === 'components' ? byAddress : 'components' })}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        {onClose && (
          <div className="flex min-h-14 shrink-0 flex-wrap-reverse items-center justify-end gap-x-2 border-b border-line py-1.5 ps-3 pe-2">
            <ThemePicker iconsOnly className="me-auto" />
            <IconButton icon={XMarkIcon} label="Close navigation" onClick={onClose} />
          </div>
        )}
        {section === 'user' && <UserPanel />}
        {section === 'components' && (
          <ComponentsPanel key={override?.package} packages={page.props.packages} startWith={override?.package} />
        )}
        {section === 'dashboard' && (
          <DashboardPanel
            packages={page.props.packages}
            onPackage={(slug) => setOverride({ section: 'components', package: slug })}
          />
        )}
      </div>
    </div>
  )
}
