/** What the index keeps of a compiled component, beside the file with its code. */
import { flavours, type CompiledFile, type ComponentMeta, type Flavour } from '#shared/catalog.ts'
import { subjectHash } from '#verify/subject-hash.ts'
import type { Meta } from '#compiler/index.ts'
import { aboutOf, type Built } from './compile-component.ts'

export type CompiledEntry = {
  order: number
  meta: Omit<ComponentMeta, 'picture' | 'pictureWidth' | 'isDrawable'>
  /** What a proof must be bound to. */
  subject: string
}

/** @param versions of the libraries, as a proof names them */
export function entryOf({ component, order }: Built, versions: string): CompiledEntry {
  const { snippets, ...meta } = component
  const files = Object.fromEntries(flavours.map((flavour) => [flavour, snippets[flavour].files]))
  return { order, meta, subject: subjectHash(files as Record<Flavour, CompiledFile[]>, versions) }
}

/** The same of a component that is still to be compiled. */
export const headEntry = (path: string, head: Omit<Meta, 'name'>): Omit<CompiledEntry, 'subject'> => ({
  order: head.order,
  meta: aboutOf(path, head),
})
