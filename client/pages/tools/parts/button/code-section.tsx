import { ArrowDownTrayIcon } from '@heroicons/react/16/solid'
import { memo, useMemo } from 'react'
import { downloadText } from '#client/download.ts'
import { flavourTitles } from '#client/flavour-titles.ts'
import { Button } from '#client/ui/button.tsx'
import { CodeBlock } from '#client/ui/code-block.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { TabList, tabPanelProps } from '#client/ui/tabs.tsx'
import type { Flavour } from '#shared/catalog.ts'
import { themeOf } from '#shared/tools/button/colours.ts'
import { cutButton, templateFor } from '#shared/tools/button/cut.ts'
import type { Kit } from '#shared/tools/button/kit.ts'
import type { ButtonDesign } from '#shared/tools/button/options.ts'
import { buttonPrompt } from '#shared/tools/button/prompt.ts'
import { formats } from '#shared/tools/button/state.ts'
import { markupHtml } from './markup-html.ts'
import { SetupNotes } from './setup-notes.tsx'

const tabs = formats.map((key) => ({ key, label: flavourTitles[key] }))
const versions = [
  { value: 'v4', label: 'v4' },
  { value: 'v3', label: 'v3' },
] as const

type Props = {
  design: ButtonDesign
  kit: Kit
  flavour: Flavour
  tailwind: 'v4' | 'v3'
  onFlavour: (flavour: Flavour) => void
  onTailwind: (tailwind: 'v4' | 'v3') => void
  /** The other structures could not be fetched. */
  failed: boolean
  onRetry: () => void
}

/** The button as code: to copy, to hand to an assistant, to keep as a file. */
export const CodeSection = memo(function CodeSection(props: Props) {
  const { design, kit, flavour, tailwind, onFlavour, onTailwind, failed, onRetry } = props
  const templates = templateFor(design, kit)
  const cut = useMemo(
    () => templates && cutButton(templates[flavour], design, { kit, tailwind }),
    [templates, flavour, design, kit, tailwind],
  )
  const html = useMemo(() => cut && markupHtml(cut.code), [cut])
  const theme = themeOf(design.color, tailwind)

  return (
    <>
      {theme && (
        <details className="mb-4 overflow-hidden rounded-xl ring-1 ring-line">
          <summary className="px-4 py-3 text-sm font-medium text-ink">
            Your colour as a scale, once for the theme
          </summary>
          <div className="flex justify-end border-t border-line px-3 py-2">
            <CopyButton text={theme} what="Scale for the theme" />
          </div>
          <CodeBlock html={markupHtml(theme)} label="Scale for the theme" className="border-t border-line" />
        </details>
      )}
      <div className="overflow-hidden rounded-xl ring-1 ring-line">
        <div className="border-b border-line px-1">
          <TabList id="button-code" label="Framework" tabs={tabs} value={flavour} onChange={onFlavour} look="line" />
        </div>
        <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
          <Segmented label="Tailwind CSS" options={versions} value={tailwind} onChange={onTailwind} />
          {cut && (
            <div className="ms-auto flex flex-wrap gap-2">
              <Button variant="secondary-alt" size="sm" onClick={() => downloadText(cut.fileName, cut.code)}>
                <ArrowDownTrayIcon aria-hidden className="size-4" />
                {cut.fileName}
              </Button>
              <CopyButton
                text={() => buttonPrompt({ design, cut, flavour, tailwind })}
                what="Instruction for an AI assistant"
                label="Copy for AI"
              />
              <CopyButton text={cut.code} what={`Button for ${flavourTitles[flavour]}`} />
            </div>
          )}
        </div>
        <div {...tabPanelProps('button-code', flavour)}>
          {cut && html !== null ? (
            <CodeBlock html={html} label={cut.fileName} wrap className="max-h-128" />
          ) : (
            <p className="flex min-h-40 flex-wrap items-center justify-center gap-3 p-6 text-sm text-muted">
              {failed ? 'The code could not be fetched.' : 'The code is on its way.'}
              {failed && (
                <Button variant="secondary-alt" size="sm" onClick={onRetry}>
                  Try again
                </Button>
              )}
            </p>
          )}
        </div>
        {cut && <SetupNotes cut={cut} />}
      </div>
    </>
  )
})
