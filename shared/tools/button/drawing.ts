/** Width of a line, as the compiler prints. */
const width = 120

/** The shapes of an icon as the compiler writes them into markup: one a line, broken where Svelte's printer would. */
export function printDrawing(drawing: string, indent: number, language: string): string {
  const space = ' '.repeat(indent)
  return [...drawing.matchAll(/<(\w+)([^>]*?)\s*\/>/g)]
    .map(([, tag, attributes = '']) => {
      const line = `${space}<${tag}${attributes} />`
      if (language !== 'svelte' || line.length <= width) return line
      const each = [...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => `${space}  ${attribute}`)
      return [`${space}<${tag}`, ...each, `${space}/>`].join('\n')
    })
    .join('\n')
}
