import type { IconManifest } from './manifest.ts'
import type { SetId } from './sets.ts'

/** How many icons there are, counted as drawings: a name in two styles is two of them. */
export function iconCounts({ sets }: Pick<IconManifest, 'sets'>) {
  const of = (id: SetId) => sets.find((set) => set.id === id)?.drawings ?? 0
  const counts = {
    heroicons1: of('heroicons-v1'),
    heroicons2: of('heroicons-v2'),
    lucide_icons: of('lucide-icons'),
    bootstrap_icons: of('bootstrap-icons'),
  }
  return { icons: Object.values(counts).reduce((sum, count) => sum + count, 0), ...counts }
}
