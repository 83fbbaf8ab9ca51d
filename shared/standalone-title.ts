/**
 * A subcategory's title where it stands alone, without its category around it: "Various" of the layouts is "Various
 * layouts", "Hero" of the sections "Hero sections", "Errors" of the pages "Error pages". Components are named by what
 * they are, and so are sections in the plural ("Footers").
 *
 * @param title the subcategory's, in title case
 * @param category its category's, in the plural: "Layouts", "Components", "Sections", "Pages"
 */
export function standaloneTitle(title: string, category: string): string {
  const noun = category.toLowerCase()
  const named = sentenceCase(title)
  if (noun === 'components' || (noun === 'sections' && isPlural(title))) return named
  return `${noun === 'pages' && isPlural(named) ? named.slice(0, -1) : named} ${noun}`
}

const isPlural = (title: string) => /[^su]s$/.test(title)

/** "Dark Sidebar" as "Dark sidebar"; what is written in capitals stays so. */
const sentenceCase = (title: string) =>
  title.replace(/ (\p{Lu}\p{Ll}\S*)/gu, (_, word: string) => ` ${word.toLowerCase()}`)
