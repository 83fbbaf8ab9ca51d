/** What the dialog that shares a conversation says and does. */

export interface ShareView {
  isShared: boolean
  link: string
  said: string
}

export interface Sharing {
  isShared: boolean
  href: string
  /** Shares it, or takes the link back. */
  share(isShared: boolean): Promise<unknown>
}

let view: ShareView = { isShared: false, link: '', said: '' }
let share: Sharing['share'] = async () => {}
let listen: (view: ShareView) => void = () => {}

const tell = (changed: Partial<ShareView>) => {
  view = { ...view, ...changed }
  listen(view)
}

export function watchShare(listener: (view: ShareView) => void): () => void {
  listen = listener
  return () => {
    listen = () => {}
  }
}

/** Opens the dialog. Nothing is shared yet. */
export function offerShare(sharing: Sharing): void {
  share = sharing.share
  tell({ isShared: sharing.isShared, link: new URL(sharing.href, location.href).href, said: '' })
  document.dispatchEvent(new Event('postil:share'))
}

export async function setShared(isShared: boolean): Promise<void> {
  await share(isShared)
  tell({ isShared, said: '' })
}

export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(view.link)
    tell({ said: 'Copied.' })
  } catch {
    document.querySelector<HTMLInputElement>('#share-link')?.select()
    tell({ said: 'Your browser blocked copying. The link is selected, so you can copy it yourself.' })
  }
}
