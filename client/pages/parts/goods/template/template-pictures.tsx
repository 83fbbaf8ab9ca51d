import { Link } from '#client/router-link.tsx'
import type { GoodPicture, ProjectGood } from '#shared/goods.ts'
import { urls } from '#shared/urls.ts'
import { ProjectPicture } from '../project-picture.tsx'

type Props = { template: ProjectGood }

/** A template in pictures: its front page in both themes, and others in the theme of whoever looks; each leads to that page at work. */
export function TemplatePictures({ template: { slug, pages, editions, picture, gallery } }: Props) {
  if (!picture) return null
  const isShown = editions.some(({ preview }) => preview)
  const pathOf = (title: string) => pages.find((page) => page.title === title)?.path ?? '/'
  const shown = (page: GoodPicture, path: string, setting: Partial<Parameters<typeof ProjectPicture>[0]>) => {
    const drawn = <ProjectPicture picture={page} {...setting} />
    return isShown ? (
      <Link href={urls.templatePreview(slug, path)} className="block rounded-xl">
        {drawn}
      </Link>
    ) : (
      drawn
    )
  }
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="sr-only">
        Pictures
      </h2>
      <ul className="grid gap-4 @2xl:grid-cols-2 @2xl:gap-5">
        {(['light', 'dark'] as const).map((theme) => (
          <li key={theme} className="min-w-0">
            {shown({ ...picture, alt: `${picture.alt}, in the ${theme} theme` }, '/', {
              theme,
              isFirst: theme === 'light',
              sizes: '(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 92vw',
            })}
            <p className="mt-1.5 text-sm text-muted">
              {pages[0]?.title}, {theme}
            </p>
          </li>
        ))}
      </ul>
      {gallery.length > 0 && (
        <ul className="mt-6 grid grid-cols-2 gap-4 @3xl:grid-cols-4 @3xl:gap-5">
          {gallery.map((page) => (
            <li key={page.picture.name} className="min-w-0">
              {shown(page.picture, pathOf(page.title), {
                sizes: '(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, 46vw',
              })}
              <p className="mt-1.5 text-sm text-muted">{page.title}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
