import { router } from '@inertiajs/react'
import { openSearch } from '#client/search/open-search.ts'
import type { Neighbour } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import type { Act } from './card-actions.ts'
import type { ShortcutName } from './keyboard/shortcuts.ts'
import { useShortcuts } from './keyboard/use-shortcuts.ts'

type Page = {
  enabled: boolean
  slug: string
  cards: ReadonlyMap<string, Act>
  previous: Neighbour
  next: Neighbour
  say: (words: string) => void
  showMap: () => void
}

/** What the keys do on the page of one component: the next is a page further, all others do what they do in a list. */
export function useComponentKeys({ enabled, slug, cards, previous, next, say, showMap }: Page) {
  function turnTo(neighbour: Neighbour, missing: string) {
    if (neighbour) router.visit(urls.appComponent(neighbour.path))
    else say(missing)
  }

  useShortcuts(enabled, (name: ShortcutName) => {
    if (name === 'next' || name === 'nextPage') return turnTo(next, 'This is the last component of its kind')
    if (name === 'previous' || name === 'previousPage')
      return turnTo(previous, 'This is the first component of its kind')
    if (name === 'search') return openSearch()
    if (name === 'map') return showMap()
    void Promise.resolve(cards.get(slug)?.(name)).then((words) => words && say(words))
  })
}
