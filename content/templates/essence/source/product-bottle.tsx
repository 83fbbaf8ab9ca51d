/**
 * @title Scent: the bottle
 * @description The bottle and its box with the plate on both, and how long each size lasts.
 * @layout full
 * @order 32
 */
const sizes = [
  { name: '100 ml', sprays: '1,250 sprays', text: 'The better part of two years, at two a day.' },
  { name: '50 ml', sprays: '625 sprays', text: 'Ten months, at two a day.' },
  { name: '2 ml', sprays: '25 sprays', text: 'A week, if you are curious.' },
]

export default function ProductBottle() {
  return (
    <section
      aria-labelledby="bottle-title"
      className="mx-auto mt-24 grid max-w-[112rem] items-center gap-y-12 lg:mt-40 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="2xl:ps-[clamp(1.25rem,4.2vw,4.5rem)]">{/* outlet: photo */}</div>
      <div className="px-[clamp(1.25rem,4.2vw,4.5rem)] lg:ps-16">
        <h2 id="bottle-title" className="title">
          The same plate, twice
        </h2>
        <p className="aside-text mt-5 max-w-[32em]">
          Once on the label and once on the box. The glass is clear, so that you see the color the materials give it;
          none is added. The stopper is turned boxwood, waxed and left pale. Sol prints the labels at one end of the
          room, and June pours at the other.
        </p>
        <dl className="border-rule mt-8 border-b">
          {sizes.map((size) => (
            <div key={size.name} className="border-rule grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-5 border-t py-4">
              <dt className="subtitle figures">
                <bdi>{size.name}</bdi>
              </dt>
              <dd className="figures">
                <bdi>{size.sprays}</bdi>
                <span className="text-soft block text-[1.0625rem]/6">{size.text}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
