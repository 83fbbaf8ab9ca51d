import type { ComponentMeta } from '#shared/catalog.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { Deps } from '../http/app-env.ts'

type What = Pick<Deps, 'publications' | 'catalogue' | 'goods' | 'env'>

/** What an assistant should know first, with links to the same pages as Markdown (llmstxt.org). */
export function llmsText({ publications, catalogue, goods, env }: What): string {
  const { counts, packages } = catalogue.index()
  const link = (title: string, path: string, text: string) => `- [${title}](${env.siteUrl}${path}): ${text}`
  /** By its title and the other names it goes by, so that whoever looks for one of those finds it. */
  const named = ({ title, path, keywords }: ComponentMeta) =>
    `[${title}](${env.siteUrl}${urls.component(path)})${keywords.length > 0 ? ` (${keywords.join(', ')})` : ''}`
  const about = publications.legal().filter(({ binds }) => !binds)
  const binding = publications.legal().filter(({ binds }) => binds)
  return [
    `# ${site.name}`,
    '',
    `> ${site.tagline} ${counts.components} components for Tailwind CSS, each as HTML with Alpine.js, React, Vue and Svelte, for Tailwind CSS 4 and 3, in any colours with contrast kept.`,
    '',
    'Components are code to copy; there is no package to install. Free components can be copied by everyone, all others with a licence that is paid once.',
    '',
    '## Documentation',
    '',
    ...publications.docs().map(({ slug, title, description }) => link(title, urls.docsMarkdown(slug), description)),
    '',
    '## Components',
    '',
    ...packages.flatMap(({ title, categories }) =>
      categories.flatMap((category) =>
        category.subcategories.map(({ title: name, path, components }) =>
          link(name, urls.subcategory(path), `${title}, ${components.map(named).join('; ')}`),
        ),
      ),
    ),
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
    ...about.map(({ slug, title, description }) => link(title, urls.legalMarkdown(slug), description)),
    '',
    '## Terms',
    '',
    ...binding.map(({ slug, title, description }) => link(title, urls.legalMarkdown(slug), description)),
    '',
  ].join('\n')
}
