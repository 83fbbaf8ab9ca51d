/** Which pages have a social picture of their own, and what it says; all of it from what the build contains. */
import { flavours, type CatalogIndex, type PackageMeta } from '#shared/catalog.ts'
import type { Goods } from '#shared/goods.ts'
import type { Publications } from '#shared/publishing.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { SocialCard } from './card.ts'
import type { Figure } from './figures.ts'

type Built = { index: CatalogIndex; publications: Publications; goods: Goods }

/** Every picture; the first is the home page's, which also stands for pages that have none. */
export const socialCards = ({ index, publications, goods }: Built): SocialCard[] => [
  ...fixedCards(index),
  ...index.packages.flatMap(subcategoryCards),
  ...index.packages.flatMap(componentCards),
  ...goods.tools.map(({ slug, title, description }): SocialCard => ({
    path: urls.tool(slug),
    place: ['Free tools'],
    title,
    text: firstSentence(description),
    figure: { kind: 'ramps', families: ['rose', 'orange', 'lime', 'teal', 'blue', 'violet'] },
  })),
  ...publications.posts.map(({ slug, title, description, date, minutes, tags, author }): SocialCard => ({
    path: urls.blog(slug),
    place: ['Blog'],
    title,
    text: firstSentence(description),
    note: author.name,
    figure: {
      kind: 'facts',
      facts: [
        { what: 'Published', value: date },
        { what: 'Reading time', value: `${minutes} min` },
        ...tags.slice(0, 2).map((tag, place) => ({ what: place === 0 ? 'About' : '', value: tag.title })),
      ],
    },
  })),
  ...publications.docs.map(({ slug, title, description, section }): SocialCard => {
    const pages = publications.sections.find((candidate) => candidate.title === section)?.pages ?? []
    const at = pages.findIndex((page) => page.slug === slug)
    const from = Math.max(0, Math.min(at - 2, pages.length - 5))
    return {
      path: urls.docs(slug),
      place: ['Documentation', section],
      title,
      text: firstSentence(description),
      figure: {
        kind: 'contents',
        title: section,
        entries: pages.slice(from, from + 5).map((page) => page.title),
        current: at - from,
      },
    }
  }),
]

function fixedCards({ counts, packages }: CatalogIndex): SocialCard[] {
  const shown = packages.filter((pack) => countOf(pack) > 0)
  const shelves: Figure = {
    kind: 'packages',
    packages: shown.map((pack) => ({ slug: pack.slug, title: pack.title, count: countOf(pack) })),
  }
  const prices: Figure = {
    kind: 'facts',
    facts: [
      { what: 'Developer', value: `$${site.prices.developer}` },
      { what: 'Unlimited', value: `$${site.prices.unlimited}` },
      { what: `Team of ${site.teamSeats}`, value: `$${site.prices.team}` },
    ],
  }
  return [
    {
      path: urls.home(),
      place: ['Tailwind CSS 4 and 3'],
      title: site.tagline,
      text: `${counts.components} finished parts, each written once and proven alike in four frameworks.`,
      figure: shelves,
    },
    {
      path: urls.components(),
      place: ['Components'],
      title: 'Every part, on the shelf',
      text: `${counts.components} components, each live, in both themes, at any width and in your colours.`,
      figure: shelves,
    },
    {
      path: urls.pricing(),
      place: ['Pricing'],
      title: 'Pay once, build for good',
      text: 'Every component in every flavour, with updates for life.',
      figure: prices,
    },
  ]
}

const countOf = (pack: PackageMeta) =>
  pack.categories
    .flatMap(({ subcategories }) => subcategories)
    .reduce((sum, { components }) => sum + components.length, 0)

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
const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
