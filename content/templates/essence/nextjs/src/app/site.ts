import type { Metadata } from 'next'

/** What every page says of the site. Change the address before you publish. */
export const site = { name: 'Halcott', url: 'https://halcott.example' }

const picture = {
  url: '/og.png',
  alt: 'Halcott: twelve scents, drawn from what is in them',
  width: 1200,
  height: 630,
}

/** What search engines and shared links show of a page. */
export function metadataOf(path: string, title: string, description: string): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', siteName: site.name, title, description, url: path, images: [picture] },
    twitter: { card: 'summary_large_image' },
  }
}

/** The same for pages that belong to one person, such as a cart: they are not to be found. */
export function hiddenMetadataOf(path: string, title: string, description: string): Metadata {
  return { ...metadataOf(path, title, description), alternates: {}, robots: { index: false } }
}
