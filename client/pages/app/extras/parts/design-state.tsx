import { clsx } from 'clsx'
import { designStateTitles, type DesignState } from '#shared/design-service.ts'

const dots: Record<DesignState, string> = {
  new: 'bg-transparent inset-ring-[1.5px] inset-ring-control',
  'in-progress': 'bg-primary-600 dark:bg-primary-400',
  delivered: 'bg-emerald-600 dark:bg-emerald-400',
  closed: 'bg-control',
}

/** How far a request is: said in words, the dot only helps to scan. */
export function DesignStateMark({ state }: { state: DesignState }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm font-medium whitespace-nowrap text-ink">
      <span aria-hidden className={clsx('size-2.5 rounded-full', dots[state])} />
      {designStateTitles[state]}
    </span>
  )
}
