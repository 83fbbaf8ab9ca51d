import { useState, type ClipboardEvent, type DragEvent } from 'react'

/** Files that are dropped or pasted anywhere on an element: spread `handlers` over it. */
export function useDrop(take: (files: File[]) => void) {
  const [isDropping, setIsDropping] = useState(false)
  const handlers = {
    onPaste({ clipboardData }: ClipboardEvent) {
      if (clipboardData.files.length > 0) take([...clipboardData.files])
    },
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setIsDropping(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setIsDropping(false)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setIsDropping(false)
      if (event.dataTransfer.files.length > 0) take([...event.dataTransfer.files])
    },
  }
  return { isDropping, handlers }
}
