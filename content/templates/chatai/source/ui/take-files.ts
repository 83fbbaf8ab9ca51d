/** Files that are chosen in a page's field, dropped on the page, or pasted into it. */
interface Takes {
  take(files: File[]): void
  /** Files are held over the page, or no longer. */
  hover(isOver: boolean): void
}

export function takeFiles(page: HTMLElement, { take, hover }: Takes, signal: AbortSignal): void {
  const taken = (list: FileList | null | undefined) => list && list.length > 0 && take([...list])
  const input = page.querySelector<HTMLInputElement>('[data-files]')
  const takeChosen = () => {
    taken(input?.files)
    // So that the same file can be chosen again.
    if (input) input.value = ''
  }
  // What was chosen, or dropped anywhere, before there was anybody to hear it.
  takeChosen()
  if (input) input.dataset.alive = 'true'
  input?.addEventListener('change', takeChosen, { signal })
  page.addEventListener('paste', ({ clipboardData }) => taken(clipboardData?.files), { signal })
  page.addEventListener(
    'dragover',
    (event) => {
      event.preventDefault()
      hover(true)
    },
    { signal },
  )
  page.addEventListener(
    'dragleave',
    ({ relatedTarget }) => {
      if (!page.contains(relatedTarget as Node | null)) hover(false)
    },
    { signal },
  )
  page.addEventListener(
    'drop',
    (event) => {
      event.preventDefault()
      hover(false)
      taken(event.dataTransfer?.files)
    },
    { signal },
  )
}
