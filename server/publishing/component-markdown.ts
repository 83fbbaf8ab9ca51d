/** A component as Markdown, for assistants and terminals: what its page says, with the code of it that its reader may have. */
import { addCommand, registryItem, shadcnCommand } from '#shared/add-commands.ts'
import { flavours, type ComponentMeta, type Flavour } from '#shared/catalog.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { flavourTitles } from '#shared/flavour-titles.ts'
import { installCommand } from '#shared/install-command.ts'
import { tiers } from '#shared/licences.ts'
import type { CodeAnswer } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import type { Catalogue } from '../domain/library/catalogue.ts'
import { componentNeeds } from '../domain/library/component-place.ts'
import { libraryEntry } from '../domain/library/library-entry.ts'
import { knownDifferences, verifiedStates } from '../domain/library/proof-summary.ts'
import { fence } from './to-markdown.ts'

/** One file of one flavour, finished as its reader wished. */
export type ShownCode = Pick<CodeAnswer, 'flavour' | 'setup' | 'theme'> & { file: CodeAnswer['files'][number] }

type Options = {
  siteUrl: string
  isOfTheDay: boolean
  /** Null where its reader may not have it. */
  code: readonly ShownCode[] | null
}

/** The whole page, from its title to its code. */
export function componentMarkdown(catalogue: Catalogue, meta: ComponentMeta, options: Options): string {
  const { siteUrl, isOfTheDay, code } = options
  return `${[
    ...componentFacts(catalogue, meta, { siteUrl, isOfTheDay, level: 1 }),
    ...takeIt(meta, options),
    ...needsOf(catalogue, meta, code),
    ...codeOf(code),
  ].join('\n\n')}\n`
}

type FactOptions = { siteUrl: string; isOfTheDay?: boolean; level: 1 | 3 }

/** What everyone may know of a component: its title as a heading of this level, what it is for, and its facts. */
export function componentFacts(
  catalogue: Catalogue,
  { path, title, description, part, keywords, free }: ComponentMeta,
  { siteUrl, isOfTheDay = false, level }: FactOptions,
): string[] {
  const entry = libraryEntry(catalogue, path)
  const { added, isInteractive } = catalogue.traits(path)
  const facts: [name: string, said: string][] = [
    ['Name', `\`${registryNameOf(path)}\``],
    ['Part number', part],
    ['Place', entry ? `${entry.packageTitle} / ${entry.subcategory.title}` : ''],
    ['Also looked for as', keywords.join(', ')],
    ['Code', openWords({ free, isOfTheDay })],
    ['Behaviour', isInteractive ? 'interactive' : 'none of its own'],
    ['Added', added],
    ['Tested', testedWords(catalogue, path)],
    ['Page', siteUrl + urls.component(path)],
    ['Preview', siteUrl + urls.preview(path)],
  ]
  return [
    `${'#'.repeat(level)} ${title}`,
    `> ${description}`,
    facts
      .filter(([, said]) => said !== '')
      .map(([name, said]) => `- ${name}: ${said}`)
      .join('\n'),
  ]
}

const openWords = ({ free, isOfTheDay }: { free: boolean; isOfTheDay: boolean }): string => {
  if (free) return 'free for everyone'
  return isOfTheDay ? 'open to everyone until midnight UTC' : 'needs a licence'
}

function testedWords(catalogue: Catalogue, path: string): string {
  const proof = catalogue.proof(path)
  if (!proof)
    return catalogue.awaitsProof(path)
      ? 'listed here in some minutes, once this site has started'
      : 'not yet, since its code changed'
  const { day, states, holds } = verifiedStates(proof)
  const known = knownDifferences(proof)
  const differs = known === 0 ? 'nothing differs' : `${known} known ${known === 1 ? 'difference' : 'differences'}`
  const engines = catalogue.engines(path).map(({ version }) => version)
  const where = ['Chromium', ...engines].join(', ')
  const compared = `HTML, Vue and Svelte against React in ${states} ${states === 1 ? 'state' : 'states'}, ${day}, in ${where}`
  return holds ? `${compared}; ${differs}` : `${compared}; not all of it held`
}

function takeIt({ path, free }: ComponentMeta, { siteUrl, code }: Options): string[] {
  const self = siteUrl + urls.componentMarkdown(path)
  const ways = [
    `shadcn’s command line, in a project that names our registry: \`${shadcnCommand(path)}\``,
    `our command line: \`${addCommand(siteUrl, path)}\``,
    `assistants over MCP (${siteUrl}${urls.docsMarkdown('mcp')}): \`get_component\` with the name \`${registryNameOf(path)}\``,
    `this text with one flavour alone, in your colours: ${self}?flavour=vue&tailwind=v4&primary=teal&secondary=gray`,
  ]
  const licences = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(tiers.map(({ title }) => title))
  return [
    '## How to take it',
    ways.map((way) => `- ${way}`).join('\n'),
    ...(code
      ? []
      : [
          `The code is not in this text, because it needs a licence: ${licences}, each paid once and each opening every component (${siteUrl}${urls.pricing()}). With a licence, send an access key as \`Authorization: Bearer …\` (${siteUrl}${urls.docsMarkdown('access-keys')}), and it stands here and comes by every way above. Do not write \`${registryItem(path)}\` from memory in its place.`,
        ]),
    ...(free ? [`What may be done with it: ${siteUrl}${urls.legalMarkdown('license')}`] : []),
  ]
}

function needsOf(catalogue: Catalogue, meta: ComponentMeta, code: readonly ShownCode[] | null): string[] {
  const asked = code?.length === 1 ? code[0] : undefined
  const needs = componentNeeds(catalogue, meta).filter(({ flavour }) => !asked || flavour === asked.flavour)
  return [
    '## What a project needs',
    ...needs.map(({ flavour, dependencies, setup }) => {
      const install = installCommand(dependencies)
      const lines = [...(install ? [`\`${install}\``] : []), ...(asked?.setup ?? setup)]
      const said = lines.length > 0 ? lines : ['nothing besides Tailwind CSS']
      return `### ${flavourTitles[flavour]}\n\n${said.map((line) => `- ${line}`).join('\n')}`
    }),
  ]
}

function codeOf(code: readonly ShownCode[] | null): string[] {
  if (!code) return []
  return [
    '## Code',
    ...code.flatMap(({ flavour, file, theme }) => [
      `### ${flavourTitles[flavour]}`,
      ...(theme
        ? [
            `The classes name ${theme.names.join(' and ')}. Once per project, in ${theme.fileName}:`,
            fence(theme.fileName === 'your CSS' ? 'css' : 'js', theme.fileName, theme.code.trimEnd()),
          ]
        : []),
      fence(file.language, file.fileName, file.code.trimEnd()),
    ]),
  ]
}

/** The flavours that are shown where one was asked for, or none. */
export const shownFlavours = (asked: Flavour | undefined): readonly Flavour[] => (asked ? [asked] : flavours)
