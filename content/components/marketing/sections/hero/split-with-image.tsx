/**
 * @title Split hero with image
 * @description A hero with a large serif headline, two buttons and two fees beside a picture that runs to the edges.
 * @keywords landing page, two columns, picture beside text, law firm, professional services, jumbotron
 * @layout full
 * @order 5
 * @part MKT-S01-5
 */
const fees = [
  { price: '$480', text: 'Wills from' },
  { price: 'Free', text: 'First call, 20 minutes' },
]

export default function SplitHeroWithImage() {
  return (
    <section className="grid bg-primary-950 lg:min-h-192 lg:grid-cols-2">
      {/* Replace with your own picture */}
      <div className="h-72 overflow-hidden sm:h-96 lg:order-last lg:h-full lg:min-h-0">
        <img
          src="/media/scenes/meeting-ochre.webp"
          alt="Long oak table with six white chairs and pale lamps, the morning on an ochre wall"
          width={1200}
          height={900}
          className="size-full object-cover lg:-ms-[60%] lg:w-8/5 lg:max-w-none lg:object-right lg:rtl:ms-0"
        />
      </div>
      <div className="mx-auto flex w-full max-w-2xl flex-col justify-center px-4 py-14 sm:px-6 sm:py-20 lg:me-0 lg:max-w-160 lg:px-8 lg:pe-12">
        <h1 className="font-serif text-5xl tracking-tight text-balance text-white sm:text-7xl lg:text-6xl xl:text-7xl">
          A will your family can follow
        </h1>
        <p className="mt-6 max-w-lg text-lg/8 text-pretty text-primary-100">
          Brandt & Lund writes wills, deeds and contracts in plain English. You hear the fee before we start, and it
          does not change.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <a
            href="#"
            className="rounded-lg bg-amber-100 px-5 py-3 text-center text-base/6 font-semibold text-amber-950 transition duration-150 hover:bg-amber-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
          >
            Book the free call
          </a>
          <a
            href="#"
            className="rounded-lg px-5 py-3 text-center text-base/6 font-semibold text-white ring-1 ring-white/50 transition duration-150 ring-inset hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
          >
            See all fees
          </a>
        </div>
        <dl className="mt-12 grid grid-cols-2 gap-6 border-t border-white/25 pt-6">
          {fees.map((fee) => (
            <div key={fee.price} className="flex flex-col">
              <dt className="text-base/6 text-pretty text-primary-100">{fee.text}</dt>
              <dd className="mt-auto pt-1 font-serif text-4xl text-amber-100 sm:text-5xl">{fee.price}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
