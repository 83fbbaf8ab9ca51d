/** The theme: one choice per browser, kept in the account too for whoever is signed in. */
import { useSyncExternalStore } from 'react'
import { api } from '#client/api.ts'
import { type DarkMode, darkModes } from '#shared/page-props.ts'
import { darkModeStorageKey } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

export type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()
/** What was picked on this page load; it is newer than any preference a page was sent with. */
let picked: DarkMode | null = null

const systemDark = () => matchMedia('(prefers-color-scheme: dark)')
const isMode = (value: unknown): value is DarkMode => darkModes.includes(value as DarkMode)

function stored(): DarkMode | null {
  try {
    const value = localStorage.getItem(darkModeStorageKey)
    return isMode(value) ? value : null
  } catch {
    return null
  }
}

function store(mode: DarkMode) {
  try {
    localStorage.setItem(darkModeStorageKey, mode)
  } catch {
    // A browser that keeps nothing still gets the theme for this page.
  }
}

/** Same order as the script that runs before the first paint: the account's preference, this browser's, the system's. */
function currentMode(): DarkMode {
  const account = document.documentElement.dataset.darkMode
  return picked ?? (isMode(account) ? account : (stored() ?? 'system'))
}

function currentTheme(): Theme {
  const mode = currentMode()
  return mode === 'on' || (mode === 'system' && systemDark().matches) ? 'dark' : 'light'
}

function apply() {
  document.documentElement.classList.toggle('dark', currentTheme() === 'dark')
  for (const listener of listeners) listener()
}

function onStorage(event: StorageEvent) {
  if (event.key !== darkModeStorageKey) return
  picked = stored()
  apply()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    systemDark().addEventListener('change', apply)
    addEventListener('storage', onStorage)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    systemDark().removeEventListener('change', apply)
    removeEventListener('storage', onStorage)
  }
}

/** What was chosen in this browser; null when nothing was. */
export const chosenDarkMode = (): DarkMode | null => picked ?? stored()

/** Takes over what the account prefers, and hands it to this browser if it has no choice of its own. */
export function followAccount(preference: DarkMode | null) {
  const root = document.documentElement
  if ((root.dataset.darkMode ?? '') !== (preference ?? '')) root.dataset.darkMode = preference ?? ''
  if (preference && !stored()) store(preference)
  apply()
}

/** Forgets the pick of whoever used this page before. */
export function forgetPick() {
  picked = null
}

export function setDarkMode(mode: DarkMode, signedIn: boolean) {
  picked = mode
  store(mode)
  apply()
  // The answer is not read: the browser has the choice already, and the account gets it with the next one.
  if (signedIn) api(urls.settingsDarkMode(), { method: 'PUT', body: { appDarkMode: mode } }).catch(() => {})
}

export const useDarkMode = (): DarkMode => useSyncExternalStore(subscribe, currentMode, () => 'system')

/** The theme that shows; light until the browser has taken over. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light')
