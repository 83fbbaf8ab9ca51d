import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { Deps } from '../app-env.ts'

type What = Pick<Deps, 'publications' | 'catalogue' | 'env'>

/** What an assistant should know first, with links to the same pages as Markdown (llmstxt.org). */
export function llmsText({ publications, catalogue, env }: What): string {
  const { counts, packages } = catalogue.index()
  const link = (title: string, path: string, text: string) => `- [${title}](${env.siteUrl}${path}): ${text}`
  return [
    `# ${site.name}`,
    '',
    `> ${site.tagline} ${counts.components} components for Tailwind CSS, each as HTML with Alpine.js, React, Vue and Svelte, for Tailwind CSS 4 and 3, in any colours with contrast kept.`,
    '',
    'Components are code to copy; there is no package to install. Free components can be copied by everyone with an account, all others with a licence.',
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
          link(name, urls.subcategory(path), `${title}, ${components.map((each) => each.title).join('; ')}`),
        ),
      ),
    ),
    '',
    '## Blog',
    '',
    ...publications.posts().map(({ slug, title, description }) => link(title, `${urls.blog(slug)}.md`, description)),
    '',
    '## Terms',
    '',
    ...publications.legal().map(({ slug, title, description }) => link(title, urls.legal(slug), description)),
    '',
  ].join('\n')
}
