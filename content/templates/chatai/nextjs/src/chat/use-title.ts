import { useEffect } from 'react'

/** Names the window after what is open. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Postil`
  }, [title])
}
