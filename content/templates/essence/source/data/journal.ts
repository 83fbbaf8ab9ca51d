/** The journal, newest first. The texts themselves are pages: `journal/<slug>`. */
export interface Article {
  slug: string
  title: string
  line: string
  /** How it begins, for the list of all articles. */
  begins: string
  author: string
  date: string
  minutes: number
  /** The scent whose plate stands beside it. */
  scent: string
}

export const articles: Article[] = [
  {
    slug: 'a-lemon-is-a-wheel',
    title: 'A lemon is a wheel',
    line: 'How a plate is drawn, and why two citrus fruits on it look like sisters.',
    begins:
      'When I came here in 2015 there were two scents and no labels. Marian had written the names on masking tape. She did not want a picture of a lemon on anything.',
    author: 'Sol Winther',
    date: '2026-11-12',
    minutes: 3,
    scent: 'green-peel',
  },
  {
    slug: 'three-years-in-a-shed',
    title: 'Three years in a shed',
    line: 'Orris smells of potato when it is dug up. Then somebody waits.',
    begins:
      'The farm is forty minutes south of Florence, on a slope too steep for anything that wants water. The irises bloom there in May, and nobody picks them.',
    author: 'Marian Halcott',
    date: '2026-09-24',
    minutes: 3,
    scent: 'iris-drawer',
  },
  {
    slug: 'one-strip-of-paper',
    title: 'One strip of paper, nine hours',
    line: 'What River Road does between breakfast and supper, by the clock.',
    begins:
      'People ask how long a perfume lasts, and want one number. There are eight numbers in River Road, one for each material.',
    author: 'Teodor Lisk',
    date: '2026-06-18',
    minutes: 3,
    scent: 'river-road',
  },
]
