import { ProjectCard } from '#client/pages/parts/goods/project-card.tsx'
import type { ProjectGood, ProjectKind } from '#shared/goods.ts'

type Props = { kind: ProjectKind; goods: ProjectGood[]; open: string[] }

/** The templates or starter kits there are, each with what is inside. */
export function ProjectList({ kind, goods, open }: Props) {
  return (
    <ul className="mt-6 grid gap-y-14 pb-16">
      {goods.map((good) => (
        <li key={good.slug} id={good.slug} className="scroll-mt-20">
          <ProjectCard kind={kind} good={good} isOpen={open.includes(good.slug)} />
        </li>
      ))}
    </ul>
  )
}
