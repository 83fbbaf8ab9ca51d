/**
 * @title Home: how to read a plate
 * @description The ten forms, what their density says, and one plate as it dries down over twelve hours.
 * @order 11
 */
export default function HomeKey() {
  return (
    <section aria-labelledby="key-title" className="page pt-28 lg:pt-44">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="key-title" className="title">
            How to read a plate
          </h2>
          <p className="lead mt-8 max-w-[26em]">
            Each family has a shape: citrus is a wheel, resin a drop. What flies off the skin is drawn thin; what stays
            is cut out whole. The top notes hang at the top, and the base stands on the floor.
          </p>
          <p className="aside-text mt-6 max-w-[30em]">
            That is all there is to it. A program draws them from the list of notes, nobody touches them up, and no two
            have ever come out alike.{' '}
            <a href="/journal/a-lemon-is-a-wheel" className="link text-ink">
              How the program works
            </a>
          </p>
        </div>
        <ul role="list" className="xs:grid-cols-3 grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-5 lg:-mt-6">
          {/* outlet: forms */}
        </ul>
      </div>

      <div className="mt-28 grid gap-y-10 lg:mt-44">
        <h2 className="title max-w-[13em]">Green Peel, from the first spray to bedtime</h2>
        <ol role="list" className="dry">
          {/* outlet: drydown */}
        </ol>
      </div>
    </section>
  )
}
