import type { Attribute, Element, Part } from './types.ts'

/** The attribute of that name, as React calls it, which an element or part was given; undefined where there is none. */
export const attributeNamed = (node: Element | Part | null, name: string): Attribute | undefined =>
  node?.attributes.find((attribute) => attribute.name === name)

/** Whether an attribute is there, whatever its value. */
export const isFlagged = (node: Element | Part, name: string): boolean => attributeNamed(node, name) !== undefined
