import { clsx } from 'clsx'
import type { ProjectGood, ProjectKind } from '#shared/goods.ts'
import { KitShelf } from './kit-shelf.tsx'
import { ProjectCard } from './project-card.tsx'

type Props = { kind: ProjectKind; goods: ProjectGood[]; open: string[]; className?: string | undefined }

/** The templates or starter kits there are: below each other with their pictures, or side by side without. */
export function ProjectShelf({ kind, goods, open, className }: Props) {
  const hasPictures = goods.some(({ picture }) => picture)
  if (kind === 'starter-kits' && hasPictures) return <KitShelf kits={goods} open={open} className={className} />

  return (
    <ul className={clsx('grid gap-x-12 gap-y-16', !hasPictures && goods.length > 1 && 'lg:grid-cols-2', className)}>
      {goods.map((good) => (
        <li key={good.slug} id={good.slug} className="scroll-mt-20">
          <ProjectCard kind={kind} good={good} isOpen={open.includes(good.slug)} />
        </li>
      ))}
    </ul>
  )
}
