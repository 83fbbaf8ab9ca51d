import { usePage } from '@inertiajs/react'
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { loadDocuments, useDocuments } from './documents.ts'
import { publicEntries } from './entries.ts'
import { SearchDialog, type SearchDialogHandle } from './search-dialog.tsx'

/** The palette over what everyone may see; it opens once it is there. */
export default function PublicDialog({ ref }: { ref: Ref<SearchDialogHandle> }) {
  const dialog = useRef<SearchDialogHandle>(null)
  const index = useDocuments()
  const { sets } = usePage().props.site.counts
  const pages = useMemo(() => publicEntries(index?.entries ?? [], sets), [index, sets])
  useImperativeHandle(ref, () => ({ show: () => dialog.current?.show() }))
  useEffect(() => {
    void loadDocuments()
    dialog.current?.show()
  }, [])
  return <SearchDialog ref={dialog} pages={pages} isApp={false} />
}
