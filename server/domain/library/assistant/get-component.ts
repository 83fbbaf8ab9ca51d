import type { ComponentMeta, Flavour } from '#shared/catalog.ts'
import { projectFileOf, registryNameOf } from '#shared/component-names.ts'
import { installCommand } from '#shared/install-command.ts'
import { licenseTitles } from '#shared/license-tiers.ts'
import type { CodeAnswer } from '#shared/page-props.ts'
import { nameOf, type Palette } from '#shared/recolor/palette.ts'
import { site } from '#shared/site.ts'
import type { SnippetStyle } from '#shared/snippet.ts'
import { urls } from '#shared/urls.ts'
import { compiledOf } from '../compiled.ts'
import { verifiedStates } from '../proof-summary.ts'
import { plainSnippet } from '../snippet.ts'
import { componentsFor } from './search-components.ts'
import { type Asker, bytesOf, callOf, fenced, isOpenTo, type Library, type Told } from './told.ts'

/** How code is to be written; the same words as in the address of a component's code. */
export type Profile = {
  flavour: Flavour
  palette: Palette
  style: SnippetStyle
  /** Label of the file, where a flavour has more than one: "TSX" or "JSX". */
  file?: string | undefined
}

/**
 * A component's code with all that a project needs for it. Whoever calls has found the component and counts the request;
 * who may have its code is decided here.
 *
 * @returns the code as the component's page gives it; or which licence opens it, and no byte of it
 */
export function getComponent(library: Library, asker: Asker, component: ComponentMeta, profile: Profile): Told {
  if (!isOpenTo(asker, component)) return locked(library, component)
  const { catalogue, siteUrl } = library
  const { flavour, palette, style } = profile
  const answer = plainSnippet(compiledOf(catalogue, component), flavour, { siteUrl, palette, style })
  const file = answer.files.find(({ label }) => label === profile.file) ?? answer.files[0]
  if (!file) throw new Error(`The build holds no file of ${component.path} for ${flavour}.`)
  // Which version it is for stands above already.
  const setup = answer.setup.filter((each) => !each.startsWith('Tailwind CSS 3.4'))
  const theme = answer.theme && [
    `Colours, once per project, in ${answer.theme.fileName}:`,
    fenced(answer.theme.code, answer.theme.fileName === 'your CSS' ? 'css' : 'js'),
  ]
  const code = [...(theme ?? []), fenced(file.code, file.language)]
  const notes = (told: 'all' | 'little') => [
    `# ${component.title}`,
    factsOf(library, component, profile, told),
    `File: ${projectFileOf(component.path, file.fileName)}`,
    ...installLine(answer),
    ...(setup.length > 0 ? ['Set up once:', ...setup.map((each) => `- ${each}`)] : []),
    ...(told === 'all' ? changesLine(answer) : []),
  ]
  const whole = notes('all')
  // What a project needs is always said; what is good to know gives way.
  return { text: [...(bytesOf(whole.join('\n')) <= mostNoteBytes ? whole : notes('little')), ...code].join('\n') }
}

/** Bytes of what stands before the code: with the fences, a kilobyte. */
const mostNoteBytes = 980

/** What it is, how it is written, and what was proved of it, in one line; `little` leaves out what the code says itself, and the proof. */
function factsOf(
  { catalogue }: Library,
  { path, part }: ComponentMeta,
  { flavour, palette, style }: Profile,
  told: 'all' | 'little',
): string {
  const proof = catalogue.proof(path)
  const seen = proof && verifiedStates(proof)
  return [
    part,
    flavour,
    `Tailwind CSS ${style.tailwind === 'v4' ? '4' : '3.4+'}`,
    ...(told === 'all' ? [`colours ${nameOf(palette.primary)} and ${nameOf(palette.secondary)}`] : []),
    `version ${site.version}`,
    ...(told === 'all' && !catalogue.awaitsProof(path) ? [seen ? proofOf(seen) : 'not proved since it changed'] : []),
  ].join(' | ')
}

const proofOf = ({ day, states, holds }: ReturnType<typeof verifiedStates>) =>
  `proved ${day} in ${states} states${holds ? '' : ', not all checks held'}`

const installLine = ({ dependencies }: CodeAnswer): string[] =>
  dependencies.length > 0 ? [installCommand(dependencies)] : []

/** Why some steps of a colour are others than asked for. */
const changesLine = ({ changes }: CodeAnswer): string[] =>
  changes.length > 0
    ? [
        `Moved a step, so that contrast meets WCAG 2.2 AA: ${changes.length} ${changes.length === 1 ? 'colour' : 'colours'}.`,
      ]
    : []

/** Free components for the same purpose: those of its part of the library, then what is found by its title. */
function freeNear(library: Library, { path, title }: ComponentMeta): ComponentMeta[] {
  const part = path.slice(0, path.lastIndexOf('/') + 1)
  const beside = library.catalogue.all().filter((each) => each.path.startsWith(part))
  return [...new Set([...beside, ...componentsFor(library, title)])].filter(({ free }) => free)
}

const licences = Object.values(licenseTitles)

/** What is said in the place of code. */
function locked(library: Library, component: ComponentMeta): Told {
  const { title, path, description } = component
  const name = registryNameOf(path)
  const free = freeNear(library, component)
  return {
    isError: true,
    text: [
      `“${title}” (${name}) is not open to you: a licence opens its code (${licences.join(', ')}; paid once): ${library.siteUrl}${urls.pricing()}`,
      description,
      `See it at work: ${library.siteUrl}${urls.component(path)}`,
      ...(free.length > 0
        ? [
            `Free and near to it: ${free
              .slice(0, 3)
              .map((each) => registryNameOf(each.path))
              .join(', ')}`,
          ]
        : []),
      `Next: tell whoever you work for, or ${free[0] ? callOf('get_component', { name: registryNameOf(free[0].path) }) : callOf('search_components', { query: title })}`,
    ].join('\n'),
  }
}
