/** What about.json and generated.json of a template, starter kit or overlay may say. */
import { z } from 'zod'
import { flavours } from '#shared/catalog.ts'
import { goodTechnologies, type Technology } from '#shared/goods.ts'
import { readText } from '#toolchain/stamps/record.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no kebab-case name')
const title = z.string().trim().min(1).max(60)

/** What every good says of itself; a tool says no more. */
export const toolAbout = z.strictObject({
  title,
  description: z.string().trim().min(1).max(200),
  order: z.int(),
})

const edition = z.strictObject({
  /** Its folder beside about.json, and its name in addresses. */
  folder: slug,
  title,
  /** The packages it is shown to be built with; their versions are read from its lockfile. */
  builtWith: z.array(z.enum(Object.keys(goodTechnologies) as [Technology, ...Technology[]])).min(1),
  /** Its build is a folder of static files, named here, which is shown as a live preview. */
  preview: z.string().min(1).optional(),
})

const page = z.strictObject({
  /** As its address begins and ends: "/", "/pricing". */
  path: z.string().regex(/^\/([\w.-]+(\/[\w.-]+)*)?$/, 'is no path such as "/" or "/pricing"'),
  title,
  /** What it answers with, where that is not 200: an error page. */
  status: z.int().exactOptional(),
  /** Only whoever is signed in gets it; `enter` of smoke.ts signs somebody in. */
  member: z.boolean().exactOptional(),
})

const pages = z.array(page).min(1)
const editions = z.array(edition).min(1)

const templateAbout = toolAbout.extend({ editions, pages })
const kitAbout = toolAbout.extend({
  free: z.boolean().default(false),
  editions: editions.max(1),
  pages,
  /** The path of the page on its picture. */
  pictured: page.shape.path,
  /** It signs people in by itself and keeps others out. */
  accounts: z.boolean().exactOptional(),
  /** Whom it suits, in a sentence. */
  suits: z.string().trim().min(1).max(120).exactOptional(),
})

/** Files laid over a project that another program makes; its one edition is the project it is proven in. */
const overlayAbout = toolAbout.extend({
  free: z.literal(true).default(true),
  parts: z
    .array(
      z.strictObject({
        /** Its folder beside about.json, and its name in addresses. */
        folder: slug,
        title,
        /** What makes the project it is laid over: "laravel new my-app --react". */
        over: z.string().trim().min(1).max(80),
        /** Where it lies in the project it is proven in; left out, at its top. */
        at: slug.exactOptional(),
      }),
    )
    .min(1),
  /** What of it was never run here, in a sentence that everybody reads before they take it. */
  notRun: z.string().trim().min(1).max(200),
  editions: editions.length(1),
  pages,
})

export const abouts = {
  tools: toolAbout,
  templates: templateAbout,
  'starter-kits': kitAbout,
  overlays: overlayAbout,
} as const

const generatedFile = z.strictObject({
  /** Where it lies in the project. */
  to: z.string().regex(/^(?!\/)(?!.*\.\.)[\w.$()[\]/@-]+$/, 'is no path inside the project'),
  /** A path of the catalogue, "source/…" of the item, or "media/…" of our pictures. */
  from: z.string().min(1),
  /** How it is compiled; left out, the file is copied as it is. */
  flavour: z.enum([...flavours, 'react-js', 'astro'] as const).optional(),
})
export const generatedFiles = z.array(generatedFile)

export type About = z.infer<typeof templateAbout> &
  Partial<Omit<z.infer<typeof kitAbout>, keyof z.infer<typeof templateAbout>>> &
  Partial<Pick<z.infer<typeof overlayAbout>, 'parts' | 'notRun'>>
export type GeneratedFile = z.infer<typeof generatedFile>

/** Reads a JSON file by its schema. Throws an error that names the file and everything that is wrong with it. */
export function readJson<T extends z.ZodType>(file: string, schema: T, what: string): z.infer<T> {
  try {
    return schema.parse(JSON.parse(readText(file)))
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : (cause as Error).message
    throw new Error(`${file} ${what}\n${reason}`, { cause })
  }
}
