import { clsx } from 'clsx'
import type { ProjectGood } from '#shared/goods.ts'
import { ProjectCard } from './project-card.tsx'

type Props = {
  goods: ProjectGood[]
  open: string[]
  /** Where the page of a template is. */
  address: (slug: string) => string
  className?: string | undefined
}

/** The templates there are: below each other with their pictures, or side by side without. */
export function ProjectShelf({ goods, open, address, className }: Props) {
  const hasPictures = goods.some(({ picture }) => picture)

  return (
    <ul className={clsx('grid gap-x-12 gap-y-16', !hasPictures && goods.length > 1 && 'lg:grid-cols-2', className)}>
      {goods.map((good) => (
        <li key={good.slug} id={good.slug} className="scroll-mt-20">
          <ProjectCard good={good} href={address(good.slug)} isOpen={open.includes(good.slug)} />
        </li>
      ))}
    </ul>
  )
}
