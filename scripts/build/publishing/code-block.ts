import type { Code } from 'mdast'
import type { Block } from '#shared/article.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import type { Language } from '#shared/highlight/highlight.ts'

export type Highlight = (code: string, language: Language) => string

/** What a fence may be called, and what stands on the block when the fence gives no title. */
const languages: Record<string, { language: Language | null; label: string }> = {
  html: { language: 'html', label: 'HTML' },
  tsx: { language: 'tsx', label: 'TSX' },
  jsx: { language: 'jsx', label: 'JSX' },
  ts: { language: 'typescript', label: 'TypeScript' },
  js: { language: 'javascript', label: 'JavaScript' },
  vue: { language: 'vue', label: 'Vue' },
  svelte: { language: 'svelte', label: 'Svelte' },
  css: { language: 'css', label: 'CSS' },
  json: { language: 'json', label: 'JSON' },
  sh: { language: 'shellscript', label: 'Terminal' },
  md: { language: null, label: 'Markdown' },
}

/** A fenced code block; words after the language are its title. Null without a known language. */
export function codeBlock({ lang, meta, value }: Code, highlight: Highlight): Block | null {
  const known = languages[lang ?? '']
  if (!lang || !known) return null
  return {
    type: 'code',
    language: lang,
    label: meta || known.label,
    code: value,
    html: known.language ? highlight(value, known.language) : plainLines(value),
  }
}

/** What has no colours, in the lines that highlighted code has. */
const plainLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<span class=line>${escapeHtml(line)}</span>`)
    .join('\n')

codeBlock.known = Object.keys(languages).join(', ')
