/** The pages of starter kits that are photographed for their own page, besides the one on their card. */
import { kitPictureName, type GoodPage } from '#shared/goods.ts'
import type { Item } from './items.ts'

/** Titles of pages, since not every kit has its dashboard at "/". */
const wanted = ['Dashboard', 'Sign in', 'Settings']

export type KitView = {
  page: GoodPage
  /** Of its picture, without its theme. */
  name: string
  viewport: { width: number; height: number }
  /** Of its files, the largest first. */
  widths: number[]
  /** Pixels of the picture for one of the page. */
  density: number
}

/** Every view of a kit, by the pages that it has. */
export function kitViews({ slug, about }: Pick<Item, 'slug' | 'about'>): KitView[] {
  const pages = wanted.flatMap((title) => about.pages.find((page) => page.title === title) ?? [])
  return pages.flatMap((page): KitView[] => [
    ...(page.path === about.pictured
      ? []
      : [
          {
            page,
            name: kitPictureName(slug, page.path),
            viewport: { width: 1280, height: 800 },
            widths: [800],
            density: 1,
          },
        ]),
    {
      page,
      name: kitPictureName(slug, page.path, 'phone'),
      viewport: { width: 390, height: 780 },
      widths: [585],
      density: 1.5,
    },
  ])
}
