/** What an assistant should know first, with links to the same pages as Markdown (llmstxt.org); and all of it, package by package. */
import { flavours, type CatalogIndex, type ComponentMeta, type Flavour, type PackageMeta } from '#shared/catalog.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { counted } from '#shared/counted.ts'
import { flavourTitles } from '#shared/flavour-titles.ts'
import { site } from '#shared/site.ts'
import { standaloneTitle } from '#shared/standalone-title.ts'
import { urls } from '#shared/urls.ts'
import type { Catalogue } from '../domain/library/catalogue.ts'
import { compiledOf } from '../domain/library/compiled.ts'
import { mayReadCode } from '../domain/library/entitlement.ts'
import { perBuild } from '../domain/library/per-build.ts'
import { openSets } from '../domain/library/sets.ts'
import { plainSnippet } from '../domain/library/snippet.ts'
import type { Deps } from '../http/app-env.ts'
import { componentFacts } from './component-markdown.ts'
import { textComponentsIn } from './text-components.ts'
import { fence, pageAsMarkdown } from './to-markdown.ts'

type What = Pick<Deps, 'publications' | 'catalogue' | 'goods' | 'sets' | 'env'>

const linkTo = (siteUrl: string) => (title: string, path: string, text: string) =>
  `- [${title}](${siteUrl}${path}): ${text}`

/** What each text of the site says of us first. */
const about = (counts: { components: number }): string =>
  `> ${site.tagline} ${counts.components} components for Tailwind CSS, each as HTML with Alpine.js, React, Vue and Svelte, for Tailwind CSS 4 and 3, in any colours with contrast kept.`

/** How large a text is, in thousands of bytes, so that whoever has little room knows before. */
const sizeOf = (text: string): string => `${Math.max(1, Math.round(Buffer.byteLength(text) / 1000))} KB`

/** The way in: what there is, and where each part of it is told in whole. */
export function llmsText(what: What): string {
  const { publications, catalogue, goods, sets, env } = what
  const { counts, packages } = catalogue.index()
  const link = linkTo(env.siteUrl)
  const open = openSets(catalogue, sets)
  const ours = publications.legal().filter(({ binds }) => !binds)
  const binding = publications.legal().filter(({ binds }) => binds)
  return [
    `# ${site.name}`,
    '',
    about(counts),
    '',
    'Components are code that lies in the project; there is no package to install. Free components are open to everyone, all others need a licence that is paid once, over every channel. Every page below is plain Markdown: add ".md" to the address of a component, a kind of components, a set, a page of the documentation or a post, or send "Accept: text/markdown".',
    '',
    `To put a component into a project, find its name in the list of its package. Never guess a name: an unknown one answers those that come nearest.`,
    '',
    '## Components',
    '',
    ...packages.flatMap((pack) => {
      const components = componentsOf(pack)
      const free = components.filter((component) => component.free).length
      const short = packageLlms(catalogue, pack, env.siteUrl)
      const full = packageLlmsFull(catalogue, pack, env.siteUrl)
      return [
        link(
          pack.title,
          urls.packageLlms(pack.slug),
          `${counted(components.length, 'component')}, ${free} of them free: names, titles and what each is called besides (${sizeOf(short)}).`,
        ),
        link(
          `${pack.title} in full`,
          urls.packageLlmsFull(pack.slug),
          `the same with descriptions, tests and addresses (${sizeOf(full)}); with “?flavour=” and one of ${flavours.join(', ')} also the code of what is free.`,
        ),
      ]
    }),
    ...(open.length > 0
      ? [
          '',
          '## Sets',
          '',
          ...open.map(({ slug, title, description }) => link(title, urls.setMarkdown(slug), description)),
        ]
      : []),
    '',
    '## For assistants',
    '',
    link(
      'Skill',
      urls.skillFile(),
      'How to search, add and set up components in a project; made to be copied into it.',
    ),
    link('AGENTS.md', urls.agentsFile(), 'The same in a few lines, for a project’s own file.'),
    '',
    '## Documentation',
    '',
    ...publications.docs().map(({ slug, title, description }) => link(title, urls.docsMarkdown(slug), description)),
    link('All of it in one text', urls.llmsFull(), sizeOf(llmsFullText(what))),
    '',
    '## Tools, starter kits and templates',
    '',
    ...goods.tools.map(({ slug, title, description }) => link(title, urls.tool(slug), description)),
    ...goods['starter-kits'].map(({ slug, title, description }) =>
      link(`Starter kit: ${title}`, urls.starterKit(slug), description),
    ),
    ...goods.templates.map(({ slug, title, description }) =>
      link(`Template: ${title}`, urls.template(slug), description),
    ),
    link('Prices', urls.pricing(), 'What each licence opens, and what it costs.'),
    '',
    '## Blog',
    '',
    ...publications.posts().map(({ slug, title, description }) => link(title, urls.blogMarkdown(slug), description)),
    link('Changelog', urls.changelogFeed(), 'What each version brought, as RSS.'),
    '',
    '## About us',
    '',
    ...ours.map(({ slug, title, description }) => link(title, urls.legalMarkdown(slug), description)),
    '',
    '## Terms',
    '',
    ...binding.map(({ slug, title, description }) => link(title, urls.legalMarkdown(slug), description)),
    '',
  ].join('\n')
}

/** The whole documentation in one text, page after page. */
export function llmsFullText({ publications, catalogue, env }: What): string {
  const docs = publications.docs()
  const known = keptDocs.get(docs)
  const index = catalogue.index()
  if (known?.index === index && known.siteUrl === env.siteUrl) return known.text
  const pages = docs.map((doc) =>
    pageAsMarkdown(doc, env, urls.docs(doc.slug), textComponentsIn(doc.blocks, catalogue, env)),
  )
  const head = [`# ${site.name}: documentation`, about(index.counts), `Components: ${env.siteUrl}${urls.llms()}`]
  const text = `${head.join('\n\n')}\n\n---\n\n${pages.join('\n---\n\n')}`
  keptDocs.set(docs, { index, siteUrl: env.siteUrl, text })
  return text
}

/** The last such text of the pages as they were published. */
const keptDocs = new WeakMap<object, { index: CatalogIndex; siteUrl: string; text: string }>()

const componentsOf = ({ categories }: PackageMeta): ComponentMeta[] =>
  categories.flatMap(({ subcategories }) => subcategories.flatMap(({ components }) => components))

/** Texts of a build by what they are called, made when they are first asked for. */
const kept = perBuild(() => new Map<string, string>())
function once(catalogue: Catalogue, name: string, make: () => string): string {
  const texts = kept(catalogue)
  const text = texts.get(name) ?? make()
  texts.set(name, text)
  return text
}

/** Every component of a package in a line: its name, its title, the other names it goes by, and whether it is free. */
export const packageLlms = (catalogue: Catalogue, pack: PackageMeta, siteUrl: string): string =>
  once(catalogue, `${pack.slug} ${siteUrl}`, () => {
    const line = ({ path, title, keywords, free }: ComponentMeta) =>
      `- [${title}](${siteUrl}${urls.componentMarkdown(path)}): \`${registryNameOf(path)}\`${free ? ', free' : ''}${keywords.length > 0 ? `; ${keywords.join(', ')}` : ''}`
    return `${[
      ...headOf(catalogue, pack),
      `With descriptions: ${siteUrl}${urls.packageLlmsFull(pack.slug)}`,
      ...kindsOf(pack).flatMap(({ title, components }) => [`## ${title}`, components.map(line).join('\n')]),
    ].join('\n\n')}\n`
  })

/**
 * All that everyone may know of each component of a package, in one text.
 *
 * @param flavour in which the code of what is free stands in it; without one, none does
 */
export const packageLlmsFull = (
  catalogue: Catalogue,
  pack: PackageMeta,
  siteUrl: string,
  flavour?: Flavour | undefined,
): string =>
  once(catalogue, `${pack.slug} ${siteUrl} full ${flavour ?? ''}`, () =>
    [
      ...headOf(catalogue, pack),
      flavour
        ? `The code of what is free is ${flavourTitles[flavour]}, in the colours it has until others are chosen.`
        : `The code of each free component stands behind its page with “.md”; with “?flavour=” and one of ${flavours.join(', ')} it stands here.`,
      ...kindsOf(pack).flatMap(({ title, components }) => [
        `## ${title}`,
        ...components.flatMap((component) => [
          ...componentFacts(catalogue, component, { siteUrl, level: 3 }),
          ...(flavour ? freeCode(catalogue, component, flavour, siteUrl) : []),
        ]),
      ]),
      '',
    ].join('\n\n'),
  )

/** What everyone may read on every day: a text that is kept has nothing of a single one. */
function freeCode(catalogue: Catalogue, component: ComponentMeta, flavour: Flavour, siteUrl: string): string[] {
  if (!mayReadCode({ user: null, component, isOfTheDay: false })) return []
  const { files } = plainSnippet(compiledOf(catalogue, component), flavour, { siteUrl })
  return files.slice(0, 1).map(({ language, fileName, code }) => fence(language, fileName, code.trimEnd()))
}

const headOf = (catalogue: Catalogue, pack: PackageMeta): string[] => [
  `# ${site.name}: ${pack.title}`,
  about(catalogue.index().counts),
  `${counted(componentsOf(pack).length, 'component')}. The word in code marks is the name to add a component by.`,
]

const kindsOf = ({ categories }: PackageMeta) =>
  categories.flatMap((category) =>
    category.subcategories.map(({ title, components }) => ({
      title: standaloneTitle(title, category.title),
      components,
    })),
  )
