/** What is offered where a template or starter kit of a name does not exist. */
import type { ProjectGood } from '#shared/goods.ts'
import { likenessOf, pairsOf } from './likeness.ts'

const most = 3
/** Characters of an unknown name that are looked at. */
const longestSlug = 80

/** The projects whose names are most like one that does not exist, the likest first. */
export function projectsLike(projects: readonly ProjectGood[], slug: string): Pick<ProjectGood, 'slug' | 'title'>[] {
  const asked = pairsOf(slug.slice(0, longestSlug).toLowerCase())
  return projects
    .map((project) => ({ ...project, likeness: likenessOf(asked, pairsOf(project.slug)) }))
    .sort((a, z) => z.likeness - a.likeness)
    .slice(0, most)
    .map(({ slug: found, title }) => ({ slug: found, title }))
}
