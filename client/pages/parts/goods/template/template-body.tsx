import { Link } from '#client/ui/link.tsx'
import { Link as CardLink } from '#client/router-link.tsx'
import type { TemplateProps } from '#shared/page-props.ts'
import { ProjectPicture } from '../project-picture.tsx'
import { TemplateEditions } from './template-inside.tsx'
import { TemplatePictures } from './template-pictures.tsx'

type Props = Pick<TemplateProps, 'template' | 'contents' | 'shown' | 'others'> & {
  /** Where the page of another template, a page of the documentation and the list of all templates are. */
  address: (slug: string, edition?: string) => string
  docs: (slug: string) => string
  all: string
}

/** All that is told of a template below its title. */
export const TemplateBody = ({ template, contents, shown, others, address, docs, all }: Props) => (
  <div className="@container grid gap-14">
    <TemplatePictures template={template} />
    <TemplateEditions template={template} contents={contents} shown={shown} address={address} />
    <p className="max-w-prose text-sm text-pretty text-muted">
      <Link href={docs('templates-and-starter-kits')}>How to start, what to change first, and how to update</Link> is in
      the documentation. Components are added to it as to any project: by copying,{' '}
      <Link href={docs('cli')}>by our command line</Link> or <Link href={docs('registry')}>by that of shadcn</Link>.
    </p>
    {others.length > 0 && (
      <section aria-labelledby="others">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="others" className="text-lg font-semibold tracking-tight text-ink">
            Other templates
          </h2>
          <Link href={all}>All templates</Link>
        </div>
        <ul className="mt-5 grid gap-x-5 gap-y-8 @lg:grid-cols-2 @4xl:grid-cols-3">
          {others.map(({ slug, title, description, picture }) => (
            <li key={slug} className="group relative min-w-0">
              {picture && (
                <ProjectPicture
                  picture={{ ...picture, alt: '' }}
                  sizes="(min-width: 80rem) 25rem, (min-width: 40rem) 44vw, 92vw"
                />
              )}
              <h3 className="mt-4 text-base font-semibold tracking-tight text-ink">
                <CardLink
                  href={address(slug)}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-offset-4"
                >
                  {title}
                </CardLink>
              </h3>
              <p className="mt-1 text-sm text-pretty text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
)
