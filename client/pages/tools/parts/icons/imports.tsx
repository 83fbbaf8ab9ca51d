import { useState } from 'react'
import { CodeBlock } from '#client/ui/code-block.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { TabList, tabPanelProps } from '#client/ui/tabs.tsx'
import { itemAt } from '#shared/defined.ts'
import type { Glyph, Look } from '#shared/tools/icons/draw.ts'
import { type Framework, frameworks, frameworkTitles, importOf } from '#shared/tools/icons/imports.ts'
import { codeHtml } from './code-html.ts'

/** How the same icon comes out of the packages on npm. */
export function Imports({ glyph, look }: { glyph: Glyph; look: Look }) {
  const [wanted, setWanted] = useState<Framework>('react')
  const available = frameworks.flatMap((framework) => {
    const imported = importOf(glyph, framework, look)
    return imported ? [{ framework, ...imported }] : []
  })
  const chosen = available.find(({ framework }) => framework === wanted) ?? itemAt(available, 0)
  const { framework, install, code, note } = chosen

  return (
    <div className="overflow-hidden rounded-xl ring-1 ring-line">
      <div className="flex items-center justify-between gap-2 border-b border-line pe-2">
        <TabList
          id="import"
          label="From a package, for"
          tabs={available.map(({ framework: key }) => ({ key, label: frameworkTitles[key] }))}
          value={framework}
          onChange={setWanted}
          look="line"
        />
        <CopyButton text={code} what={`Import for ${frameworkTitles[framework]}`} />
      </div>
      <div {...tabPanelProps('import', framework)}>
        <CodeBlock html={codeHtml(code)} label={`Import for ${frameworkTitles[framework]}`} className="max-h-56" />
        <p className="border-t border-line px-4 py-2.5 text-xs text-muted">
          <code className="font-mono wrap-anywhere text-ink">npm install {install}</code>
          {note && <span className="mt-1 block">{note}</span>}
        </p>
      </div>
    </div>
  )
}
