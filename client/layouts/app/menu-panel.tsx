import type { MenuGroup } from '#client/app-menus.ts'
import { Menu } from './menu.tsx'

/** A panel that is a menu and nothing else. */
export function MenuPanel({ label, groups }: { label: string; groups: MenuGroup[] }) {
  return (
    <nav aria-label={label} className="flex-1 [scrollbar-width:thin] overflow-y-auto p-[min(0.75rem,2.5vw)] pt-0">
      <Menu groups={groups} />
    </nav>
  )
}
