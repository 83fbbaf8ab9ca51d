import type { Metadata } from 'next'

/** What every page says of the site. Change the address before you publish. */
export const site = { name: 'Finbank', url: 'https://finbank.example' }

const picture = { url: '/og.png', alt: 'Finbank: the bank that shows its working', width: 1200, height: 630 }

/** What search engines and shared links show of a page. */
export function metadataOf(path: string, title: string, description: string): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: path.startsWith('/blog/') ? 'article' : 'website',
      siteName: site.name,
      title,
      description,
      url: path,
      images: [picture],
    },
    twitter: { card: 'summary_large_image' },
  }
}
