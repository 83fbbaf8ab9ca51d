import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

interface Takes {
  take(files: File[]): void
  /** Files are held over the element, or no longer. */
  hover(isOver: boolean): void
}

/** `{@attach takesFiles({ take, hover })}`: what is dropped on an element or pasted into it. */
export const takesFiles =
  ({ take, hover }: Takes): Attachment<HTMLElement> =>
  (element) => {
    const taken = (list: FileList | undefined) => list && list.length > 0 && take([...list])
    const stops = [
      on(element, 'paste', ({ clipboardData }) => void taken(clipboardData?.files)),
      on(element, 'dragover', (event) => {
        event.preventDefault()
        hover(true)
      }),
      on(element, 'dragleave', ({ relatedTarget }) => {
        if (!element.contains(relatedTarget as Node | null)) hover(false)
      }),
      on(element, 'drop', (event) => {
        event.preventDefault()
        hover(false)
        taken(event.dataTransfer?.files)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }

/** `{@attach takesChosen(take)}`: what is chosen in a field for files, or dropped anywhere, also before there was anybody to hear it. */
export const takesChosen =
  (take: (files: File[]) => void): Attachment<HTMLInputElement> =>
  (input) => {
    const takeAll = () => {
      if (input.files?.length) take([...input.files])
      // So that the same file can be chosen again.
      input.value = ''
    }
    takeAll()
    input.dataset.alive = 'true'
    return on(input, 'change', takeAll)
  }
