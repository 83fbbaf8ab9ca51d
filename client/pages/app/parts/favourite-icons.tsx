import { Link } from '#client/router-link.tsx'
import { Drawing } from '#client/pages/tools/parts/icons/drawing.tsx'
import type { Pages } from '#shared/page-props.ts'
import { parseGlyphKey } from '#shared/tools/icons/sets.ts'
import { urls } from '#shared/urls.ts'

/** The icons somebody marked, each a way to its place in the icon browser. */
export function FavouriteIcons({ icons }: Pick<Pages['app/favourites'], 'icons'>) {
  return (
    <section aria-labelledby="favourite-icons" className="mt-10">
      <h2 id="favourite-icons" className="text-base font-semibold tracking-tight text-ink">
        Icons
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-1">
        {icons.map(([key, body]) => {
          const { set, style, name } = parseGlyphKey(key)
          return (
            <li key={key}>
              <Link
                href={urls.iconTool(set.id, `in=favourites&icon=${style.id}/${name}`)}
                className="grid h-28 content-center justify-items-center gap-2 rounded-lg px-1 text-center text-ink transition-colors hover:bg-hover"
              >
                <Drawing glyph={{ set, style, name, body }} side={24} />
                <span className="line-clamp-2 text-xs wrap-anywhere text-muted">{name}</span>
                <span className="-mt-1.5 text-xs text-faint">
                  {set.title}, {style.title.toLowerCase()}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
