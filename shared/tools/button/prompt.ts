import type { Flavour } from '../../catalog.ts'
import { themeOf } from './colours.ts'
import type { CutButton } from './cut.ts'
import type { ButtonDesign } from './options.ts'
import { installCommand } from '#shared/install-command.ts'

const projects: Record<Flavour, string> = {
  html: 'Plain HTML; Alpine.js 3 only where the code uses it',
  react: 'React 19, function components',
  vue: 'Vue 3, single-file components with <script setup>',
  svelte: 'Svelte 5, with runes',
}

type PromptInput = { design: ButtonDesign; cut: CutButton; flavour: Flavour; tailwind: 'v4' | 'v3' }

/** What an assistant has to know to put the button into a project, in Markdown. */
export function buttonPrompt({ design, cut, flavour, tailwind }: PromptInput): string {
  const theme = themeOf(design.color, tailwind)
  const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')
  const install = installCommand(cut.dependencies)
  const sections = [
    `Make this the ${design.variant} button of my project, and use it wherever such a button stands.`,
    `## The project\n\n${list([projects[flavour], `Tailwind CSS ${tailwind === 'v4' ? '4' : '3.4 or newer'}`])}`,
    theme && `## Colours, once\n\n\`\`\`${tailwind === 'v4' ? 'css' : 'js'}\n${theme.trimEnd()}\n\`\`\``,
    install && `## Install\n\n\`\`\`sh\n${install}\n\`\`\``,
    cut.setup.length > 0 && `## Set up once\n\n${list(cut.setup)}`,
    `## Rules\n\n${list([
      'Keep the classes as they are: hover, focus, pressed and disabled states were designed together.',
      'Keep the pairs of text and background colours: they have a contrast of 4.5:1 or more in both themes.',
      'Keep every role, aria attribute and label; change words and what happens on a click to fit the project.',
      'If the project has a button component, give it these classes instead of copying the markup again.',
    ])}`,
    `## Code: ${cut.fileName}\n\n\`\`\`${cut.language}\n${cut.code.trimEnd()}\n\`\`\``,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}
