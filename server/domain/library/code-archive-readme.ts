import type { ComponentMeta, Flavour, Snippet } from '#shared/catalog.ts'
import { installCommand } from '#shared/install-command.ts'
import { nameOf, type Palette } from '#shared/recolor/palette.ts'
import { site } from '#shared/site.ts'
import type { SnippetTheme } from '#shared/snippet/theme.ts'
import { themeFigmaFolder } from '#shared/snippet/theme-figma.ts'
import { themeTokensFile } from '#shared/snippet/theme-tokens.ts'
import type { SnippetStyle } from '#shared/snippet.ts'
import { urls } from '#shared/urls.ts'

/** A component that lies in the archive, with what a project needs for it. */
export type Taken = { meta: ComponentMeta; path: string } & Pick<Snippet, 'dependencies' | 'setup'>

type About = {
  taken: readonly Taken[]
  locked: readonly ComponentMeta[]
  unknown: readonly string[]
  /** Null where the colours are in every project. */
  theme: SnippetTheme | null
  flavour: Flavour
  palette: Palette
  style: SnippetStyle
  /** Without a slash at its end. */
  siteUrl: string
}

const flavourNames: Record<Flavour, string> = {
  html: 'HTML with Alpine.js',
  react: 'React',
  vue: 'Vue',
  svelte: 'Svelte',
}

/** What lies in the archive, what all of it needs once, and what was left out and what opens that; as Markdown. */
export function archiveReadme(about: About): string {
  const { taken, locked, unknown, flavour, palette, style, siteUrl } = about
  const { primary, secondary } = palette
  const sections = [
    `# ${site.name}: ${counted(taken.length)}`,
    `${flavourNames[flavour]}, for Tailwind CSS ${style.tailwind === 'v4' ? '4' : '3.4 or newer'}, in ${nameOf(primary)} and ${nameOf(secondary)}. From ${site.name} ${site.version}, ${siteUrl}; what you may do with it: ${siteUrl}${urls.legal('license')}.`,
    ...(taken.length > 0 ? needs(about) : []),
    ...(locked.length > 0
      ? [
          `## Left out`,
          `These come with a licence, which opens the code of every component: ${siteUrl}${urls.pricing()}`,
          list(locked.map(({ title, part }) => `${title} (${part})`)),
        ]
      : []),
    ...(unknown.length > 0 ? ['## Not found', 'The library has no components of these numbers.', list(unknown)] : []),
  ]
  return `${sections.join('\n\n')}\n`
}

function needs({ taken, theme }: About): string[] {
  const packages = new Map(
    taken.flatMap(({ dependencies }) => dependencies.map((each) => [`${each.name}@${each.version}`, each] as const)),
  )
  const install = installCommand([...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each))
  const notes = [...new Set(taken.flatMap(({ setup }) => setup))]
  return [
    '## Components',
    list(taken.map(({ meta, path }) => `[${meta.title}](${path}), ${meta.part}: ${meta.description}`)),
    ...(install ? ['## Install', fenced('sh', install)] : []),
    '## Theme',
    `${themeWords(theme)} For design tools the same colours are design tokens in [${themeTokensFile}](${themeTokensFile}). For Figma they are variables in two modes, with what the components use each colour for in light and in dark: choose Variables, Import there, and take both files of [${themeFigmaFolder}](${themeFigmaFolder}). These have the form of Figma’s own exports; they were not tried in Figma itself.`,
    ...(theme ? [fenced(theme.fileName === 'your CSS' ? 'css' : 'js', theme.code.trimEnd())] : []),
    ...(notes.length > 0 ? ['## Set up once', list(notes.map(asMarkdown))] : []),
  ]
}

/** How a file of the theme's own is called. */
export const themeFile = ({ fileName }: SnippetTheme) => (fileName === 'your CSS' ? 'theme.css' : 'tailwind.colors.js')

function themeWords(theme: SnippetTheme | null): string {
  if (!theme) return 'The colours are those of Tailwind CSS: a project that keeps them needs no theme.'
  const file = themeFile(theme)
  const where = theme.fileName === 'your CSS' ? 'Put this into your CSS' : 'Merge this into tailwind.config.js'
  return `${where}, once: the code names ${theme.names.map((name) => `\`${name}\``).join(' and ')}. It is also in [${file}](${file}).`
}

/** Elements that a note names outside of backticks would be taken for HTML. */
const asMarkdown = (note: string) =>
  note
    .split('`')
    .map((text, index) => (index % 2 === 0 ? text.replaceAll('<', '&lt;') : text))
    .join('`')
const counted = (amount: number) => `${amount} ${amount === 1 ? 'component' : 'components'}`
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
const fenced = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``
