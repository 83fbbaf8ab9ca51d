import { flavourTitles } from '#client/flavour-titles.ts'
import { CodeBlock } from '#client/ui/code-block.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { flavours } from '#shared/catalog.ts'
import type { Pages } from '#shared/page-props.ts'
import { Section } from './section.tsx'

type Props = { example: NonNullable<Pages['home']['example']> }

/** The same component in every flavour, side by side. */
export function Flavours({ example: { component, files } }: Props) {
  return (
    <Section labelledBy="flavours" className="py-20 sm:py-28">
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-2">
        <h2 id="flavours" className="text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
          Written once, spoken four ways
        </h2>
        <p className="max-w-prose text-base leading-relaxed text-pretty text-muted sm:text-lg">
          Every flavour comes out of one source, so none is the neglected one. This is “{component.title}” as you would
          copy it: plain HTML with Alpine.js, or a typed component for React, Vue or Svelte.
        </p>
      </div>
      <div className="mt-12 grid gap-4 lg:grid-cols-2">
        {flavours.map((flavour) => {
          const file = files[flavour]
          return (
            <div
              key={flavour}
              className="flex min-w-0 flex-col overflow-hidden rounded-xl bg-(--code-ground) ring-1 ring-line"
            >
              <div className="flex min-h-12 items-center gap-3 border-b border-line ps-4 pe-2">
                <h3 className="text-sm font-medium text-ink">{flavourTitles[flavour]}</h3>
                <p className="me-auto min-w-0 truncate font-mono text-xs text-faint">{file.fileName}</p>
                <CopyButton text={file.code} what={`${component.title}, ${file.fileName}`} />
              </div>
              <CodeBlock
                html={file.highlighted}
                label={`${component.title} as ${flavourTitles[flavour]}`}
                className="max-h-[26rem] flex-1 lg:max-h-[32rem]"
              />
            </div>
          )
        })}
      </div>
    </Section>
  )
}
