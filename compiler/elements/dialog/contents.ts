import type { Part, ViewNode } from '../../ir/types.ts'
import { childrenOf } from '../../ir/walk.ts'

/** Everything in a dialog, in order, without the dialogs inside it, which have titles and beginnings of their own. */
export const contentsOf = (dialog: Part): ViewNode[] =>
  childrenOf(dialog).flatMap(function collect(node: ViewNode): ViewNode[] {
    return isDialog(node) ? [] : [node, ...childrenOf(node).flatMap(collect)]
  })

/** Whether a piece of markup is a `<Dialog>`. */
export const isDialog = (node: ViewNode): node is Part & { part: 'Dialog' } =>
  node.kind === 'part' && node.part === 'Dialog'
