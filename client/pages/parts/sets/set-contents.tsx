import { PictureCard } from '#client/ui/picture-card.tsx'
import type { ShownSet } from '#shared/page-props.ts'
import { ScreenFrame } from './screen-frame.tsx'

type Props = { set: ShownSet; address: (path: string) => string }

/** The screens of a set, and the components they are made of. */
export function SetContents({ set: { slug, screens, members }, address }: Props) {
  return (
    <>
      {screens.length > 0 && (
        <section aria-labelledby="screens">
          <h2 id="screens" className="text-2xl font-semibold tracking-tight text-ink">
            Screens
          </h2>
          <div className="mt-6 grid gap-12">
            {screens.map((screen) => (
              <ScreenFrame key={screen.slug} set={slug} screen={screen} />
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="members" className="mt-16">
        <h2 id="members" className="text-2xl font-semibold tracking-tight text-ink">
          {members.length} components
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5">
          {members.map((component) => (
            <PictureCard
              key={component.path}
              component={component}
              href={address(component.path)}
              note={component.place}
            />
          ))}
        </ul>
      </section>
    </>
  )
}
