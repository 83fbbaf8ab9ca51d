import { clsx } from 'clsx'
import type { ProjectGood } from '#shared/goods.ts'
import { ProjectPicture } from '../project-picture.tsx'

/** As many as make two columns of the same height. */
const [mostBesidePhones, mostPhones] = [2, 3]

type Props = { kit: Pick<ProjectGood, 'picture' | 'pictured' | 'gallery' | 'phone'> }

/** A kit in pictures: one page in both themes, and others, and pages on a phone, in the theme of whoever looks. */
export function KitPictures({ kit: { picture, pictured, gallery, phone } }: Props) {
  const front = picture && pictured !== null ? [{ title: pictured, picture }] : []
  const pages = [...front, ...gallery]
  // Most is to be seen of the dashboard, whatever the kit's card shows.
  const lead = pages.find(({ title }) => title === 'Dashboard') ?? pages[0]
  if (!lead) return null
  const others = pages.filter((page) => page !== lead).slice(0, phone.length > 0 ? mostBesidePhones : pages.length)
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="sr-only">
        Pictures
      </h2>
      <ul className="grid gap-4 @2xl:grid-cols-2 @2xl:gap-5">
        {(['light', 'dark'] as const).map((theme) => (
          <li key={theme} className="min-w-0">
            <ProjectPicture
              picture={{ ...lead.picture, alt: `${lead.picture.alt}, in the ${theme} theme` }}
              theme={theme}
              isFirst={theme === 'light'}
              sizes="(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 92vw"
            />
            <p className="mt-1.5 text-sm text-muted">
              {lead.title}, {theme}
            </p>
          </li>
        ))}
      </ul>
      <div className={clsx('mt-6 grid gap-4 @3xl:gap-5', others.length > 0 && phone.length > 0 && '@3xl:grid-cols-3')}>
        {others.length > 0 && (
          <ul
            className={clsx(
              'grid grid-cols-2 content-start gap-4',
              phone.length > 0 ? '@3xl:grid-cols-1' : '@3xl:grid-cols-3',
            )}
          >
            {others.map((page) => (
              <li key={page.picture.name} className="min-w-0">
                <ProjectPicture picture={page.picture} sizes="(min-width: 80rem) 24rem, 46vw" />
                <p className="mt-1.5 text-sm text-muted">{page.title}</p>
              </li>
            ))}
          </ul>
        )}
        {phone.length > 0 && (
          <ul className="grid grid-cols-3 content-start gap-4 @3xl:col-span-2 @3xl:gap-5">
            {phone.slice(0, mostPhones).map((page) => (
              <li key={page.picture.name} className="min-w-0">
                <ProjectPicture picture={page.picture} sizes="(min-width: 80rem) 16rem, 30vw" />
                <p className="mt-1.5 text-sm text-muted">{page.title}, on a phone</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
