/** A tag in the code: where its class lists stand, and its place in the tree. Positions are UTF-16 units of the code. */
export type Tag = {
  name: string
  parent: Tag | null
  /** Values of class attributes, with their quotes or braces. */
  classValues: { start: number; end: number; isExpression: boolean }[]
  /** Text, or something that may give text, stands directly inside. */
  hasText: boolean
  /** No tag stands inside. */
  isLeaf: boolean
}

const tagStart = /<!--|<(\/?)([A-Za-z][\w.:-]*)/g
const voidTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const typeName = /^(?:[A-Z].*|string|number|boolean|null|undefined|unknown|any)$/
const attributeName = /[^\s=>/{}"']+/y
const classAttribute = /^(?:[\w:.-]*[Cc]lass(?:Name)?)$/

/**
 * Finds the tags of HTML, JSX, Vue or Svelte without knowing which it is, and nests them. What it does not understand
 * it passes over: a missed tag costs a measurement, never the code.
 */
export function findTags(code: string): Tag[] {
  const tags: Tag[] = []
  const open: Tag[] = []
  let textStart = 0
  tagStart.lastIndex = 0
  for (let match = tagStart.exec(code); match; match = tagStart.exec(code)) {
    const [text, slash, name] = match
    const around = open.at(-1)
    if (!name) {
      tagStart.lastIndex = after(code, '-->', match.index)
      continue
    }
    // After a letter, these are type arguments, not tags: useState<string>()
    if (!slash && /\w/.test(code[match.index - 1] ?? '') && typeName.test(name)) continue
    if (around && !around.hasText) around.hasText = /\S/.test(code.slice(textStart, match.index))
    if (slash) {
      const depth = open.findLastIndex((tag) => tag.name === name)
      if (depth >= 0) open.length = depth
      textStart = after(code, '>', match.index)
      tagStart.lastIndex = textStart
      continue
    }
    const tag: Tag = { name, parent: around ?? null, classValues: [], hasText: false, isLeaf: true }
    if (around) around.isLeaf = false
    tags.push(tag)
    const { end, selfClosing } = readAttributes(code, match.index + text.length, tag)
    textStart = name === 'script' || name === 'style' ? after(code, `</${name}>`, end) : end
    tagStart.lastIndex = textStart
    if (textStart === end && !selfClosing && !voidTags.test(name)) open.push(tag)
  }
  return tags
}

const after = (code: string, text: string, from: number) => {
  const at = code.indexOf(text, from)
  return at < 0 ? code.length : at + text.length
}

function readAttributes(code: string, from: number, tag: Tag): { end: number; selfClosing: boolean } {
  let at = from
  while (at < code.length) {
    const character = code[at]
    if (character === '>') return { end: at + 1, selfClosing: false }
    if (character === '/' && code[at + 1] === '>') return { end: at + 2, selfClosing: true }
    if (character === '{') at = skipBraces(code, at)
    else {
      attributeName.lastIndex = at
      const name = attributeName.exec(code)?.[0]
      at += name?.length ?? 1
      if (name && code[at] === '=') {
        const end = skipValue(code, at + 1)
        if (classAttribute.test(name)) tag.classValues.push(classValue(code, name, at + 1, end))
        at = end
      }
    }
  }
  return { end: at, selfClosing: true }
}

const classValue = (code: string, name: string, start: number, end: number) => ({
  start,
  end,
  isExpression: code[start] === '{' || /^(?::|x-bind:|v-bind:)/.test(name),
})

function skipValue(code: string, at: number): number {
  const character = code[at]
  if (character === '"' || character === "'") return after(code, character, at + 1)
  if (character === '{') return skipBraces(code, at)
  const end = /[\s>]/.exec(code.slice(at, at + 2000))
  return end ? at + end.index : code.length
}

/** The position after the brace that closes the one at `at`; braces within quotes do not count. */
function skipBraces(code: string, at: number): number {
  let depth = 0
  for (let position = at; position < code.length; position++) {
    const character = code[position]
    if (character === '{') depth++
    else if (character === '}' && --depth === 0) return position + 1
    else if (character === '"' || character === "'" || character === '`') {
      const end = code.indexOf(character, position + 1)
      if (end < 0) return code.length
      position = end
    }
  }
  return code.length
}
