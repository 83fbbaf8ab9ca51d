import { ArrowRightIcon } from '@heroicons/react/16/solid'
import { LinkBox } from '#client/ui/link-box.tsx'
import type { Good } from '#shared/goods.ts'

type Props = { goods: Good[]; href: (slug: string) => string }

/** What there is of one kind, each in a box that leads to it. */
export function GoodsList({ goods, href }: Props) {
  return (
    <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(15rem,33%_-_0.75rem)),1fr))] gap-3">
      {goods.map(({ slug, title, description }) => (
        <li key={slug} className="grid">
          <LinkBox
            href={href(slug)}
            title={title}
            subtitle={description}
            aside={<ArrowRightIcon aria-hidden className="size-4 shrink-0 text-faint rtl:rotate-180" />}
          />
        </li>
      ))}
    </ul>
  )
}
