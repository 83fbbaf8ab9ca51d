import { Link } from '#client/ui/link.tsx'
import { counted } from '#shared/counted.ts'
import type { KitProps } from '#shared/page-props.ts'
import { FileTree } from './file-tree.tsx'
import { KitCard } from './kit-card.tsx'
import { KitFigures } from './kit-figures.tsx'
import { KitInside, KitPackages } from './kit-inside.tsx'
import { KitPictures } from './kit-pictures.tsx'
import { KitProof } from './kit-proof.tsx'

type Props = Pick<KitProps, 'kit' | 'contents' | 'others'> & {
  /** Where the page of another kit, a page of the documentation and the list of all kits are. */
  address: (slug: string) => string
  docs: (slug: string) => string
  all: string
}

/** All that is told of a kit below its title. */
export const KitBody = ({ kit, contents, others, address, docs, all }: Props) => (
  <div className="@container grid gap-14">
    <KitPictures kit={kit} />
    <div className="grid gap-x-16 gap-y-12 @4xl:grid-cols-2">
      <KitInside kit={kit} />
      <KitProof kit={kit} contents={contents} />
    </div>
    <KitFigures contents={contents} />
    <div className="grid items-start gap-x-16 gap-y-12 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section aria-labelledby="files">
        <h2 id="files" className="text-lg font-semibold tracking-tight text-ink">
          {counted(contents.files.length, 'file')}
        </h2>
        <p className="mt-2 mb-4 text-sm text-pretty text-muted">
          The whole project, as the zip and the command write it.
        </p>
        <FileTree files={contents.files} />
      </section>
      <KitPackages packages={contents.packages} />
    </div>
    {contents.readme && (
      <section aria-labelledby="readme">
        <h2 id="readme" className="text-lg font-semibold tracking-tight text-ink">
          README.md
        </h2>
        <section
          aria-label="Text of README.md"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
          tabIndex={0}
          className="mt-4 max-h-120 overflow-auto rounded-xl bg-(--code-ground) p-5 ring-1 ring-line focus-visible:-outline-offset-2"
        >
          <pre className="font-mono text-[0.8125rem]/6 whitespace-pre-wrap text-ink">{contents.readme}</pre>
        </section>
      </section>
    )}
    <p className="max-w-prose text-sm text-pretty text-muted">
      <Link href={docs('templates-and-starter-kits')}>How to start, what to change first, and how to update</Link> is in
      the documentation. Components are added to it as to any project: by copying,{' '}
      <Link href={docs('cli')}>by our command line</Link> or <Link href={docs('registry')}>by that of shadcn</Link>.
    </p>
    {others.length > 0 && (
      <section aria-labelledby="others">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="others" className="text-lg font-semibold tracking-tight text-ink">
            Other starter kits
          </h2>
          <Link href={all}>All starter kits</Link>
        </div>
        <ul className="mt-5 grid gap-x-5 gap-y-6 @lg:grid-cols-2 @lg:gap-y-8 @4xl:grid-cols-4">
          {others.map((other) => (
            <li key={other.slug} className="min-w-0">
              <KitCard kit={other} href={address(other.slug)} />
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
)
