import { flavourTitles } from '#client/flavour-titles.ts'
import { CodeBlock } from '#client/ui/code-block.tsx'
import { Link } from '#client/ui/link.tsx'
import { Section } from '#client/pages/parts/section.tsx'
import { flavours } from '#shared/catalog.ts'
import type { HomeExample } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** The same component in every flavour, on one board. */
export function Flavours({ example: { component, files } }: { example: HomeExample }) {
  return (
    <Section labelledBy="flavours" className="py-20 sm:py-28">
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 id="flavours" className="text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
          One source. Four frameworks that do not notice.
        </h2>
        <p className="max-w-prose text-base text-pretty text-muted">
          A compiler turns one authored file into code each community would write itself. None is the neglected one.
          This is{' '}
          <Link href={urls.component(component.path)} variant="black">
            {component.title}
          </Link>
          , as you would copy it.
        </p>
      </div>
      <div className="mt-12 grid overflow-hidden rounded-2xl ring-1 ring-line-strong lg:grid-cols-2">
        {flavours.map((flavour, index) => {
          const { fileName, highlighted } = files[flavour]
          return (
            <div
              key={flavour}
              className={`flex min-w-0 flex-col border-line bg-(--code-ground) ${index > 0 ? 'max-lg:border-t' : ''} ${index > 1 ? 'lg:border-t' : ''} ${index % 2 === 1 ? 'lg:border-s' : ''}`}
            >
              <div className="flex min-h-12 items-center gap-3 ps-4 pe-2 pt-1">
                <h3 className="text-sm font-semibold text-ink">{flavourTitles[flavour]}</h3>
                <p className="ms-auto min-w-0 truncate pe-2 font-mono text-xs text-faint">{fileName}</p>
              </div>
              <CodeBlock
                html={highlighted}
                label={`${component.title} as ${flavourTitles[flavour]}`}
                // Of a height of its own, so that nobody notices that what is far away is not laid out.
                className="h-84 [content-visibility:auto]"
              />
            </div>
          )
        })}
      </div>
    </Section>
  )
}
