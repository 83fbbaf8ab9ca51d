import { memo } from 'react'
import { defined } from '#shared/defined.ts'
import type { Pages } from '#shared/page-props.ts'
import { iconSets } from '#shared/tools/icons/sets.ts'

/** How many icons a set has, from which package, by whom and under which licence. */
export const SetFacts = memo(function SetFacts({ set, manifest }: Pick<Pages['tools/icons'], 'set' | 'manifest'>) {
  const { package: name, by, home, licence, styles } = iconSets[set]
  const { version, icons, drawings } = defined(
    manifest.sets.find(({ id }) => id === set),
    `The set ${set}`,
  )
  const number = (value: number) => value.toLocaleString('en')
  return (
    <p className="mt-1.5 text-sm text-pretty text-muted">
      {number(icons)} icons
      {drawings !== icons && `, ${number(drawings)} drawings in ${styles.length} styles`} ·{' '}
      <span className="whitespace-nowrap">
        {name.replace(/@.*/, '')} {version}
      </span>{' '}
      ·{' '}
      <a href={home} className="text-accent underline underline-offset-3">
        {by}
      </a>{' '}
      · {licence} licence
    </p>
  )
})
