/** Highlights code into spans with classes; colours are the stylesheet's business, so both themes work. */
import { createHighlighter, type ThemeRegistrationRaw } from 'shiki'

/** Kinds of token, each with the TextMate scopes it covers. Order matters: later rules win where scopes tie. */
const kinds: Record<string, string[]> = {
  'tk-v': ['variable', 'variable.other.readwrite', 'support.variable'],
  'tk-p': ['punctuation', 'meta.brace', 'keyword.operator'],
  'tk-k': [
    'keyword',
    'storage',
    'constant.language',
    'variable.language',
    'keyword.operator.new',
    'keyword.operator.expression',
  ],
  'tk-s': ['string', 'punctuation.definition.string', 'constant.character.escape'],
  'tk-n': ['constant.numeric', 'constant.other'],
  'tk-f': ['entity.name.function', 'support.function'],
  'tk-t': ['entity.name.tag', 'entity.name.type', 'support.class', 'support.type', 'entity.name.class'],
  'tk-a': [
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'variable.other.property',
    'variable.object.property',
  ],
  'tk-c': ['comment', 'punctuation.definition.comment'],
}
const plain = '#000000'
const names = Object.keys(kinds)

/** Stands for a class while Shiki works: the first kind is #000001, the second #000002 … */
const colourOf = (name: string) => `#${String(names.indexOf(name) + 1).padStart(6, '0')}`
const classOf = (colour: string | undefined) => names[Number(colour?.slice(1) ?? 0) - 1]

const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  fg: plain,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: plain } },
    ...Object.entries(kinds).map(([name, scope]) => ({ scope, settings: { foreground: colourOf(name) } })),
  ],
}

const languages = [
  ...(['html', 'tsx', 'jsx', 'vue', 'svelte'] as const),
  ...(['javascript', 'typescript', 'css', 'json', 'shellscript'] as const),
]
export type Language = (typeof languages)[number]

/** Answers a function that highlights: one span.line per line, joined by line breaks. No quotes, which JSON would escape. */
export async function createHighlight(): Promise<(code: string, language: Language) => string> {
  const shiki = await createHighlighter({
    themes: [theme],
    langs: languages,
  })
  return (code, language) =>
    shiki
      // Without its limit of time per line, or a busy machine would leave lines plain that another colours.
      .codeToTokensBase(code.replace(/\n$/, ''), { lang: language, theme, tokenizeTimeLimit: 0 })
      .map((line) => `<span class=line>${joinTokens(line)}</span>`)
      .join('\n')
}

/** Neighbours of one kind share one span, which keeps the text small. */
function joinTokens(tokens: { content: string; color?: string }[]): string {
  const runs: { text: string; name: string | undefined }[] = []
  for (const { content, color } of tokens) {
    const name = content.trim() ? classOf(color) : runs.at(-1)?.name
    const last = runs.at(-1)
    if (last && last.name === name) last.text += content
    else runs.push({ text: content, name })
  }
  return runs
    .map(({ text, name }) => (name ? `<span class=${name}>${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? character)
