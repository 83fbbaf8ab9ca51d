import { ArrowDownTrayIcon } from '@heroicons/react/16/solid'
import { memo, useState } from 'react'
import { downloadText } from '#client/download.ts'
import { Button } from '#client/ui/button.tsx'
import { CodeBlock } from '#client/ui/code-block.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { TabList, tabPanelProps } from '#client/ui/tabs.tsx'
import type { Gamut } from '#shared/color/gamut.ts'
import { exportsOf, type Format, formats } from '#shared/tools/palette/exports.ts'
import { type Notation, notations } from '#shared/tools/palette/notation.ts'
import type { Scale } from '#shared/tools/palette/scale.ts'
import { codeHtml } from './code-html.ts'
import { JsonAddress } from './json-address.tsx'

const tabs = formats.map((key) => ({ key, label: exportsOf[key].title }))
const notationTitles: Record<Notation, string> = { oklch: 'OKLCH', hex: 'Hex', rgb: 'RGB', hsl: 'HSL' }
const notationOptions = notations.map((value) => ({ value, label: notationTitles[value] }))
const gamutOptions = [
  { value: 'srgb', label: 'sRGB' },
  { value: 'p3', label: 'sRGB and P3' },
] as const
const widening: readonly Format[] = ['v4', 'v3', 'css', 'tokens', 'ai']

type Props = { scales: Scale[]; query: string; gamut: Gamut; onGamut: (gamut: Gamut) => void; origin: string }

/** Every way out of the tool: to copy, as a file, and as an address for scripts. */
export const ExportSection = memo(function ExportSection({ scales, query, gamut, onGamut, origin }: Props) {
  const [format, setFormat] = useState<Format>('v4')
  const [notation, setNotation] = useState<Notation>('oklch')
  const { title, fileName, write } = exportsOf[format]
  const text = write(scales, { notation, gamut })

  return (
    <div className="overflow-hidden rounded-xl ring-1 ring-line">
      <div className="border-b border-line px-1">
        <TabList id="export" label="Format" tabs={tabs} value={format} onChange={setFormat} look="line" />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
        {format !== 'svg' && format !== 'figma' && (
          <Segmented
            label="Notation"
            options={notationOptions}
            value={notation}
            onChange={setNotation}
            className="whitespace-nowrap"
          />
        )}
        {widening.includes(format) && (
          <Segmented
            label="Screens"
            options={gamutOptions}
            value={gamut}
            onChange={onGamut}
            className="shrink-0 whitespace-nowrap"
          />
        )}
        <div className="ms-auto flex flex-wrap gap-2">
          <Button variant="secondary-alt" size="sm" onClick={() => downloadText(fileName, text)}>
            <ArrowDownTrayIcon aria-hidden className="size-4" />
            {fileName}
          </Button>
          {format !== 'ai' && (
            <CopyButton
              text={() => exportsOf.ai.write(scales, { notation, gamut })}
              what="Instruction for an AI assistant"
              label="Copy for AI"
            />
          )}
          <CopyButton text={text} what={`Colours for ${title}`} />
        </div>
      </div>
      {format === 'figma' && (
        <p className="border-b border-line px-4 py-2 text-sm text-pretty text-muted">
          In Figma: Variables, Import. One mode, since a scale is the same in light and dark. The form is that of
          Figma’s own exports; we have not tried it in Figma itself.
        </p>
      )}
      <div {...tabPanelProps('export', format)}>
        <CodeBlock html={codeHtml(text)} label={fileName} wrap={format === 'ai'} className="max-h-128" />
      </div>
      <JsonAddress query={query} origin={origin} />
    </div>
  )
})
