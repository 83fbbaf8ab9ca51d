import { useState } from 'react'
import { api } from '#client/api.ts'
import type { DesignTool } from '#shared/tools/kept-designs.ts'
import { urls } from '#shared/urls.ts'

/** The queries an account keeps: what is pressed shows at once, and is taken back when the server did not follow. */
export function useKeptDesigns(tool: DesignTool, first: string[]) {
  const [kept, setKept] = useState(first)
  const [failed, setFailed] = useState(false)

  async function toggle(query: string) {
    const isKept = kept.includes(query)
    const without = (list: string[]) => list.filter((each) => each !== query)
    setFailed(false)
    setKept((now) => (isKept ? without(now) : [query, ...now]))
    try {
      await api(urls.keptDesigns(tool), { method: isKept ? 'DELETE' : 'PUT', body: { query } })
    } catch {
      setFailed(true)
      setKept((now) => (isKept ? [query, ...without(now)] : without(now)))
    }
  }

  return { kept, failed, toggle }
}
