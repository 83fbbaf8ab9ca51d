import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { router } from '@inertiajs/react'
import { useCallback, useMemo, useRef } from 'react'
import { useFavouriteIcons } from '#client/hooks/favourite-icons.ts'
import { writeClipboard } from '#client/hooks/use-copy.ts'
import { useToast } from '#client/hooks/use-toast.ts'
import { Segmented } from '#client/ui/segmented.tsx'
import { Toast } from '#client/ui/toast.tsx'
import type { Pages } from '#shared/page-props.ts'
import { mostInBag } from '#shared/tools/icons/bag.ts'
import { categories } from '#shared/tools/icons/categories.ts'
import { formats } from '#shared/tools/icons/formats.ts'
import { type GlyphKey, iconSets, readGlyphKey } from '#shared/tools/icons/sets.ts'
import { keyOf, type StyledIcon } from '#shared/tools/icons/icon-style.ts'
import { urls } from '#shared/urls.ts'
import { Problems } from './parts/palette/problems.tsx'
import { Bag } from './parts/icons/bag.tsx'
import { Detail, type DetailHandle } from './parts/icons/detail.tsx'
import { Filters } from './parts/icons/filters.tsx'
import { IconGrid, type IconGridHandle } from './parts/icons/icon-grid.tsx'
import { glyphOf } from './parts/icons/icon-store.ts'
import { KeyHints } from './parts/icons/key-hints.tsx'
import { LookControls } from './parts/icons/look-controls.tsx'
import { NoFavourites } from './parts/icons/no-favourites.tsx'
import { NothingFound } from './parts/icons/nothing-found.tsx'
import { SearchBar, type SearchBarHandle } from './parts/icons/search-bar.tsx'
import { serverCells } from './parts/icons/server-cells.ts'
import { SetFacts } from './parts/icons/set-facts.tsx'
import { SetLinks } from './parts/icons/set-links.tsx'
import { toggleInBag, useBag } from './parts/icons/use-bag.ts'
import { useBagOfLink } from './parts/icons/use-bag-of-link.ts'
import { useIconTool } from './parts/icons/use-icon-tool.ts'
import { asPage, type ToolProps } from './parts/as-page.tsx'
import { ToolPage } from './parts/tool-page.tsx'

const scopes = [
  { value: 'set', label: 'This set' },
  { value: 'all', label: 'All four' },
  { value: 'favourites', label: 'Favourites' },
] as const

export default asPage(Icons)

function Icons({ about, set, manifest, first, opened, kept: listed, opening }: Pages['tools/icons'] & ToolProps) {
  const [toast, say] = useToast()
  const { kept, toggle } = useFavouriteIcons(listed, say)
  const tool = useIconTool({ set, manifest, first, opened }, kept, opening.address)
  const { state, results, library, arrivals, change, setLook } = tool
  const { query, everywhere, style, category, look, open, format } = state
  const { origin } = opening
  const bag = useBag()
  const grid = useRef<IconGridHandle>(null)
  const search = useRef<SearchBarHandle>(null)
  const detail = useRef<DetailHandle>(null)
  const drawer = useRef<HTMLDialogElement>(null)
  useBagOfLink(opening.address, say)

  const own = iconSets[set]
  const shown = results?.found ?? null
  const count = shown?.length ?? first.count
  const corrected = results ? results.corrected : first.corrected
  const native = useMemo(() => {
    const drawn = own.styles.find(({ id }) => id === style) ?? own.styles[0]
    return { size: drawn.grid, stroke: everywhere && drawn.stroke === null ? null : drawn.stroke }
  }, [own, style, everywhere])

  const onOpen = useCallback(
    (key: GlyphKey, byKey = false) => {
      change({ open: key })
      if (byKey) requestAnimationFrame(() => detail.current?.focus())
    },
    [change],
  )
  const onClose = useCallback(() => {
    change({ open: null })
    grid.current?.focus()
  }, [change])
  const onCopy = useCallback(
    async (each: StyledIcon) => {
      const glyph = glyphOf(keyOf(each))
      if (!glyph) return say('That icon is still on its way.')
      const done = await writeClipboard(formats[format].write(glyph, look))
      say(done ? `${glyph.name} copied as ${formats[format].title}` : 'The browser refused to copy.')
    },
    [format, look, say],
  )
  const onBagKey = useCallback(
    (key: GlyphKey) => {
      const name = readGlyphKey(key)?.name
      const outcome = toggleInBag(key)
      if (outcome === 'full') say(`A bag holds ${mostInBag} icons. Take some out first.`)
      else say(outcome === 'added' ? `${name} is in the bag` : `${name} taken out`)
    },
    [say],
  )
  const onBag = useCallback((each: StyledIcon) => onBagKey(keyOf(each)), [onBagKey])
  const onHeart = useCallback(
    (key: GlyphKey) => {
      if (!listed) return router.visit(urls.login(location.pathname + location.search))
      const name = readGlyphKey(key)?.name
      say(toggle(key) ? `${name} is a favourite` : `${name} is no favourite any more`)
    },
    [listed, toggle, say],
  )
  const onSearch = useCallback(() => search.current?.focus(), [])
  const link = useCallback(() => origin + urls.iconTool(set, `bag=${bag.join(',')}`), [origin, set, bag])
  const onWord = useCallback(
    (word: string) => {
      change({ query: word, category: null })
      scrollTo({ top: 0, behavior: 'instant' })
    },
    [change],
  )
  const glyph = open && glyphOf(open)
  const firstHtml = useMemo(
    () => serverCells({ set, first, everywhere: state.everywhere }),
    [set, first, state.everywhere],
  )

  const what = [
    `${count.toLocaleString('en')} ${count === 1 ? 'icon' : 'icons'}`,
    ...(category ? [`in ${categories[category]}`] : []),
  ].join(' ')

  return (
    <ToolPage about={about}>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-6 pb-5">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight text-balance text-ink sm:text-3xl">{about.title}</h1>
          <SetFacts set={set} manifest={manifest} />
        </div>
        <SetLinks set={set} manifest={manifest} />
      </header>
      <Problems problems={tool.problems} />
      <div className={open ? 'grid grid-cols-1 gap-x-6 lg:grid-cols-[minmax(0,1fr)_25rem]' : ''}>
        <div className="min-w-0">
          <div className="sticky top-14 z-10 -mx-2 bg-page px-2 py-2">
            <SearchBar
              ref={search}
              query={query}
              title={own.title}
              everywhere={everywhere}
              bagged={bag.length}
              onQuery={(text) => {
                change({ query: text })
                toGrid()
              }}
              onEnter={() => {
                const each = grid.current?.active() ?? shown?.[0]
                if (each) void onCopy(each)
              }}
              onDown={() => grid.current?.focus()}
              onBag={() => drawer.current?.showModal()}
            />
          </div>
          <details className="group sm:hidden">
            <summary className="flex min-h-11 list-none items-center gap-1 text-sm font-medium text-muted [&::-webkit-details-marker]:hidden">
              Style, category, size and colour
              <ChevronDownIcon aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            </summary>
          </details>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-2 max-sm:[details:not([open])+&]:hidden">
            <Filters set={own} style={style} category={category} change={change} />
            <LookControls look={look} native={native} onLook={setLook} />
          </div>
          <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 pb-1 text-sm text-muted">
            <Segmented
              label="Where to search"
              options={scopes}
              value={state.kept ? 'favourites' : everywhere ? 'all' : 'set'}
              onChange={(value) => change({ everywhere: value !== 'set', kept: value === 'favourites' })}
              className="whitespace-nowrap"
            />
            <p>
              <span className="text-ink tabular-nums">{what}</span>
              {corrected && (
                <>
                  {' '}
                  for “<b className="font-medium text-ink">{corrected}</b>”, since nothing is called “{query.trim()}”
                </>
              )}
              {!results && first.count > first.cells.length && (
                <noscript>
                  , of which the first {first.cells.length} are shown; the rest needs JavaScript, or a search
                </noscript>
              )}
            </p>
            <KeyHints format={formats[format].title} />
          </div>
          <output className="sr-only">{query ? what : ''}</output>
          {tool.failed && (
            <p role="alert" className="mb-4 rounded-lg bg-danger-wash px-4 py-3 text-sm text-danger">
              Not all icons could be fetched. Check the connection, then reload the page.
            </p>
          )}
          {state.kept && !kept?.length ? (
            <NoFavourites isGuest={!kept} from={urls.iconTool(set, 'in=favourites')} />
          ) : (
            count === 0 && (
              <NothingFound
                everywhere={everywhere}
                narrowed={state.kept || category !== null || style !== null}
                onEverywhere={() => change({ everywhere: true, kept: false, category: null, style: null })}
              />
            )
          )}
          <IconGrid
            ref={grid}
            page={set}
            html={firstHtml}
            label={state.kept ? 'Your favourite icons' : everywhere ? 'Icons of all sets' : `Icons of ${own.title}`}
            shown={shown}
            everywhere={everywhere}
            isSearch={query.trim() !== ''}
            look={look}
            bag={bag}
            kept={kept}
            arrivals={arrivals}
            onOpen={onOpen}
            onCopy={onCopy}
            onBag={onBag}
            onHeart={onHeart}
            onSearch={onSearch}
          />
        </div>
        {open && (
          <Detail
            ref={detail}
            glyph={glyph}
            library={library}
            look={look}
            format={format}
            isInBag={bag.includes(open)}
            isKept={kept && kept.includes(open)}
            arrivals={arrivals}
            change={change}
            onOpen={onOpen}
            onWord={onWord}
            onBag={onBagKey}
            onHeart={onHeart}
            onClose={onClose}
          />
        )}
      </div>
      <Bag
        ref={drawer}
        bag={bag}
        look={look}
        licences={manifest.licences}
        arrivals={arrivals}
        link={link}
        onSay={say}
      />
      <Toast text={toast} />
    </ToolPage>
  )
}

/** Results begin where the grid begins. */
function toGrid() {
  const bar = document.querySelector('search')?.closest('.sticky')
  if (bar && scrollY > 400) scrollTo({ top: 180, behavior: 'instant' })
}
