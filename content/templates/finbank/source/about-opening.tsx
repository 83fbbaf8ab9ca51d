/**
 * @title About: opening
 * @description The head of the page on the company: one long sentence, and a picture that runs to the edge.
 * @order 5
 */
export default function AboutOpening() {
  return (
    <section aria-labelledby="about-title">
      <div className="page folio">
        <p className="folio-label">About</p>
        <div className="folio-body">
          <h1 id="about-title" className="display">
            A bank for people who would rather think about something else.
          </h1>
          <div className="lead mt-12 grid max-w-none gap-x-14 gap-y-6 md:grid-cols-2">
            <p>
              Finbank began in 2017 with a list on a kitchen table in Antwerp: everything that had made Samira Benali
              and Tomás Figueira angry at a bank. It had 41 lines. The first was “I do not know what this costs”.
            </p>
            <p>
              Today 412 of us look after the money of 640,000 people in 14 countries. The list hangs in every office. 38
              lines are crossed out, and we know whose turn the other three are.
            </p>
          </div>
        </div>
      </div>
      <figure className="page folio">
        <figcaption className="text-soft pb-3 text-[0.9375rem]/6 lg:pe-6 lg:pb-0">
          The courtyard at Kaaiplein 14, a coffee warehouse until 1984. Customers are welcome; the coffee is good again.
        </figcaption>
        <div className="folio-body pt-0 pb-0 lg:pt-0 lg:pb-0">
          <img
            src="/media/scenes/arcade-ochre-wide.webp"
            srcSet="/media/scenes/arcade-ochre-wide-600.webp 600w, /media/scenes/arcade-ochre-wide.webp 1200w"
            sizes="(width >= 64rem) 60rem, 100vw"
            alt="Ochre arcade along a courtyard, the sun through its arches lying on tiles and wall"
            width={1200}
            height={675}
            loading="lazy"
            className="aspect-4/3 w-full object-cover sm:aspect-video"
          />
        </div>
      </figure>
    </section>
  )
}
