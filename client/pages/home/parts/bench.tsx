import { MoonIcon, SunIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { useElementWidth } from '#client/hooks/use-element-width.ts'
import { ResizeHandle } from '#client/ui/resize-handle.tsx'
import { ColourSwatches } from '#client/ui/colour-swatches.tsx'
import { PublicPreview } from '#client/ui/public-preview.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { itemAt } from '#shared/defined.ts'
import type { BenchPiece } from '#shared/page-props.ts'
import { BenchCode } from './bench-code.tsx'
import { BenchTabs } from './bench-tabs.tsx'
import { Ruler } from './ruler.tsx'

const themes = [
  { value: 'light', label: 'Light', icon: SunIcon },
  { value: 'dark', label: 'Dark', icon: MoonIcon },
] as const
const directions = [
  { value: 'ltr', label: 'LTR' },
  { value: 'rtl', label: 'RTL' },
] as const

/** A component at work beside its code: whatever is chosen here, both of them follow. */
export function Bench({ pieces }: { pieces: BenchPiece[] }) {
  const first = itemAt(pieces, 0)
  const [chosen, choose] = useState(first.component.path)
  const siteTheme = useTheme()
  const [theme, setTheme] = useState<'light' | 'dark' | null>(null)
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  const [width, setWidth] = useState<number | null>(null)
  const [dragging, setDragging] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const shownWidth = useElementWidth(paper)
  const piece = pieces.find(({ component }) => component.path === chosen) ?? first
  const shown = theme ?? siteTheme

  return (
    <section aria-labelledby="bench" className="xl:px-8">
      {/* What it is shows at once; who hears the page is told. */}
      <h2 id="bench" className="sr-only">
        Try a component
      </h2>
      <div className="mx-auto max-w-7xl border-line pb-6 sm:px-3 sm:pb-10 xl:border-x">
        <div className="overflow-clip border-y border-line-strong bg-sunken sm:rounded-2xl sm:border-x dark:bg-raised">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-3 py-2">
            <BenchTabs pieces={pieces} chosen={piece.component.path} onChoose={choose} />
            <div className="flex flex-wrap items-center gap-2">
              <ColourSwatches legend="Colour of the components" />
              <Segmented
                label="Theme of the component"
                options={themes}
                value={shown}
                onChange={setTheme}
                iconsOnly
                tellsTheme
              />
              <Segmented
                label="Direction of the component"
                options={directions}
                value={dir}
                onChange={setDir}
                className="max-sm:hidden"
              />
            </div>
          </div>
          <div className="grid xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className="min-w-0">
              <Ruler width={shownWidth} />
              <div ref={stage} className="flex h-96 overflow-clip sm:h-108 [&>[role=separator]>span]:static">
                <div
                  ref={paper}
                  className={clsx('h-full min-w-0 bg-stage', width === null ? 'flex-1' : 'shrink-0', theme)}
                >
                  <PublicPreview
                    key={piece.component.path}
                    component={piece.component}
                    dress={{ theme: shown, dir }}
                    width={width}
                    fills
                    // The first one waits until somebody comes near; those that were chosen do not.
                    eager={piece !== first}
                    className={clsx('h-full', dragging && 'pointer-events-none')}
                  />
                </div>
                <ResizeHandle stage={stage} width={width} onWidth={setWidth} onDragging={setDragging} />
              </div>
            </div>
            <BenchCode piece={piece} />
          </div>
        </div>
      </div>
    </section>
  )
}
