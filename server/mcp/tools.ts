/** The tools: what each takes, and which rule answers it. */
import { z } from 'zod'
import { packageSlugs } from '#shared/catalog.ts'
import { queries } from '#shared/queries.ts'
import { findNamed, longestName } from '../domain/library/named-components.ts'
import { getAddCommand } from '../domain/library/assistant/get-add-command.ts'
import { getComponent } from '../domain/library/assistant/get-component.ts'
import { frameworks, getSetup } from '../domain/library/assistant/get-setup.ts'
import { getTheme } from '../domain/library/assistant/get-theme.ts'
import { getUpdates } from '../domain/library/assistant/get-updates.ts'
import { listComponents } from '../domain/library/assistant/list-components.ts'
import { searchComponents } from '../domain/library/assistant/search-components.ts'
import { type Asker, isOpenTo, type Library, type Told, unknownName } from '../domain/library/assistant/told.ts'
import { longestLock, readLockedFiles } from './locked-files.ts'
import { colourInput, flavourInput, readProfile, styleInput, tailwindInput } from './profile.ts'

/** What a call has of the request it came with. */
export type Call = {
  library: Library
  asker: Asker
  /** A page of the documentation as Markdown, or the list of all. */
  docs(slug?: string): Told
  /** Counts code that is handed out; throws HttpError 429 where it was too much. */
  countCode(): Promise<void>
}

type Tool<Input extends z.ZodObject = z.ZodObject> = {
  title: string
  description: string
  input: Input
  answer(call: Call, given: z.output<Input>): Told | Promise<Told>
}

const tool = <Input extends z.ZodObject>(made: Tool<Input>): Tool => made as unknown as Tool

const name = z.string().min(1).max(longestName)

/** By name, in the order in which they are listed. */
export const tools: Readonly<Record<string, Tool>> = {
  search_components: tool({
    title: 'Search components',
    description:
      'Finds Tailwind CSS components by what they are for ("pricing page with three tiers"). Answers names, best first. Start here.',
    input: z.object({
      query: z.string().min(1).max(400),
      package: z.enum(packageSlugs).optional(),
      flavour: z.enum(queries.code.flavour).optional(),
      limit: z.int().min(1).max(10).optional().describe('Default 5.'),
    }),
    answer: ({ library, asker }, given) => searchComponents(library, asker, defined(given)),
  }),
  list_components: tool({
    title: 'List components',
    description: 'All parts of the library with how many components each has; with a path, the components of one part.',
    input: z.object({ path: z.string().max(200).optional().describe('"marketing" or "marketing/sections/pricing".') }),
    answer: ({ library, asker }, { path }) => listComponents(library, asker, path),
  }),
  get_component: tool({
    title: 'Get a component',
    description:
      'The code of one component in your framework and colours, with what to install and set up. Name it as search_components does; never guess.',
    input: z.object({ name, ...flavourInput, ...colourInput, ...styleInput }),
    async answer({ library, asker, countCode }, { name: asked, ...profile }) {
      const found = findNamed(library.catalogue, asked)
      if (found.kind === 'unknown') return unknownName(asked, found.nearest)
      const { component } = found
      const read = readProfile(profile)
      if (isOpenTo(asker, component)) await countCode()
      return getComponent(library, asker, component, read)
    },
  }),
  get_setup: tool({
    title: 'Get the set-up',
    description:
      'How a project is made ready once: Tailwind CSS, packages of the flavour, dark theme. Call before the first component.',
    input: z.object({
      ...flavourInput,
      ...tailwindInput,
      framework: z.enum(frameworks).optional().describe('Default vite.'),
      dark: styleInput.dark,
      prefix: styleInput.prefix,
    }),
    answer: (_, { framework, ...profile }) => getSetup(readProfile(profile), framework),
  }),
  get_theme: tool({
    title: 'Get a theme',
    description:
      'Which colours primary and secondary stand for, step by step, and the theme to paste once where they are your own.',
    input: z.object({ ...colourInput, ...tailwindInput, ramps: styleInput.ramps, names: styleInput.names }),
    answer(_, given) {
      const { palette, style } = readProfile({ ...given, flavour: 'html' })
      const { primary, secondary } = given
      return getTheme(palette, style, defined({ primary, secondary }))
    },
  }),
  get_add_command: tool({
    title: 'Get the command that adds components',
    description:
      'The command that writes components into the project as files, so that their code need not pass through you.',
    input: z.object({ names: z.array(name).min(1).max(20) }),
    answer({ library, asker }, { names }) {
      const found = names.map((each) => ({ each, found: findNamed(library.catalogue, each) }))
      for (const { each, found: one } of found) if (one.kind === 'unknown') return unknownName(each, one.nearest)
      const components = found.flatMap(({ found: one }) => (one.kind === 'unknown' ? [] : [one.component]))
      return getAddCommand(library.siteUrl, asker, components)
    },
  }),
  get_updates: tool({
    title: 'Get updates',
    description: 'Which files of a project are served in another form today, from its millwork.lock.json.',
    input: z.object({ lock: z.string().min(2).max(longestLock).describe('The content of millwork.lock.json.') }),
    async answer({ library, asker, countCode }, { lock }) {
      const files = readLockedFiles(lock)
      for (const _ of files) await countCode()
      return getUpdates(library, asker, files)
    },
  }),
  read_docs: tool({
    title: 'Read the documentation',
    description: 'A page of the documentation as Markdown; without a slug, the list of pages.',
    input: z.object({ slug: z.string().max(100).optional() }),
    answer: ({ docs }, { slug }) => docs(slug),
  }),
}

/** The same without what is undefined. */
const defined = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Given]: Exclude<Given[Key], undefined>
  }
