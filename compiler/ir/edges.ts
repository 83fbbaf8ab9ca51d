/**
 * Which siblings leave nothing at the edges of a block, such as the hidden field of a label after its text: white space
 * beside them is at the edge of the line, where it vanishes. Between words it would show.
 */
export function atEdges<T>(nodes: readonly T[], leavesNothing: (node: T) => boolean): ReadonlySet<T> {
  const first = nodes.findIndex((node) => !leavesNothing(node))
  const last = nodes.findLastIndex((node) => !leavesNothing(node))
  return new Set(nodes.filter((_, index) => index < first || index > last))
}
