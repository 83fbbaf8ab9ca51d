import { Link as RouterLink } from '#client/router-link.tsx'
import { Link } from '#client/ui/link.tsx'
import { CheckList } from '#client/ui/check-list.tsx'
import { counted } from '#shared/counted.ts'
import type { ProjectGood } from '#shared/goods.ts'
import type { EditionFigures, TemplateProps } from '#shared/page-props.ts'
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
function stepsOf(contents: readonly EditionFigures[]): string[] {
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

type EditionsProps = Pick<TemplateProps, 'template' | 'contents' | 'shown'> & {
  /** Where the page with the files of an edition is. */
  address: (slug: string, edition: string) => string
}

/** How much is in each edition, and every file and package of one of them: each is a page of its own, without a script too. */
export function TemplateEditions({ template: { slug, editions }, contents, shown, address }: EditionsProps) {
  const known = editions.flatMap(({ slug: edition, title }) => {
    const figures = contents[edition]
    return figures ? [{ edition, title, figures }] : []
  })
  return (
    <section aria-labelledby="editions">
      <h2 id="editions" className="scroll-mt-24 text-lg font-semibold tracking-tight text-ink">
        {counted(editions.length, 'edition')}, file by file
      </h2>
      <p className="mt-2 max-w-prose text-sm text-pretty text-muted">
        Whole projects, as the zip and the command write them, each in the manner of its framework.
      </p>
      {known.length > 1 && (
        <nav aria-label="Editions" className="mt-5 border-b border-line">
          <ul className="-mb-px flex flex-wrap gap-x-8">
            {known.map(({ edition, title, figures }) => (
              <li key={edition} className="max-sm:w-full">
                <RouterLink
                  href={`${address(slug, edition)}#editions`}
                  only={['shown']}
                  preserveScroll
                  preserveState
                  aria-current={edition === shown.edition ? 'true' : undefined}
                  className="flex flex-wrap items-baseline gap-x-3 border-transparent py-3 text-muted hover:text-ink aria-[current=true]:border-accent aria-[current=true]:text-ink max-sm:border-s-2 max-sm:ps-4 sm:border-b-2 sm:max-lg:flex-col"
                >
                  <span className="text-base font-medium">{title}</span>
                  <Amount of={figures} />
                </RouterLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <FileTree key={shown.edition} files={shown.files} />
        <KitPackages packages={shown.packages} />
      </div>
    </section>
  )
}

const Amount = ({ of: { files, lines } }: { of: EditionFigures }) => (
  <span className="text-sm text-muted tabular-nums">
    {counted(files, 'file')}, {grouped(lines)} lines of code
  </span>
)
