/** Social pictures of the pages that sell: all of what they say is counted from what the build contains. */
import type { CatalogIndex, PackageMeta } from '#shared/catalog.ts'
import { counted } from '#shared/counted.ts'
import { builtWithOf, type Goods } from '#shared/goods.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { SocialCard } from './card.ts'
import type { Figure } from './figures.ts'
import { firstSentence } from './first-sentence.ts'

/** The home page, and those that list components or say what they cost. */
export function shopCards({ counts, packages }: CatalogIndex): SocialCard[] {
  const shown = packages.filter((pack) => countOf(pack) > 0)
  const shelves: Figure = {
    kind: 'packages',
    packages: shown.map((pack) => ({ slug: pack.slug, title: pack.title, count: countOf(pack) })),
  }
  const [first] = shown
  const free = packages
    .flatMap(({ categories }) => categories.flatMap(({ subcategories }) => subcategories))
    .flatMap(({ components }) => components.filter((component) => component.free))
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
      text: `${counts.components} ready-made UI components, each written once and tested alike in four frameworks.`,
      figure: shelves,
    },
    {
      path: urls.components(),
      place: ['Components'],
      title: 'Tailwind CSS components',
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
    {
      path: urls.freeComponents(),
      place: ['Free components'],
      title: 'Free Tailwind CSS components',
      text: 'Whole components with all of their code, in every framework. Nothing held back, no account needed.',
      figure: free.length > 0 && first ? { kind: 'count', count: free.length, label: 'free', of: first.slug } : shelves,
    },
    {
      path: urls.componentOfTheDay(),
      place: ['Component of the day'],
      title: 'One component a day, free',
      text: 'Another component of the whole library every day, open to everybody until midnight UTC.',
      figure: shelves,
    },
    {
      path: urls.affiliate(),
      place: ['Affiliates'],
      title: `Earn ${site.affiliateCommissionPercent}% by recommending us`,
      text: 'A commission on every licence bought by your link, with clicks, sales and payouts on a page of your own.',
      figure: {
        kind: 'facts',
        facts: [
          { what: 'Commission', value: `${site.affiliateCommissionPercent}%` },
          { what: 'Link counts for', value: `${site.affiliateCookieDays} days` },
          { what: 'Paid out after', value: `${site.affiliateHoldDays} days` },
        ],
      },
    },
    {
      path: urls.componentRequests(),
      place: ['Requests'],
      title: 'Ask for a component',
      text: 'Say what is missing, and vote for what others asked for. We write when it is there.',
      figure: shelves,
    },
    {
      path: urls.news(),
      place: ['News'],
      title: 'New components by mail',
      text: 'One mail whenever we add components, with links to each of them. Nothing else.',
      figure: shelves,
    },
  ]
}

/** The pages that list templates, kits, tools and what is free. */
export function goodsCards(goods: Goods): SocialCard[] {
  const [templates, kits] = [goods.templates, goods['starter-kits']]
  const pages = new Set(templates.flatMap((template) => template.pages.map(({ path }) => `${template.slug}${path}`)))
    .size
  const cards: (SocialCard | false)[] = [
    templates.length > 0 && {
      path: urls.templates(),
      place: ['Templates'],
      title: 'Complete websites to fill with your content',
      text: `Complete projects of ${pages} pages in all, tested and built, with a live preview.`,
      figure: {
        kind: 'contents',
        title: 'What is inside',
        entries: (templates[0]?.pages ?? []).slice(0, 5).map(({ title }) => title),
        current: 0,
      },
    },
    kits.length > 0 && {
      path: urls.starterKits(),
      place: ['Starter kits'],
      title: 'Start with the setup behind you',
      text: 'Small projects with a dashboard, settings, billing and forms to sign in. Tested, with exact versions.',
      figure: {
        kind: 'contents',
        title: counted(kits.length, 'starter kit'),
        entries: kits.slice(0, 5).map(({ title }) => title),
        current: -1,
      },
    },
    goods.tools.length > 0 && {
      path: urls.tools(),
      place: ['Free tools'],
      title: 'Colours, buttons and icons',
      text: 'Free tools for Tailwind CSS that run in your browser. No account needed.',
      figure: { kind: 'ramps', families: ['rose', 'orange', 'lime', 'teal', 'blue', 'violet'] },
    },
  ]
  return [
    ...cards.filter((card) => card !== false),
    ...kits.map(({ slug, title, description, editions }): SocialCard => ({
      path: urls.starterKit(slug),
      place: ['Starter kits'],
      title,
      text: firstSentence(description),
      figure: {
        kind: 'facts',
        facts: editions.flatMap(({ builtWith }) =>
          builtWith.slice(0, 4).map(({ title: what, version }) => ({ what, value: version })),
        ),
      },
    })),
    ...templates.map(({ slug, title, description, editions }): SocialCard => ({
      path: urls.template(slug),
      place: ['Templates'],
      title,
      text: firstSentence(description),
      figure: {
        kind: 'facts',
        facts: builtWithOf(editions)
          .slice(0, 4)
          .map(({ title: what, version }) => ({ what, value: version })),
      },
    })),
    ...templates
      .filter(({ editions }) => editions.some(({ preview }) => preview))
      .map(({ slug, title, description, pages: own }): SocialCard => ({
        path: urls.templatePreview(slug),
        place: ['Templates', 'Live preview'],
        title,
        text: firstSentence(description),
        figure: {
          kind: 'contents',
          title: counted(own.length, 'page'),
          entries: own.slice(0, 5).map((page) => page.title),
          current: 0,
        },
      })),
  ]
}

const countOf = (pack: PackageMeta) =>
  pack.categories
    .flatMap(({ subcategories }) => subcategories)
    .reduce((sum, { components }) => sum + components.length, 0)
