import { describeDay } from '#client/day.ts'
import type { ProjectGood } from '#shared/goods.ts'

/** The day on which the newest of the editions changed; nothing where none is known. */
export function LastChanged({ editions, className }: Pick<ProjectGood, 'editions'> & { className?: string }) {
  const last = editions
    .map(({ changed }) => changed ?? '')
    .toSorted()
    .at(-1)
  if (!last) return null
  return (
    <p className={className ?? 'text-xs text-faint'}>
      Last changed on <time dateTime={last}>{describeDay(last)}</time>
    </p>
  )
}
