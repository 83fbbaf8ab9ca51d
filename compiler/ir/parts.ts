import type { PartName } from '../elements/names.ts'
import type { Part, ViewNode } from './types.ts'
import { childrenOf } from './walk.ts'

/** Every part of that name among these nodes or below them, not looking into parts of `except`. */
export const partsIn = (nodes: ViewNode[], name: PartName, except: readonly PartName[] = []): Part[] =>
  nodes.flatMap((node) => [
    ...(node.kind === 'part' && node.part === name ? [node] : []),
    ...(node.kind === 'part' && except.includes(node.part) ? [] : partsIn(childrenOf(node), name, except)),
  ])

/** The first part of that name. */
export const partIn = (nodes: ViewNode[], name: PartName): Part | null => partsIn(nodes, name)[0] ?? null

/** Whether there is a part of that name. */
export const hasPart = (nodes: ViewNode[], name: PartName, except: readonly PartName[] = []): boolean =>
  partsIn(nodes, name, except).length > 0
