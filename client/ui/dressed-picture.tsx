import { clsx } from 'clsx'
import { chosenColors, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { PicturedComponent } from '#shared/page-props.ts'
import { ComponentPicture } from './component-picture.tsx'
import { Thumbnail } from './thumbnail.tsx'

type Props = { component: Pick<PicturedComponent, 'path' | 'picture'>; className?: string }

/**
 * How a component looks to a member: its picture, or itself where there is none in the colours they chose. Of several
 * in a row, for a long list of them live would be too much.
 */
export function DressedPicture({ component: { path, picture }, className }: Props) {
  const [preferences] = useSnippetPreferences()
  const isRecoloured = Object.keys(chosenColors(preferences)).length > 0
  return picture && !isRecoloured ? (
    <ComponentPicture path={path} picture={picture} className={clsx('rounded-xl ring-1 ring-line', className)} />
  ) : (
    <Thumbnail path={path} colors={preferences} className={className} />
  )
}
