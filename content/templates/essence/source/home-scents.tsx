/**
 * @title Home: three scents
 * @description The newest scent on its own page-wide plate, two others beside it, and what a sample costs.
 * @order 12
 */
export default function HomeScents() {
  return (
    <section aria-labelledby="new-title" className="page pt-28 lg:pt-44">
      <div className="grid items-end gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <a href="/scents/tar-rope" aria-hidden="true" tabIndex={-1} className="lg:-ms-[4.2vw]">
          <img
            src="/plates/tar-rope-day.svg"
            alt=""
            width="600"
            height="800"
            loading="lazy"
            decoding="async"
            className="plate-day w-full"
          />
          <img
            src="/plates/tar-rope-night.svg"
            alt=""
            width="600"
            height="800"
            loading="lazy"
            decoding="async"
            className="plate-night w-full"
          />
        </a>
        <div className="lg:pb-24">
          <p className="voice lead text-soft">New this fall, by Teodor Lisk</p>
          <h2 id="new-title" className="display mt-3">
            Tar Rope
          </h2>
          <p className="lead mt-8">
            Low tide, a slip, four hundred feet of line. Rope was tarred so that it would not rot, and a century later
            the chandlery still smells of it.
          </p>
          <p className="aside-text mt-5">
            Salt, lemon, black pepper; seaweed, fir balsam; birch tar, guaiac wood, labdanum. One spray is company,
            three are a crew.
          </p>
          <p className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
            <a href="/scents/tar-rope" className="btn btn-ink">
              See Tar Rope
            </a>
            <a href="/shop" className="link inline-flex min-h-11 items-center">
              All twelve
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
