import { ExclamationTriangleIcon, InformationCircleIcon, LightBulbIcon } from '@heroicons/react/20/solid'
import type { ReactNode } from 'react'
import type { CalloutKind } from '#shared/article.ts'

const looks: Record<CalloutKind, { title: string; icon: typeof LightBulbIcon; box: string; ink: string }> = {
  note: { title: 'Note', icon: InformationCircleIcon, box: 'bg-hover', ink: 'text-muted' },
  tip: { title: 'Tip', icon: LightBulbIcon, box: 'bg-accent-wash', ink: 'text-accent' },
  warning: { title: 'Careful', icon: ExclamationTriangleIcon, box: 'bg-danger-wash', ink: 'text-danger' },
}

/** A remark beside the text. */
export function Callout({ kind, children }: { kind: CalloutKind; children: ReactNode }) {
  const { title, icon: Icon, box, ink } = looks[kind]
  return (
    <aside aria-label={title} className={`mt-5 flex gap-3 rounded-xl px-4 py-3.5 text-sm/6 text-ink ${box}`}>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${ink}`} />
      <div className="max-w-[66ch] min-w-0">{children}</div>
    </aside>
  )
}
