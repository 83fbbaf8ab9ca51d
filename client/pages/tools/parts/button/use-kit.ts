import { useCallback, useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import type { Icons, Kit, Templates } from '#shared/tools/button/kit.ts'
import { urls } from '#shared/urls.ts'

/**
 * The kit the page came with, and soon all of it: every structure as soon as the page rests, so that no change waits
 * for the network, and the icons when they are near to being looked at.
 */
export function useKit(first: Kit) {
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
    if (hasIcons) return
    setHasIcons(true)
    try {
      const icons = await api<Icons>(urls.buttonIcons(version))
      setKit((now) => ({ ...now, icons }))
    } catch {
      // The next time the list is opened asks again.
      setHasIcons(false)
    }
  }, [version, hasIcons])

  return { kit, loadIcons, failed, retry: loadTemplates }
}
