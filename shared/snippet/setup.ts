import type { SnippetStyle } from './style.ts'

/** Where classes say what is dark. */
const dark = /(^|[\s:"'`])dark:/

/**
 * What a project's style sheet or configuration must say for the chosen style.
 *
 * @param code the finished code, which tells whether there is anything to say
 * @returns sentences for the set-up note
 */
export function setupForStyle(code: string, { tailwind, dark: strategy, prefix, direction }: SnippetStyle): string[] {
  const isDark = strategy !== 'none' && dark.test(code)
  return [
    ...(isDark ? darkNotes[tailwind][strategy] : []),
    ...(prefix ? [prefixNotes[tailwind](prefix)] : []),
    ...(direction === 'physical'
      ? ['Left and right are fixed: for pages that are read from right to left, choose logical utilities.']
      : []),
  ]
}

const darkNotes = {
  v4: {
    class: [
      '`@custom-variant dark (&:where(.dark, .dark *));` in your CSS, and the class `dark` on <html> for the dark theme.',
    ],
    media: [],
    none: [],
    data: [
      '`@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));` in your CSS, and `data-theme="dark"` on <html> for the dark theme.',
    ],
  },
  v3: {
    class: ["`darkMode: 'selector'` in tailwind.config.js, and the class `dark` on <html> for the dark theme."],
    media: ["`darkMode: 'media'` in tailwind.config.js."],
    none: [],
    data: [
      `\`darkMode: ['selector', '[data-theme="dark"]']\` in tailwind.config.js, and \`data-theme="dark"\` on <html> for the dark theme.`,
    ],
  },
} satisfies Record<SnippetStyle['tailwind'], Record<SnippetStyle['dark'], string[]>>

/** The line by which a project has the prefix. */
export const prefixLine = (prefix: string, tailwind: SnippetStyle['tailwind']) =>
  tailwind === 'v4' ? `@import 'tailwindcss' prefix(${prefix});` : `prefix: '${prefix}-'`

const prefixNotes: Record<SnippetStyle['tailwind'], (prefix: string) => string> = {
  v4: (prefix) => `\`${prefixLine(prefix, 'v4')}\` in your CSS.`,
  v3: (prefix) => `\`${prefixLine(prefix, 'v3')}\` in tailwind.config.js.`,
}
