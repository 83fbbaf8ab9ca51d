/** What assistants are told: one text, since those who get a second, structured answer show their model only one of both. */
import type { CompiledFile, ComponentMeta } from '#shared/catalog.ts'
import { registryNameOf } from '#shared/component-names.ts'
import type { Catalogue } from '../catalogue.ts'
import { mayReadCode, type Viewer } from '../entitlement.ts'

/** An answer; `isError` where what was asked for is not in it. */
export type Told = { text: string; isError?: true }

/** Who asks, and what is open to everybody today. */
export type Asker = { viewer: Viewer; ofTheDay: string | null }

/** What all answers are made of. `siteUrl` has no slash at its end. */
export type Library = { catalogue: Catalogue; siteUrl: string }

/** Whether whoever asks may have a component's code. */
export const isOpenTo = ({ viewer, ofTheDay }: Asker, component: ComponentMeta): boolean =>
  mayReadCode({ user: viewer, component, isOfTheDay: component.path === ofTheDay })

/** Why somebody may have a component's code, or that they may not, in a word or three. */
export function accessOf(asker: Asker, component: ComponentMeta): string {
  if (component.free) return 'free'
  if (component.path === asker.ofTheDay) return 'open today'
  return isOpenTo(asker, component) ? 'in your licence' : 'needs a licence'
}

/** A call as it is to be made next: `get_component {"name":"…"}`. */
export const callOf = (tool: string, given: Record<string, unknown>): string => `${tool} ${JSON.stringify(given)}`

/** A component in one line. */
export const lineOf = (asker: Asker, component: ComponentMeta): string =>
  `${registryNameOf(component.path)} | ${component.title} | ${accessOf(asker, component)}`

/** Code between fences that nothing in it ends; the code is as it was, to the byte. */
export function fenced(code: string, language: CompiledFile['language'] | 'css' | 'js' | 'sh'): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code}${code.endsWith('\n') ? '' : '\n'}${fence}`
}

/** What goes by no such name, with those that come nearest. */
export const unknownName = (name: string, nearest: readonly string[], tool = 'get_component'): Told => ({
  isError: true,
  text: [
    `No component is called ${quoted(name)}. The nearest names:`,
    ...nearest.map((each) => `- ${each}`),
    `Next: ${callOf(tool, { name: nearest[0] ?? '' })}, or search_components with words that say what it is for.`,
  ].join('\n'),
})

/** A text of theirs in an answer: short, in one line. */
export function quoted(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return JSON.stringify(line.length > 60 ? `${line.slice(0, 60)}…` : line)
}

/** Bytes of an answer as it is sent. */
export const bytesOf = (text: string): number => Buffer.byteLength(text)
