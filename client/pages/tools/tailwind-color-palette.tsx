import { ArrowUturnLeftIcon, PlusIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { useCallback, useMemo, useState } from 'react'
import { useToast } from '#client/hooks/use-toast.ts'
import { writeClipboard } from '#client/hooks/use-copy.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Toast } from '#client/ui/toast.tsx'
import type { Vision } from '#shared/color/vision.ts'
import { itemAt } from '#shared/defined.ts'
import type { Pages } from '#shared/page-props.ts'
import type { Swatch } from '#shared/tools/palette/scale.ts'
import { suggestion } from '#shared/tools/palette/suggest.ts'
import { urls } from '#shared/urls.ts'
import { ColourRow } from './parts/palette/colour-row.tsx'
import { ConfusableNote } from './parts/palette/confusable-note.tsx'
import { ContrastSection } from './parts/palette/contrast-section.tsx'
import { Curves } from './parts/palette/curves.tsx'
import { ExportSection } from './parts/palette/export-section.tsx'
import { PreviewPanel } from './parts/palette/preview-panel.tsx'
import { Problems } from './parts/palette/problems.tsx'
import { TailwindList } from './parts/palette/tailwind-list.tsx'
import { rolesOf } from './parts/palette/roles-of.ts'
import { usePaletteTool } from './parts/palette/use-palette-tool.ts'
import { VisionFilters, visionFilters, VisionPicker } from './parts/palette/vision-picker.tsx'
import { describePalette } from './parts/kept-designs/describe.ts'
import { KeptDesigns } from './parts/kept-designs/kept-designs.tsx'
import { asPage, type ToolProps } from './parts/as-page.tsx'
import { ToolPage } from './parts/tool-page.tsx'
import { ToolSection } from './parts/tool-section.tsx'
import { UseBrandButton } from './parts/use-brand-button.tsx'
import { useAfterPaint } from './parts/use-after-paint.ts'

export default asPage(ColourPalettes)

function ColourPalettes({ about, previews, kept, opening }: Pages['tools/tailwind-color-palette'] & ToolProps) {
  const tool = usePaletteTool(opening.address)
  const { origin } = opening
  const [vision, setVision] = useState<Vision | null>(null)
  const [toast, say] = useToast()
  const { brands, scales, selected } = tool
  const [brand, scale] = [itemAt(brands, selected), itemAt(scales, selected)]
  // What lies further below follows a hand on a curve when there is time, so that the curve never waits for it.
  const { query } = tool
  const now = useMemo(() => ({ scales, selected, query }), [scales, selected, query])
  const settled = useAfterPaint(now)

  const pick = useCallback(
    async (name: string, { step, hex }: Swatch) => {
      say((await writeClipboard(hex)) ? `${name}-${step} copied: ${hex}` : 'The browser refused to copy.')
    },
    [say],
  )
  const { add } = tool
  const use = useCallback(
    (family: string, color: string) => {
      add([color], family)
      say(`${family} added`)
    },
    [add, say],
  )

  return (
    <ToolPage about={about}>
      <VisionFilters />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-8 sm:py-10">
        <div>
          <h1 className="text-3xl font-semibold tracking-tight text-balance text-ink">{about.title}</h1>
          <p className="mt-2 max-w-[62ch] text-pretty text-muted">
            Make a Tailwind CSS palette of eleven shades from your colour, which is kept exactly. Free, without an
            account.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary-alt" size="sm" disabled={!tool.canUndo} onClick={tool.undo} title="Ctrl+Z">
            <ArrowUturnLeftIcon aria-hidden className="size-4" />
            Undo
          </Button>
          <KeptDesigns tool="tailwind-color-palette" kept={kept} query={tool.query} describe={describePalette} />
          <CopyButton
            text={() => origin + urls.paletteTool(tool.query)}
            what="Link to these colours"
            label="Copy link"
          />
        </div>
      </header>
      <Problems problems={tool.problems} />
      <div className="@container">
        <div className="grid grid-cols-1 gap-x-10 gap-y-14 @6xl:grid-cols-[minmax(0,1fr)_25rem] @6xl:grid-rows-[auto_1fr] @min-[88rem]:grid-cols-[minmax(0,1fr)_32rem]">
          <div className="grid grid-cols-1 content-start gap-y-8">
            <div className={clsx('grid grid-cols-1 gap-8', vision && visionFilters[vision])}>
              {brands.map((each, index) => (
                <ColourRow
                  key={tool.ids[index]}
                  brand={each}
                  scale={itemAt(scales, index)}
                  gamut={tool.gamut}
                  taken={brands.filter((_, other) => other !== index).map(({ name }) => name)}
                  onEnter={() => tool.select(index)}
                  onChange={(part) => tool.change(index, part)}
                  onSeveral={(first, others) => tool.replaceWith(index, first, others)}
                  onRemove={brands.length > 1 ? () => tool.remove(index) : null}
                  onPick={(swatch) => void pick(each.name, swatch)}
                />
              ))}
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <Button
                variant="secondary-alt"
                disabled={tool.isFull}
                onClick={() => tool.add([suggestion('accent', scale)], 'accent')}
              >
                <PlusIcon aria-hidden className="size-4" />
                Accent
              </Button>
              <Button
                variant="secondary-alt"
                disabled={tool.isFull}
                onClick={() => tool.add([suggestion('gray', scale)], 'gray')}
              >
                <PlusIcon aria-hidden className="size-4" />
                Matching grey
              </Button>
              <UseBrandButton now={itemAt(brands, 0).input} onUse={(input) => tool.change(0, { input })} />
              <div className="grid max-sm:w-full sm:ms-auto">
                <VisionPicker value={vision} onChange={setVision} />
              </div>
            </div>
            <div className="-mt-4 grid gap-1 text-sm text-pretty text-muted">
              <p>Choose a step to copy it. The lock is your colour; a folded corner is more vivid on a P3 screen.</p>
              <ConfusableNote vision={vision} scales={scales} />
            </div>
          </div>
          <div className="grid grid-cols-1 content-start gap-y-14">
            {brands.length > 1 && (
              <Segmented
                label="Colour to shape and to measure"
                options={brands.map(({ name }, index) => ({ value: String(index), label: name }))}
                value={String(selected)}
                onChange={(index) => tool.select(Number(index))}
                className="-mb-8 justify-self-start"
              />
            )}
            <ToolSection title={`Curves of ${brand.name}`}>
              <Curves brand={brand} scale={scale} onChange={(tune) => tool.change(selected, { tune })} />
            </ToolSection>
            <ToolSection title={`Contrast of ${brand.name}`}>
              <ContrastSection scale={itemAt(settled.scales, settled.selected)} />
            </ToolSection>
            <ToolSection title="Code of these colours">
              <ExportSection
                scales={settled.scales}
                query={settled.query}
                gamut={tool.gamut}
                onGamut={tool.setGamut}
                origin={origin}
              />
            </ToolSection>
          </div>
          <div className="min-w-0 @6xl:col-start-2 @6xl:row-span-2 @6xl:row-start-1">
            <PreviewPanel
              components={previews}
              {...rolesOf(settled.scales, settled.selected)}
              vision={vision}
              onSay={say}
            />
          </div>
        </div>
      </div>
      <ToolSection title="Tailwind’s own colours" className="mt-20">
        <TailwindList isFull={tool.isFull} onPick={pick} onUse={use} />
      </ToolSection>
      <Toast text={toast} />
    </ToolPage>
  )
}
