import { Link } from '#client/router-link.tsx'
import { LatePicture } from '#client/ui/late-picture.tsx'
import type { PicturedThumbnail } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** Components shoulder to shoulder over the whole width, each leading to its page. */
export const Wall = ({ pieces }: { pieces: PicturedThumbnail[] }) => (
  <section aria-labelledby="wall">
    <h2 id="wall" className="sr-only">
      A few of the components
    </h2>
    <ul className="grid grid-cols-2 gap-px border-t border-line bg-line md:grid-cols-4">
      {pieces.map(({ path, title, picture }) => (
        <li key={path}>
          <Link
            href={urls.component(path)}
            className="group relative block focus-visible:z-10 focus-visible:-outline-offset-4"
          >
            <span className="sr-only">{title}</span>
            <LatePicture path={path} picture={picture} className="transition-opacity group-hover:opacity-85" />
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
