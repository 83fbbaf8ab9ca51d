/** A snippet with all that somebody, or some program, needs to put it into a project. */
import type { ComponentMeta, Flavour, SnippetFile } from '../catalog.ts'
import { nameOf } from '../recolor/palette.ts'
import { splitComponentPath } from '../urls.ts'
import type { SnippetPreferences } from './preferences.ts'
import type { SnippetStyle } from './style.ts'
import type { SnippetTheme } from './theme.ts'
import { installCommand } from '#shared/install-command.ts'

type PromptInput = {
  component: Pick<ComponentMeta, 'title' | 'description' | 'path'>
  file: Pick<SnippetFile, 'code' | 'fileName' | 'language'>
  dependencies: readonly { name: string; version: string }[]
  setup: readonly string[]
  /** What its colours need, where they are not Tailwind's own. */
  theme?: SnippetTheme | null
  preferences: Pick<SnippetPreferences, 'flavour' | 'primary' | 'secondary' | 'style'>
}

const projects: Record<Flavour, string> = {
  html: 'Plain HTML with Alpine.js 3; no build step is assumed for the markup',
  react: 'React 19, function components and hooks',
  vue: 'Vue 3, single-file components with <script setup>',
  svelte: 'Svelte 5, with runes',
}

const darkness: Record<SnippetStyle['dark'], string> = {
  class: 'the class `dark` on <html>',
  media: 'what the operating system prefers',
  data: '`data-theme="dark"` on <html>',
  none: 'nothing: there is none, and no class for it',
}

/** Writes the instruction for an AI assistant, in Markdown, with the code as it stands. */
export function promptFor({ component, file, dependencies, setup, theme = null, preferences }: PromptInput): string {
  const { flavour, primary, secondary, style } = preferences
  const { subcategoryPath } = splitComponentPath(component.path)
  const kind = subcategoryPath.slice(subcategoryPath.lastIndexOf('/') + 1).replaceAll('-', ' ')
  const fence = '`'.repeat(Math.max(3, ...[...file.code.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  const sections = [
    `Add this component to my project: “${component.title}” (${kind}). ${component.description}`,
    section('The project', [
      projects[flavour],
      `Tailwind CSS ${style.tailwind === 'v4' ? '4' : '3.4 or newer'}${style.prefix ? `, with the class prefix "${style.prefix}"` : ''}`,
      `Colours: ${nameOf(primary)} is the primary family, ${nameOf(secondary)} the secondary one`,
      `The dark theme follows ${darkness[style.dark]}`,
    ]),
    dependencies.length > 0 ? `## Install\n\n\`\`\`sh\n${installCommand(dependencies)}\n\`\`\`` : '',
    setup.length > 0 ? section('Set up once', setup) : '',
    theme ? themeSection(theme) : '',
    section('Rules', [
      'Use the code below as it is. Change texts, data, links and names to fit the project, not structure or classes.',
      'Keep every role, aria attribute, id, label and key handler: they were tested with keyboard and screen reader.',
      'Keep the pairs of text and background colours: their contrast meets WCAG 2.2 AA in both themes. If one must change, keep 4.5:1 for text and 3:1 for controls.',
      'Keep the focus styles and the variants for reduced motion.',
      style.direction === 'logical'
        ? 'Keep logical utilities such as ms-4 and text-start, so that it mirrors in pages read from right to left.'
        : 'Directions are physical on purpose: the project is read from left to right.',
      'Say which file you put it in and what I must still replace.',
    ]),
    `## Code: ${file.fileName}\n\n${fence}${file.language}\n${file.code.trimEnd()}\n${fence}`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

const section = (title: string, lines: readonly string[]) =>
  `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`

const themeSection = ({ names, fileName, code }: SnippetTheme) =>
  `## Colours, once per project\n\nThe classes name ${names.join(' and ')}. Unless the project has them, add this to ${fileName}:\n\n\`\`\`${fileName === 'your CSS' ? 'css' : 'js'}\n${code}\`\`\``
