import { memo } from 'react'
import type { Icons, Vocabulary } from '#shared/tools/button/kit.ts'
import { prefixed } from '#shared/tools/button/live-css.ts'
import type { ButtonDesign } from '#shared/tools/button/options.ts'
import { presetClasses, presets } from '#shared/tools/button/presets.ts'
import { partsOf } from '#shared/tools/button/source.ts'
import { Drawing } from './drawing.tsx'

type Props = { vocabulary: Vocabulary; icons: Icons; onBegin: (design: ButtonDesign) => void }

/** Buttons to begin with, each drawn as it is. */
export const PresetStrip = memo(function PresetStrip({ vocabulary, icons, onBegin }: Props) {
  return (
    <ul
      aria-label="Begin with"
      className="-mx-[min(1.25rem,6vw)] flex scroll-px-5 [scrollbar-width:thin] gap-3 overflow-x-auto px-[min(1.25rem,6vw)] pt-1 pb-3 sm:-mx-8 sm:px-8"
    >
      {presets.map(({ name, design }) => {
        const classes = presetClasses(design, vocabulary)
        const { start, end, set } = partsOf(design)
        return (
          <li key={name} className="shrink-0">
            <button
              type="button"
              data-theme="page"
              onClick={() => onBegin(design)}
              className="group grid rounded-xl bg-stage ring-1 ring-line transition-shadow hover:ring-line-strong"
            >
              <span className="grid h-24 min-w-40 place-items-center px-6">
                <span className={prefixed(classes.button)}>
                  {start && <Drawing icons={icons} name={start} set={set} className={prefixed(classes.start)} />}
                  {design.label}
                  {end && <Drawing icons={icons} name={end} set={set} className={prefixed(classes.end)} />}
                </span>
              </span>
              <span className="border-t border-line px-3 py-2 text-start text-xs font-medium text-muted group-hover:text-ink">
                {name}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
})
