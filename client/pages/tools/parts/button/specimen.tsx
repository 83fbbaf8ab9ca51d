import { lazy, Suspense, useEffect, useState } from 'react'
import { useMounted } from '#client/hooks/use-mounted.ts'
import type { RoleClasses } from '#shared/tools/button/classes.ts'
import type { Icons } from '#shared/tools/button/kit.ts'
import { prefixed } from '#shared/tools/button/live-css.ts'
import { type ButtonDesign, segmentNames, settled } from '#shared/tools/button/options.ts'
import type { Look } from '#shared/tools/button/appearance.ts'
import { partsOf } from '#shared/tools/button/source.ts'
import { Drawing } from './drawing.tsx'

const MoreMenu = lazy(() => import('./more-menu.tsx'))

export type SpecimenProps = {
  design: ButtonDesign
  classes: Partial<RoleClasses>
  icons: Icons
  /** A state to show without its being so; left out, the button is alive. */
  shown?: Look | 'loading'
}

const dressed = (classes: string | undefined) => prefixed(classes ?? '')

/** The button itself, with the very classes that are copied. */
export function Specimen(props: SpecimenProps) {
  const { group } = props.design
  if (group === 'segmented') return <SegmentedSpecimen {...props} />
  if (group === 'split') return <SplitSpecimen {...props} />
  return <SingleSpecimen {...props} />
}

function Inside({ design, classes, icons, label, busy = false }: SpecimenProps & { label: string; busy?: boolean }) {
  const { start, end, set } = partsOf(design)
  return (
    <>
      {busy && <span aria-hidden className={dressed(classes.spinner)} />}
      {start && !busy && <Drawing icons={icons} name={start} set={set} className={dressed(classes.start)} />}
      {design.iconOnly ? <span className="sr-only">{label}</span> : label}
      {end && <Drawing icons={icons} name={end} set={set} className={dressed(classes.end)} />}
    </>
  )
}

function SingleSpecimen(props: SpecimenProps) {
  const { classes, shown } = props
  const design = settled(props.design)
  const [running, setRunning] = useState(false)
  const isLive = shown === undefined
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setRunning(false), 2000)
    return () => clearTimeout(timer)
  }, [running])
  const busy = shown === 'loading' || running

  if (design.tag === 'link') {
    return (
      <a href="#live" data-shown={shown} className={dressed(classes.button)}>
        <Inside {...props} design={design} label={design.label} />
      </a>
    )
  }
  return (
    <button
      type="button"
      data-shown={shown}
      disabled={busy || shown === 'disabled' || (isLive && design.state === 'disabled')}
      aria-busy={busy || undefined}
      onClick={() => isLive && design.state === 'loading' && setRunning(true)}
      className={dressed(classes.button)}
    >
      <Inside {...props} design={design} label={design.label} busy={busy} />
    </button>
  )
}

function SegmentedSpecimen(props: SpecimenProps) {
  const { classes, shown } = props
  const design = settled(props.design)
  const [chosen, setChosen] = useState(0)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the very markup that is copied
    <div role="group" aria-label="View" className={dressed(classes.group)}>
      {segmentNames(design.label).map((name, index) => (
        <button
          key={index}
          type="button"
          aria-pressed={index === chosen}
          data-shown={shown}
          onClick={() => setChosen(index)}
          className={dressed(classes.button)}
        >
          <Inside {...props} design={design} label={name} />
        </button>
      ))}
    </div>
  )
}

function SplitSpecimen(props: SpecimenProps) {
  const { classes, icons, shown } = props
  // The menu is fetched on its own, for which the server does not wait.
  const isMounted = useMounted()
  const design = settled(props.design)
  const parts = partsOf(design)
  const chevron = <Drawing icons={icons} name={parts.chevron} set={parts.set} className={dressed(classes.chevron)} />
  const still = (
    <div className="relative">
      <button type="button" data-shown={shown} className={dressed(classes.more)}>
        <span className="sr-only">More ways</span>
        {chevron}
      </button>
    </div>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the very markup that is copied
    <div role="group" aria-label="Save" className={dressed(classes.group)}>
      <button type="button" data-shown={shown} className={dressed(classes.button)}>
        <Inside {...props} design={design} label={design.label} />
      </button>
      {shown === undefined && isMounted ? (
        <Suspense fallback={still}>
          <MoreMenu className={dressed(classes.more)}>{chevron}</MoreMenu>
        </Suspense>
      ) : (
        still
      )}
    </div>
  )
}
