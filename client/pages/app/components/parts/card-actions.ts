import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { ShortcutName } from './keyboard/shortcuts.ts'

/** What a key does with one component; what concerns the whole page is not among it. */
export type CardAction = Exclude<ShortcutName, 'next' | 'previous' | 'nextPage' | 'previousPage' | 'search' | 'map'>
/** Does it, and answers what to say about it; nothing when it speaks for itself. */
export type Act = (action: CardAction) => Promise<string | null> | string | null

/** The components of the page that can be told to do something, by their anchor. */
export const CardActions = createContext<Map<string, Act>>(new Map())

/** Lets the page's keys reach a component. */
export function useCardActions(slug: string, act: Act) {
  const cards = use(CardActions)
  const handle = useEffectEvent(act)
  useEffect(() => {
    cards.set(slug, (action) => handle(action))
    return () => void cards.delete(slug)
  }, [cards, slug])
}
