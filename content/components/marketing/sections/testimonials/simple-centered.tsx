/**
 * @title Simple centered testimonial
 * @description A centered testimonial with one large quote over a glowing ground, a portrait, a name and the company’s logo.
 * @keywords quote, customer story, single testimonial, review, social proof
 * @layout full
 * @order 4
 * @part MKT-S22-4
 */
export default function SimpleCenteredTestimonial() {
  return (
    <section aria-label="Testimonial" className="relative isolate overflow-hidden bg-secondary-950">
      <img
        src="/media/grounds/glow-ember.webp"
        alt=""
        width={1600}
        height={1000}
        className="absolute inset-0 -z-10 size-full -scale-y-100 object-cover"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-t from-secondary-950 via-secondary-950/70 via-60% to-transparent"
      />
      <figure className="mx-auto flex max-w-5xl flex-col items-center px-4 py-16 text-center sm:px-6 sm:py-24 lg:px-8">
        {/* Replace with the portrait of your customer */}
        <img
          src="/media/people/person-01.webp"
          alt=""
          width={800}
          height={1000}
          className="size-24 rounded-full object-cover object-top ring-4 ring-white"
        />
        <blockquote className="mt-8 text-3xl font-semibold tracking-tighter text-balance text-white sm:text-5xl lg:text-6xl">
          <p>
            “Noven woke one of us instead of all nine. By the time I sat down, our customers already knew what was wrong
            and when we’d be back.”
          </p>
        </blockquote>
        <figcaption className="mt-10 flex flex-col items-center">
          <p className="text-lg/7 font-semibold text-white">Priya Raghunathan</p>
          <p className="text-base/7 text-secondary-300">Platform lead</p>
          {/* Replace with the logo of your customer */}
          <img src="/media/logos/orrin.svg" alt="Orrin" width={99} height={40} className="mt-5 h-10 w-auto invert" />
        </figcaption>
      </figure>
    </section>
  )
}
