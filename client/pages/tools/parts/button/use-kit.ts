import { useCallback, useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { chevronBeside } from '#shared/tools/button/icon.ts'
import type { Icons, Kit, Templates } from '#shared/tools/button/kit.ts'
import type { IconManifest } from '#shared/tools/icons/manifest.ts'
import type { GlyphKey } from '#shared/tools/icons/sets.ts'
import { urls } from '#shared/urls.ts'

/** The sets and how they are searched; fetched when somebody comes near to an icon. */
const iconStore = () => import('./any-set.ts')

/**
 * The kit the page came with, and soon all of it: every structure as soon as the page rests, so that no change waits
 * for the network, and the icons when they are near to being looked at.
 */
export function useKit(first: Kit, manifest: IconManifest) {
  const [kit, setKit] = useState(first)
  const [hasIcons, setHasIcons] = useState(false)
  const [failed, setFailed] = useState(false)
  const { version } = first

  const loadTemplates = useCallback(async () => {
    try {
      const templates = await api<Templates>(urls.buttonTemplates(version))
      setKit((now) => ({ ...now, templates }))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [version])
  useEffect(() => {
    const timer = setTimeout(() => void loadTemplates(), 50)
    return () => clearTimeout(timer)
  }, [loadTemplates])

  const loadIcons = useCallback(async () => {
    void iconStore().then(({ loadNames }) => loadNames(manifest))
    if (hasIcons) return
    setHasIcons(true)
    try {
      const icons = await api<Icons>(urls.buttonIcons(version))
      setKit((now) => ({ ...now, icons: { ...now.icons, ...icons } }))
    } catch {
      // The next time the list is opened asks again.
      setHasIcons(false)
    }
  }, [version, hasIcons, manifest])

  /** Brings the drawings an icon of any set needs; only then it can stand on a button. */
  const takeIcon = useCallback(async (ref: string): Promise<boolean> => {
    const keys = [ref, chevronBeside(ref)].filter((each) => each.includes('/')) as GlyphKey[]
    if (keys.length === 0) return true
    const { bodyOf, loadSome } = await iconStore()
    await loadSome(keys)
    const drawn: Icons = {}
    for (const key of keys) {
      const body = bodyOf(key)
      if (body !== null) drawn[key] = [body, body]
    }
    setKit((now) => ({ ...now, icons: { ...now.icons, ...drawn } }))
    return keys.every((key) => Object.hasOwn(drawn, key))
  }, [])

  return { kit, loadIcons, takeIcon, failed, retry: loadTemplates }
}
