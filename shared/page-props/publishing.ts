/** Props of texts with components in them. */
import type { DocLink, DocPage, DocSection, PostLink } from '../publishing.ts'
import type { ComponentMeta, Flavour } from '../catalog.ts'
import type { AwaitedFile, Thumbnail } from './public.ts'

/** A page of the documentation, between its neighbours. */
export type DocProps = {
  sections: DocSection[]
  doc: DocPage
  previous: DocLink | null
  next: DocLink | null
} & WithComponents

/** What a text needs to show the components in it, by their paths. */
export type PageComponent = Pick<ComponentMeta, 'path' | 'slug' | 'title' | 'part' | 'minHeight'> & {
  /** Where the text asks for it: every flavour's code, or null where it comes with a licence. */
  code?: Record<Flavour, AwaitedFile> | null
}

/** A post that is shown larger, with the component that stands for it. */
export type Lead = { post: PostLink; thumbnail: Thumbnail }

export type WithComponents = { shown: Record<string, PageComponent> }

/** A page of the documentation that a search found, with the place that fits best and words from it. */
export type DocHit = { slug: string; title: string; hash: string; heading: string | null; excerpt: string }
