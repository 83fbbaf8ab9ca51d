/** Props of public pages that show what there is. */
import type { Edition, Good, GoodKind, ProjectContents, ProjectGood } from '../goods.ts'
import type { PreviewHeights } from '../preview-heights.ts'
import type { ProofCheck } from '../proof.ts'
import type { ComponentMeta, Flavour, PackageSlug, SnippetFile } from '../catalog.ts'
import type { IconSample } from '../tools/pictures.ts'
import type { SetId } from '../tools/icons/sets.ts'

/** What there is, for the menus and the foot of public pages: packages that have components, and goods that exist. */
export type SiteMenu = {
  packages: { slug: PackageSlug; title: string; count: number; links: { title: string; path: string }[] }[]
  free: number
  goods: Record<GoodKind, Pick<Good, 'slug' | 'title'>[]>
}

/** Pages in the marketing layout. */
export type MarketingProps = { menu: SiteMenu }

/** A subcategory in the public list: how many components it has, and the one that stands for it. */
export type ListedSubcategory = {
  title: string
  path: string
  count: number
  free: number
  thumbnail: PicturedThumbnail
}

export type ListedPackage = {
  slug: PackageSlug
  title: string
  count: number
  categories: { slug: string; title: string; subcategories: ListedSubcategory[] }[]
}

/** A component in a list, with the page it stands on. */
export type ShelfComponent = PicturedThumbnail & Pick<ComponentMeta, 'part'> & { page: string }

/** As much of a component as its preview needs. */
export type Thumbnail = Pick<ComponentMeta, 'slug' | 'path' | 'title' | 'minHeight'>

/** The same with its picture, which stands for it in the colours everybody sees first. */
export type PicturedThumbnail = Thumbnail & Pick<ComponentMeta, 'picture' | 'pictureWidth'>

/** A component on the home page's bench, named after its page; the first comes with its HTML. */
export type BenchPiece = { component: Thumbnail & Pick<ComponentMeta, 'part'>; page: string; file: CodeFile | null }

/** A package with a few large pictures, and how many kinds it has. */
export type HomePackage = Pick<SiteMenu['packages'][number], 'slug' | 'title' | 'count'> & {
  pieces: PicturedThumbnail[]
  kinds: number
}

export type HomeTemplate = Pick<ProjectGood, 'slug' | 'title' | 'description' | 'picture'> & {
  editions: Pick<Edition, 'title' | 'builtWith'>[]
  /** How many it has. */
  pages: number
  /** Whether it is shown at work. */
  isShown: boolean
}

export type HomeKit = Pick<ProjectGood, 'slug' | 'title' | 'free' | 'picture'> & Pick<Edition, 'builtWith'>

/** A few icons of each set. */
export type HomeIcons = Partial<Record<SetId, IconSample>>

/** What is run in all flavours together. */
export type HomeExample = {
  component: ComponentMeta
  /** Differences that are known and explained. */
  known: Record<Flavour, string[]>
  /** The name of each flavour's file, and its first line that hears what somebody does; null where none does. */
  ways: Record<Flavour, { fileName: string; line: string | null }>
}

/** What verification found of the whole catalogue; `passed` and `known` add up to `total` where all is well. */
export type ProofTotals = {
  components: number
  states: number
  checks: { check: ProofCheck; passed: number; known: number; total: number }[]
}

/** The component of a day that is over. */
export type PastComponent = PicturedThumbnail & { day: string }

/** A file as public pages show it: to be read and copied from the page itself. */
export type CodeFile = Pick<SnippetFile, 'fileName' | 'highlighted'>

/** A file whose code is fetched when it is shown: what holds its place until then. */
export type AwaitedFile = Pick<SnippetFile, 'fileName'> & {
  /** As many as are seen at once, or fewer where the code is shorter. */
  lines: number
}

/** A component on its public page; code only where everyone may read it. */
export type PublicComponent = ComponentMeta & {
  ofTheDay: boolean
  code: Record<Flavour, AwaitedFile> | null
  heights: PreviewHeights
  /** States that were looked at in every flavour; null when it changed since. */
  verified: { day: string; states: number; holds: boolean } | null
}

export type Testimonial = { feedback: string; author: string; role: string }

/** Another template, on the page of one. */
export type TemplateEntry = Pick<ProjectGood, 'slug' | 'title' | 'description' | 'picture'>

/** How much is in an edition of a template. */
export type EditionFigures = Pick<ProjectContents, 'lines' | 'scripts'> & { files: number; packages: number }

/** A template with all there is to know of it. */
export type TemplateProps = {
  template: ProjectGood
  /** How much is in each of its editions, and its commands, by the name of its folder. */
  contents: Record<string, EditionFigures>
  /** The edition whose files and packages are told one by one: three of them would be a heavy page. */
  shown: { edition: string } & Pick<ProjectContents, 'files' | 'packages'>
  /** Whether this visitor may download it. */
  isOpen: boolean
  others: TemplateEntry[]
}

/** Another starter kit, on the page of one. */
export type KitEntry = Pick<ProjectGood, 'slug' | 'title' | 'description' | 'free' | 'picture' | 'kit'>

/** A starter kit with all there is to know of it. */
export type KitProps = {
  kit: ProjectGood
  contents: ProjectContents
  /** Whether this visitor may download it. */
  isOpen: boolean
  /** Those of its family first. */
  others: KitEntry[]
}
