import { router } from '@inertiajs/react'
import { useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { useToast } from '#client/hooks/use-toast.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

type Collection = Pages['app/collections/show']['collection']
export type CollectionItem = Collection['items'][number]
/** `isOut`: taken out, and shown until the page is left, so that it can be put back where it was. */
export type Row = CollectionItem & { isOut: boolean }

const rowsOf = (items: readonly CollectionItem[]): Row[] => items.map((item) => ({ ...item, isOut: false }))
const pathsOf = (rows: readonly { path: string }[]) => rows.map(({ path }) => path).join(' ')
const left = (rows: readonly Row[]) => rows.filter(({ isOut }) => !isOut)

/** What lies in a collection, while it is changed: a change shows at once, and is undone when the server did not keep it. */
export function useCollection({ id, items }: Collection) {
  const [rows, setRows] = useState(() => rowsOf(items))
  const [listed, setListed] = useState(items)
  const [failure, say] = useToast()
  const [moved, setMoved] = useState('')
  const kept = useRef(rows)
  const sending = useRef(Promise.resolve())
  const changes = useRef(0)

  // The page came anew, and somebody else may have changed it meanwhile.
  if (listed !== items) {
    setListed(items)
    if (pathsOf(items) !== pathsOf(left(rows))) setRows(rowsOf(items))
  }

  /** Changes reach the team in the order they were made. */
  function change(next: Row[], send: () => Promise<unknown>) {
    const number = (changes.current += 1)
    setRows(next)
    sending.current = sending.current.then(send).then(
      () => {
        kept.current = next
        // Whoever goes away and comes back finds it as they left it.
        router.replaceProp(
          'collection.items',
          left(next).map(({ isOut: _, ...item }) => item),
        )
      },
      () => {
        // A later change speaks for itself.
        if (changes.current === number) setRows(kept.current)
        say('Not saved. Try again.')
      },
    )
  }

  const arrange = (order: readonly Row[]) =>
    api(urls.collectionOrder(id), { method: 'PUT', body: { items: left(order).map(({ path }) => path) } })

  return {
    rows,
    held: {
      components: left(rows).filter(({ set }) => set === null).length,
      sets: left(rows).filter(({ set }) => set !== null).length,
    },
    failure,
    /** What was moved where, to be read aloud. */
    moved,
    /** Moves a row to another place, both counted from 0. */
    move(from: number, to: number) {
      const row = rows[from]
      if (!row || from === to || to < 0 || to >= rows.length) return
      const next = rows.toSpliced(from, 1).toSpliced(to, 0, row)
      setMoved(`${row.title}: place ${to + 1} of ${rows.length}`)
      change(next, () => arrange(next))
    },
    takeOut(row: Row) {
      const next = rows.map((each) => (each === row ? { ...each, isOut: true } : each))
      change(next, () => api(urls.collectionItem(id, row.path), { method: 'DELETE' }))
    },
    putBack(row: Row) {
      const next = rows.map((each) => (each === row ? { ...each, isOut: false } : each))
      change(next, async () => {
        await api(urls.collectionItem(id, row.path), { method: 'PUT' })
        await arrange(next)
      })
    },
  }
}
