/** The compiler's public vocabulary: what goes in, what comes out. */
import type { Problem } from './problems/problem.ts'

/** Every flavour a component is delivered in. Adding one here turns each table that lacks it into a type error. */
export type Target = 'react' | 'html' | 'vue' | 'svelte'
/** All of them, in the order in which they are written. */
export const targets = Object.keys({ react: true, html: true, vue: true, svelte: true } satisfies Record<
  Target,
  true
>) as Target[]

/** How a preview places a component: with breathing room, in the middle, or edge to edge. */
export type Layout = 'padded' | 'centered' | 'full'

/** What the comment at the top of a component says about it. */
export type Meta = {
  /** Name of the default export, in PascalCase. */
  name: string
  title: string
  /** One sentence that says when to use the component. */
  description: string
  /** Other names for it and what it is used for, by which it is looked for. */
  keywords?: string[]
  free: boolean
  layout: Layout
  /** Pixels the preview keeps at least; 0 when the content decides. */
  minHeight: number
  /** The name of the button that opens what it is about, where that is not seen at rest. */
  opens?: string
  /** Position within the subcategory, from 1. */
  order: number
  /** The number on the part where one is written, "AUI-C38-1". */
  part?: string
}

/** One file of a flavour, as a customer copies it. */
export type OutputFile = {
  label: string
  fileName: string
  language: 'tsx' | 'jsx' | 'html' | 'vue' | 'svelte'
  /** For Tailwind CSS 4. */
  code: string
  /** Where everything stands that a customer may switch, with what it is in Tailwind CSS 3. */
  marks: FileMarks
}

/** Places in a file's code, in UTF-16 units and in order. */
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

/** What a customer receives for one flavour. */
export type Output = {
  /** The one people copy first; React has it in JavaScript besides. */
  files: [OutputFile, ...OutputFile[]]
  /** Names of the npm packages to install. */
  dependencies: string[]
  /** Sentences that say what the page needs beyond Tailwind CSS; empty when nothing. */
  setup: string[]
  /** What a project on Tailwind CSS 3 needs besides. */
  setupV3: string[]
}

export type CompileResult =
  { ok: true; meta: Meta; outputs: Record<Target, Output>; warnings: Problem[] } | { ok: false; problems: Problem[] }

/** The four icon sets of Heroicons 2, as its import paths name them. */
export type IconSet = '16/solid' | '20/solid' | '24/solid' | '24/outline'

/** What the caller provides, because the compiler itself never reads a file. */
export type CompilerOptions = {
  /** The CSS that declares the theme and loads Tailwind, with every import already resolved: see tailwind/design-system.ts. */
  stylesheets: { entry: string; files: Record<string, string> }
  /** The SVG source of an icon, e.g. `icons('24/outline', 'XMarkIcon')`; undefined when there is none of that name. */
  icons: (set: IconSet, name: string) => string | undefined
  /**
   * Tailwind CSS 3's own order of classes: `getClassOrder` of its context. Left out where only version 4 is wanted, as
   * in whole projects: nothing is then asked to have a form in version 3, and no file is marked with one.
   */
  orderV3?: (classes: string[]) => [name: string, order: bigint | null][]
}

export type Compiler = {
  /**
   * Compiles one component to every target.
   *
   * @param source the TSX as its author wrote it
   * @param o.file the path that problems name and that the output files are named after
   * @returns the outputs, or every problem found; it never throws on bad input
   */
  compile(source: string, o: { file: string }): Promise<CompileResult>
}
