import type { Metadata } from 'next'

/** What every page says of the site. Change the address before you publish. */
export const site = { name: 'Postil', url: 'https://postil.example' }

const picture = {
  url: '/og.png',
  alt: 'Postil: answers with their sources in the margin',
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
