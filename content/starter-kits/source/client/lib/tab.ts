/** A text that lasts as long as this tab, and as this page where the browser refuses storage. */
const unsaved = new Map<string, string>()

export function remember(key: string, text: string) {
  unsaved.set(key, text)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Storage is refused.
  }
}

export function recall(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return unsaved.get(key) ?? ''
  }
}
