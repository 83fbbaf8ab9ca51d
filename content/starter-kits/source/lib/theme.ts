/** Light, dark, or as the system says. A script in the head applies it before the first paint; this does from then on. */
const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'
const changed = 'theme-changed'

/** Where the browser refuses storage, the choice lasts as long as the page. */
let unsaved: string | null = null

/** What was chosen on this device; as the system says, until then. */
export function savedTheme(): Theme {
  let saved = unsaved
  try {
    saved ??= localStorage.getItem(key)
  } catch {
    // Storage is refused.
  }
  return themes.find((theme) => theme === saved) ?? 'system'
}

/** Keeps a choice and shows it. */
export function saveTheme(theme: string) {
  try {
    localStorage.setItem(key, theme)
  } catch {
    unsaved = theme
  }
  window.dispatchEvent(new Event(changed))
}

/**
 * Tells the theme now and whenever it changes: here, in another tab, or in the system. Answers a function that ends it.
 */
export function watchTheme(listener: (theme: Theme) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const system = window.matchMedia('(prefers-color-scheme: dark)')

  function update() {
    const theme = savedTheme()
    document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && system.matches))
    listener(theme)
  }

  window.addEventListener(changed, update, { signal })
  window.addEventListener('storage', update, { signal })
  system.addEventListener('change', update, { signal })
  update()
  return () => controller.abort()
}
