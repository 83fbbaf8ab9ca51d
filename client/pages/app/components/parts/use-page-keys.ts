import { router } from '@inertiajs/react'
import { openSearch } from '#client/search/open-search.ts'
import type { ListedComponent, Neighbour } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import type { Act } from './card-actions.ts'
import type { ShortcutName } from './keyboard/shortcuts.ts'
import { useShortcuts } from './keyboard/use-shortcuts.ts'

type Page = {
  enabled: boolean
  components: readonly ListedComponent[]
  cards: ReadonlyMap<string, Act>
  current: string | null
  previous: Neighbour
  next: Neighbour
  jumpTo: (slug: string) => void
  say: (words: string) => void
  showMap: () => void
}

/** What the keys of a library page do: with the page, or with the component that is being looked at. */
export function usePageKeys({ enabled, components, cards, current, previous, next, jumpTo, say, showMap }: Page) {
  const at = components.findIndex(({ slug }) => slug === current)

  function move(by: 1 | -1) {
    const target = components[at + by]
    if (!target)
      return say(by > 0 ? 'This is the last component of the page' : 'This is the first component of the page')
    jumpTo(target.slug)
    say(`${at + by + 1} of ${components.length}: ${target.title}`)
  }
  function turnTo(neighbour: Neighbour, missing: string) {
    if (neighbour) router.visit(urls.appSubcategory(neighbour.path))
    else say(missing)
  }

  useShortcuts(enabled, (name: ShortcutName) => {
    if (name === 'next') return move(1)
    if (name === 'previous') return move(-1)
    if (name === 'nextPage') return turnTo(next, 'This is the last page of the package')
    if (name === 'previousPage') return turnTo(previous, 'This is the first page of the package')
    if (name === 'search') return openSearch()
    if (name === 'map') return showMap()
    const act = cards.get(current ?? components[0]?.slug ?? '')
    void Promise.resolve(act?.(name)).then((words) => words && say(words))
  })
}
