/** What a new component begins as: its head, and a body that compiles and says that it is to be drawn. */

/** Words that stand only in what is not written yet; a component that still has them is not finished. */
export const unwritten = /\b(to be written|keyword (one|two|three)|Draw the component here)\b/

/** What an author writes anew, since no command can know it. */
export function placeholders(title: string): { description: string; keywords: string[] } {
  const thing = /^[A-Z][a-z]/.test(title) ? `${title.slice(0, 1).toLowerCase()}${title.slice(1)}` : title
  return {
    description: `${/^[aeiou]/i.test(thing) ? 'An' : 'A'} ${thing}: what is in it and how it behaves is to be written.`,
    keywords: ['keyword one', 'keyword two', 'keyword three'],
  }
}

type Head = { title: string; functionName: string; order: number; part: string }

export function sketch({ title, functionName, order, part }: Head): string {
  const { description, keywords } = placeholders(title)
  return `/**
 * @title ${title}
 * @description ${description}
 * @keywords ${keywords.join(', ')}
 * @order ${order}
 * @part ${part}
 */
export default function ${functionName}() {
  return (
    <div className="rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Draw the component here.</p>
    </div>
  )
}
`
}
