import { memo, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { iconLabel } from '#shared/tools/button/icon.ts'
import { refOf, iconFromSource, type Source, sources } from '#shared/tools/button/icon-sources.ts'
import { drawingOf, type Icons } from '#shared/tools/button/kit.ts'
import { findIcons, type Library } from '#shared/tools/icons/search.ts'
import type { GlyphKey } from '#shared/tools/icons/sets.ts'
import { bodyOf, loadSome, useIconStore } from '../icons/icon-store.ts'
import { controlClass } from '../palette/colour-row.tsx'
import { RawDrawing } from './drawing.tsx'

/** Rows of eight: what is seen without scrolling, and some below. */
const pageful = 80

type Props = { label: string; wanted: string; icons: Icons; value: string; onChange: (ref: string) => void }

/** The icons that fit what was typed, of every set at once, or of one set and style. */
export default function IconSearch({ wanted, ...props }: Props) {
  const [source, setSource] = useState<Source>(sources[0])
  const [shown, from] = [useDeferredValue(wanted), useDeferredValue(source)]
  const { library, failed } = useIconStore()

  return (
    <>
      <select
        aria-label="Icon set"
        value={source.key}
        onChange={({ target }) => setSource(sources.find(({ key }) => key === target.value) ?? sources[0])}
        className={`${controlClass} w-full`}
      >
        {sources.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
      {library ? (
        <IconList key={`${from.key} ${shown}`} {...props} library={library} source={from} wanted={shown} />
      ) : (
        <output aria-busy={!failed} className="block py-6 text-center text-sm text-muted">
          {failed ? 'The icons could not be fetched. Open this again to retry.' : 'The icons are on their way.'}
        </output>
      )}
    </>
  )
}

type ListProps = Props & { library: Library; source: Source }

const IconList = memo(function IconList({ label, icons, library, source, wanted, value, onChange }: ListProps) {
  const group = useId()
  const [most, setMost] = useState(pageful)
  // Drawings that arrive are looked for again.
  useIconStore()
  const { found, corrected } = useMemo(
    () => findIcons(library, wanted, (icon) => iconFromSource(source, icon, (ref) => Object.hasOwn(icons, ref))),
    [library, wanted, source, icons],
  )
  const refs = found.slice(0, most).map(refOf)
  const missing = refs.filter((ref) => ref.includes('/')).join(' ')
  useEffect(() => void (missing && loadSome(missing.split(' ') as GlyphKey[])), [missing])

  if (found.length === 0)
    return <p className="py-6 text-center text-sm text-muted">No icon here is called or is for that.</p>
  return (
    <>
      {corrected && <p className="text-sm text-muted">Shown for “{corrected}”</p>}
      <div
        role="radiogroup"
        aria-label={`${label}, ${found.length} to choose from`}
        className="grid max-h-64 grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] overflow-y-auto overscroll-contain"
      >
        {refs.map((ref) => (
          <label
            key={ref}
            title={iconLabel(ref)}
            className="relative grid h-10 cursor-pointer place-items-center rounded-md text-ink hover:bg-hover has-checked:bg-ink has-checked:text-page has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              checked={ref === value}
              onChange={() => onChange(ref)}
              aria-label={iconLabel(ref)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <RawDrawing name={ref} body={shapesOf(icons, ref)} className="size-5" />
          </label>
        ))}
      </div>
      {found.length > most && (
        <Button variant="secondary-alt" size="sm" onClick={() => setMost(most + pageful)}>
          Show {Math.min(pageful, found.length - most)} more of {found.length.toLocaleString('en')}
        </Button>
      )}
    </>
  )
})

const shapesOf = (icons: Icons, ref: string) =>
  ref.includes('/') ? (bodyOf(ref as GlyphKey) ?? '') : drawingOf(icons, ref, '20/solid')
