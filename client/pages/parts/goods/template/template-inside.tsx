import { ChevronRightIcon } from '@heroicons/react/16/solid'
import { Link } from '#client/ui/link.tsx'
import { CheckList } from '#client/ui/check-list.tsx'
import { counted } from '#shared/counted.ts'
import type { ProjectContents, ProjectGood } from '#shared/goods.ts'
import type { TemplateProps } from '#shared/page-props.ts'
import { grouped } from '#shared/grouped.ts'
import { urls } from '#shared/urls.ts'
import { FileTree } from '../kit/file-tree.tsx'
import { KitPackages } from '../kit/kit-inside.tsx'

/** The pages of a template, each of which is shown at work. */
export function TemplatePages({ template: { slug, pages, editions } }: { template: ProjectGood }) {
  const isShown = editions.some(({ preview }) => preview)
  return (
    <section aria-labelledby="inside">
      <h2 id="inside" className="text-base font-semibold text-ink">
        {counted(pages.length, 'page')}
        {isShown && <span className="font-normal text-muted">, each as a live preview</span>}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 text-sm sm:grid-cols-3">
        {pages.map(({ path, title }) => (
          <li key={path} className="border-t border-line py-1 text-ink">
            {isShown ? (
              <Link href={urls.templatePreview(slug, path)} variant="black" alone>
                {title}
              </Link>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was done to every edition before it was offered; nothing while one is not as it was then. */
export function TemplateProof({ template: { editions }, contents }: Pick<TemplateProps, 'template' | 'contents'>) {
  if (!editions.every(({ changed }) => changed)) return null
  const all = Object.values(contents)
  return (
    <section aria-labelledby="proof">
      <h2 id="proof" className="text-base font-semibold text-ink">
        How it was tested
      </h2>
      <p className="mt-2 text-sm text-pretty text-muted">
        {editions.length > 1 ? 'Each edition, from' : 'From'} the zip that you get, as it is now:
      </p>
      <CheckList lines={stepsOf(all)} className="mt-4 text-sm text-ink" />
    </section>
  )
}

/** The steps of scripts/goods/prove, as far as all editions have them. */
function stepsOf(contents: readonly ProjectContents[]): string[] {
  const has = (script: string) => contents.every(({ scripts }) => scripts.includes(script))
  return [
    'Unpacked, and installed from its lockfile',
    ...(has('lint') ? ['Linted'] : []),
    ...(has('test') ? ['Its own tests run'] : []),
    'Built for production',
    'Every page opened in a browser, light and dark, on a desktop and on a phone: no error in the console, nothing found by axe, nothing wider than the window',
    ...(contents.length > 1 ? ['The same headings, links and landmarks on every page of every edition'] : []),
  ]
}

/** Every file and package of each edition, folded but for the first. */
export const TemplateEditions = ({ template, contents }: Pick<TemplateProps, 'template' | 'contents'>) => (
  <section aria-labelledby="editions">
    <h2 id="editions" className="text-lg font-semibold tracking-tight text-ink">
      {counted(template.editions.length, 'edition')}, file by file
    </h2>
    <p className="mt-2 max-w-prose text-sm text-pretty text-muted">
      Whole projects, as the zip and the command write them, each in the manner of its framework.
    </p>
    <div className="mt-5 border-b border-line">
      {template.editions.map(({ slug, title }, index) => {
        const inside = contents[slug]
        if (!inside) return null
        const { files, lines, packages } = inside
        return (
          <details key={slug} open={index === 0} className="group/edition border-t border-line">
            <summary className="flex cursor-pointer list-none flex-wrap items-baseline gap-x-3 rounded-xs py-3 text-base font-medium text-ink [&::-webkit-details-marker]:hidden">
              <ChevronRightIcon
                aria-hidden
                className="size-4 shrink-0 self-center text-faint transition-transform group-open/edition:rotate-90 motion-reduce:transition-none rtl:-scale-x-100"
              />
              {title}
              <span className="text-sm font-normal text-muted tabular-nums max-sm:basis-full max-sm:ps-7">
                {counted(files.length, 'file')}, {grouped(lines)} lines of code, {counted(packages.length, 'package')}
              </span>
            </summary>
            <div className="grid items-start gap-x-16 gap-y-10 pt-3 pb-8 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <FileTree files={files} />
              <KitPackages packages={packages} of={slug} />
            </div>
          </details>
        )
      })}
    </div>
  </section>
)
