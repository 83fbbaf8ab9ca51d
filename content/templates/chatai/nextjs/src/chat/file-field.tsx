import { useEffect, useRef } from 'react'
import { accepted } from '@/lib/files'

/** The field of a label that says what it is for. */
export function FileField({ onFiles }: { onFiles: (files: File[]) => void }) {
  const field = useRef<HTMLInputElement>(null)

  function take() {
    const input = field.current
    if (!input?.files?.length) return
    onFiles([...input.files])
    // So that the same file can be chosen again.
    input.value = ''
  }

  // What was chosen, or dropped anywhere, before this page was ready.
  useEffect(() => {
    if (field.current) field.current.dataset.alive = 'true'
    take()
  })

  return <input ref={field} type="file" multiple accept={accepted} className="sr-only" onChange={take} />
}
