/** The catalogue as the build writes it and as server and client read it. */

export const packageSlugs = ['application-ui', 'marketing', 'ecommerce'] as const
export type PackageSlug = (typeof packageSlugs)[number]

/** The languages a component is delivered in, in the order of the tabs. */
export const flavours = ['html', 'react', 'vue', 'svelte'] as const
export type Flavour = (typeof flavours)[number]

/** How a preview places a component: with breathing room, in the middle, or edge to edge. */
export const previewLayouts = ['padded', 'centered', 'full'] as const
export type PreviewLayout = (typeof previewLayouts)[number]

/** Pixels of every component's picture. */
export const pictureSize = { width: 640, height: 400 }
/** Pixels: how wide the build makes each picture besides, for cards that are no wider. */
export const smallPictureWidth = 320

/** The pictures of a component: what stands for their content in their addresses. */
export type ComponentPicture = { light: string; dark: string }

/** What everyone may know about a component. */
export type ComponentMeta = {
  /** File name without ending, unique in its subcategory; also the anchor. */
  slug: string
  /** "application-ui/components/alerts/dismissible-alerts-in-four-tones", the address and the key. */
  path: string
  title: string
  /** One sentence that says when to use it. */
  description: string
  /** Other names for it and what it is used for, by which it is looked for. */
  keywords: string[]
  free: boolean
  layout: PreviewLayout
  /** Pixels the preview frame keeps at least, for what opens over the page; 0 when the content decides. */
  minHeight: number
  /** The number on the part, given once and for good: "AUI-C38-1". */
  part: string
  /** The name of the button that opens what the component is about; null where it is seen at rest. */
  opens: string | null
  /** Null until it was photographed. */
  picture: ComponentPicture | null
  /** Pixels: the width of the window that shows it best in small, as in its picture. */
  pictureWidth: number
  /** Whether it can be taken as SVG for design tools: where the drawing was seen to look like it. */
  isDrawable: boolean
}

/** What the library can be filtered and sorted by besides. */
export type ComponentTraits = {
  /** The ISO day it was first released; empty where nobody wrote it down. */
  added: string
  /** Whether its code has behaviour of its own. */
  isInteractive: boolean
  /** Whether it shows pictures. */
  hasPictures: boolean
}

/** One file of a snippet as a customer copies it. */
export type SnippetFile = {
  /** What stands on the tab when there is more than one: "TSX", "JSX". */
  label: string
  fileName: string
  language: 'html' | 'tsx' | 'jsx' | 'vue' | 'svelte'
  code: string
  /** The same code as highlighted HTML made of classed spans, without the pre and code elements. */
  highlighted: string
}

/** Places in a file's code, in UTF-16 units and in order: what the switches of a snippet work on. */
export type FileMarks = {
  /** Every list of classes, without its quotes, and what stands there for Tailwind CSS 3. */
  classes: { start: number; end: number; v3: string }[]
  /** Strings of scripts that may have either kind of quotes: the positions of both quotes. */
  quotes: [open: number, close: number][]
  /** Where statements end, and a semicolon may stand. */
  statementEnds: number[]
  /** Semicolons that only protect a line which begins with a bracket. */
  guards: number[]
  /** Texts over several lines whose spaces count. */
  verbatim: [start: number, end: number][]
}

/** A file as the build keeps it: for Tailwind CSS 4, in token colours. It is highlighted when somebody looks at it. */
export type CompiledFile = Omit<SnippetFile, 'highlighted'> & { marks: FileMarks }

/** What the build keeps for one flavour. */
export type Snippet = {
  files: CompiledFile[]
  /** Packages to install, with the version range that was tested. */
  dependencies: { name: string; version: string }[]
  /** What the page needs beyond Tailwind, in sentences with code between backticks; empty when nothing. */
  setup: string[]
  /** The same for a project on Tailwind CSS 3, besides. */
  setupV3: string[]
}

/** The file the build writes per component. Only the server reads it, and only it decides who sees the snippets. */
export type CompiledComponent = Omit<ComponentMeta, 'picture' | 'pictureWidth' | 'isDrawable'> & {
  snippets: Record<Flavour, Snippet>
}

/** What runs a component in every flavour, beside its HTML. Sold as its code is, so only the server reads it. */
export type RunnableFlavours = {
  /** The styles that only this component needs, besides those all previews share. */
  css: string
  /** Modules that show it in the element “preview”. */
  scripts: Record<Exclude<Flavour, 'html'>, string>
  /** What Alpine.js would make functions of, and where it lies itself; null where the markup needs neither. */
  alpine: { functions: string; runtime: string } | null
  /** The style attributes it writes as markup. */
  styleAttributes: string[]
}

export type SubcategoryMeta = {
  slug: string
  title: string
  /** "application-ui/components/alerts" */
  path: string
  components: ComponentMeta[]
}
export type CategoryMeta = { slug: string; title: string; subcategories: SubcategoryMeta[] }
export type PackageMeta = { slug: PackageSlug; title: string; categories: CategoryMeta[] }

/** The whole catalogue with only what exists: empty subcategories and categories are left out. */
export type CatalogIndex = {
  packages: PackageMeta[]
  /** Counted by the build. */
  counts: { components: number; snippets: number; subcategories: number }
}
