/** Which pages have a social picture of their own, and what it says; all of it from what the build contains. */
import { flavours, type CatalogIndex, type PackageMeta } from '#shared/catalog.ts'
import type { Goods } from '#shared/goods.ts'
import type { Publications } from '#shared/publishing.ts'
import { urls } from '#shared/urls.ts'
import type { SocialCard } from './card.ts'
import { firstSentence } from './first-sentence.ts'
import { goodsCards, shopCards } from './shop-cards.ts'
import { textCards } from './text-cards.ts'

type Built = { index: CatalogIndex; publications: Publications; goods: Goods }

/** Every picture; the first is the home page's, which also stands for pages that have none. */
export const socialCards = ({ index, publications, goods }: Built): SocialCard[] => [
  ...shopCards(index),
  ...goodsCards(goods),
  ...index.packages.flatMap(subcategoryCards),
  ...index.packages.flatMap(componentCards),
  ...goods.tools.map(({ slug, title, description }): SocialCard => ({
    path: urls.tool(slug),
    place: ['Free tools'],
    title,
    text: firstSentence(description),
    figure: { kind: 'ramps', families: ['rose', 'orange', 'lime', 'teal', 'blue', 'violet'] },
  })),
  ...textCards(publications),
]

function subcategoryCards(pack: PackageMeta): SocialCard[] {
  return pack.categories.flatMap((category) =>
    category.subcategories.map(({ title, path, components }): SocialCard => {
      const numbers = components.map(({ part }) => part)
      const parts = [...numbers.slice(0, 1), ...numbers.slice(1).slice(-1)]
      return {
        path: urls.subcategory(path),
        place: [pack.title, category.title],
        title,
        text: listed(components.map((component) => component.title)),
        note: parts.join(' to '),
        figure: {
          kind: 'count',
          count: components.length,
          label: components.length === 1 ? 'component' : 'components',
          of: pack.slug,
        },
      }
    }),
  )
}

function componentCards(pack: PackageMeta): SocialCard[] {
  return pack.categories.flatMap(({ subcategories }) =>
    subcategories.flatMap((subcategory) =>
      subcategory.components.map(({ path, title, description, part }): SocialCard => ({
        path: urls.component(path),
        place: [pack.title, subcategory.title],
        title,
        text: description,
        note: part,
        figure: { kind: 'count', count: flavours.length, label: 'flavours', of: pack.slug },
      })),
    ),
  )
}

const listed = (titles: string[]) => `${titles.join('. ')}.`
