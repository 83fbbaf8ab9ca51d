/** Social pictures of what is to be read: articles, documentation, versions, pages about us and texts that bind. */
import { counted } from '#shared/counted.ts'
import type { Publications } from '#shared/publishing.ts'
import { urls } from '#shared/urls.ts'
import type { SocialCard } from './card.ts'
import { firstSentence } from './first-sentence.ts'

/** The lists of it, and each page. */
export const textCards = (publications: Publications): SocialCard[] => [
  ...listCards(publications),
  ...aboutCards(publications),
  ...pageCards(publications),
]

const pageCards = ({ posts, docs, sections }: Publications): SocialCard[] => [
  ...posts.map(({ slug, title, description, date, minutes, tags, author }): SocialCard => ({
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
  ...docs.map(({ slug, title, description, section }): SocialCard => {
    const pages = sections.find((candidate) => candidate.title === section)?.pages ?? []
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

/** The lists of what we publish. */
function listCards({ posts, changelog, sections, docs }: Publications): SocialCard[] {
  const [newest] = changelog
  const cards: (SocialCard | false)[] = [
    posts.length > 0 && {
      path: urls.blog(),
      place: ['Blog'],
      title: 'How components are built and proven',
      text: 'Articles on colour, tables, dialogs and tests, with components at work in the text.',
      note: counted(posts.length, 'article'),
      figure: {
        kind: 'facts',
        facts: posts.slice(0, 3).map(({ date, tags }) => ({ what: tags[0]?.title ?? '', value: date })),
      },
    },
    newest !== undefined && {
      path: urls.changelog(),
      place: ['Changelog'],
      title: 'What is new',
      text: newest.summary,
      figure: {
        kind: 'facts',
        facts: changelog.slice(0, 3).map(({ version, date }) => ({ what: version.replace(/\+.*/, ''), value: date })),
      },
    },
    docs.length > 0 && {
      path: urls.docs(),
      place: ['Documentation'],
      title: 'Documentation',
      text: 'From the first copied component to colours, frameworks, accessibility and what is tested.',
      note: counted(docs.length, 'page'),
      figure: {
        kind: 'contents',
        title: 'Sections',
        entries: sections.slice(0, 5).map(({ title }) => title),
        current: 0,
      },
    },
  ]
  return cards.filter((card) => card !== false)
}

/** Pages about us, and the texts that bind. */
const aboutCards = ({ legal }: Publications): SocialCard[] =>
  legal.map(({ slug, title, description, binds, updated }): SocialCard => {
    const group = legal.filter((page) => page.binds === binds)
    return {
      path: urls.legal(slug),
      place: [binds ? 'Terms' : 'About us'],
      title,
      text: description,
      note: updated,
      figure: {
        kind: 'contents',
        title: binds ? 'What binds us both' : 'What to know of us',
        entries: group.map((page) => page.title),
        current: group.findIndex((page) => page.slug === slug),
      },
    }
  })
