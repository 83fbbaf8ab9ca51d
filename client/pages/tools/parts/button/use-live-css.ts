import { useEffect, useLayoutEffect, useRef } from 'react'

// On the server there is no layout, and the stylesheet of the address does the same.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Lays a stylesheet over the page for as long as it is open; the policy forbids style elements, not this. */
export function useLiveCss(css: string) {
  const sheet = useRef<CSSStyleSheet>(undefined)
  useBeforePaint(() => {
    const own = new CSSStyleSheet()
    sheet.current = own
    document.adoptedStyleSheets.push(own)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== own)
    }
  }, [])
  useBeforePaint(() => sheet.current?.replaceSync(css), [css])
}
