/**
 * A subcategory's title where it stands alone, without its category around it: "Various" of the layouts is "Various
 * layouts", "Hero" of the sections "Hero sections", "Errors" of the pages "Error pages". Components are named by what
 * they are, and so are sections in the plural ("Footers").
 *
 * @param title the subcategory's, in sentence case
 * @param category its category's, in the plural: "Layouts", "Components", "Sections", "Pages"
 */
export function standaloneTitle(title: string, category: string): string {
  const noun = category.toLowerCase()
  if (noun === 'components' || (noun === 'sections' && isPlural(title))) return title
  return `${noun === 'pages' && isPlural(title) ? title.slice(0, -1) : title} ${noun}`
}

const isPlural = (title: string) => /[^su]s$/.test(title)
