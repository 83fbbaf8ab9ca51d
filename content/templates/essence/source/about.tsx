/**
 * @title House
 * @description The people and the room, how a scent is made, and what the house does not do.
 * @layout full
 * @order 56
 */
const people = [
  {
    name: 'Marian Halcott',
    since: '2014',
    text: 'Perfumer. Smelled other people’s work for eleven years, in New Jersey, before she made her own.',
  },
  { name: 'Teodor Lisk', since: '2018', text: 'Perfumer. A chemist by training; weighs his coffee.' },
  { name: 'June Abara', since: '2016', text: 'Compounds every batch, alone, with the radio off.' },
  { name: 'Sol Winther', since: '2015', text: 'Plates, labels, and the press they are printed on.' },
  { name: 'Priya Nair', since: '2019', text: 'The shop and the orders. If you get an answer, it is from her.' },
]

const steps = [
  {
    name: 'Writing',
    time: '1 to 3 years',
    text: 'A formula is a list of weights. Most of ours went through more than a hundred lists.',
  },
  {
    name: 'Weighing',
    time: '1 day',
    text: 'Heaviest first, to a hundredth of a gram. The light ones go in last, or they would be gone by lunch.',
  },
  {
    name: 'Resting',
    time: '6 weeks',
    text: 'In alcohol from New York corn, in steel, in the dark. Nothing can be done to speed it up, and we have looked.',
  },
  {
    name: 'Pouring',
    time: '2 days',
    text: 'Eleven liters to a batch: 140 bottles of 50 ml, 35 of 100 ml, and 250 samples. The label goes on last, straight,\u00A0by\u00A0hand.',
  },
]

const nots = [
  'We do not make a scent for men and the same one for women.',
  'We do not sell in airports, or to anyone who will sell it at half the price.',
  'We do not say natural as if it meant safe. Eleven of the fifty-eight things on our wall are made or blended by people, and the notes say which.',
]

export default function About() {
  return (
    <div>
      <section aria-labelledby="about-title" className="page pt-6 lg:pt-14">
        <h1 id="about-title" className="display max-w-[10em]">
          Five people, one room, no lilies
        </h1>
        <div className="mt-14 grid gap-x-16 gap-y-10 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:mt-24">
          <div className="max-w-md md:max-w-none">
            <img
              src="/plates/fern-seed-day.svg"
              alt="The plate of Fern Seed, one of the first two scents"
              width="600"
              height="800"
              loading="lazy"
              decoding="async"
              className="plate-day w-full"
            />
            <img
              src="/plates/fern-seed-night.svg"
              alt="The plate of Fern Seed, one of the first two scents"
              width="600"
              height="800"
              loading="lazy"
              decoding="async"
              className="plate-night w-full"
            />
          </div>
          <div className="lg:pt-40">
            <p className="lead">
              Marian Halcott rented the old seed warehouse on Ropewalk Lane in 2014, because it had north light and a
              floor that could be hosed down. Fern Seed and Low Lamp came out of it the next year. There are twelve
              scents now, and there will be a thirteenth when one of the twelve has to go.
            </p>
            <p className="text-soft mt-6">
              We work above the shop: 1,900 square feet, fifty-eight raw materials on one wall, two perfumers back to
              back. Seven of the scents are Marian’s and five are Teodor’s, and you can usually tell.
            </p>
            <p className="text-soft mt-6">
              About the lilies: one perfumer cannot stand them and the other cannot smell them. It was the easiest thing
              we ever agreed on.
            </p>
          </div>
        </div>
      </section>

      <section aria-labelledby="made-title" className="page pt-28 lg:pt-44">
        <div className="grid items-end gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
          <div>
            <h2 id="made-title" className="title">
              How one gets made
            </h2>
            <ol role="list" className="mt-10">
              {steps.map((step) => (
                <li
                  key={step.name}
                  className="border-rule grid items-baseline gap-x-12 gap-y-2 border-t py-7 sm:grid-cols-2"
                >
                  <h3 className="title">{step.name}</h3>
                  <p className="voice lead text-accent">
                    <bdi>{step.time}</bdi>
                  </p>
                  <p className="text-soft text-pretty sm:col-start-2">
                    <bdi>{step.text}</bdi>
                  </p>
                </li>
              ))}
            </ol>
          </div>
          {/* outlet: bottle */}
        </div>
      </section>

      <section aria-labelledby="people-title" className="page pt-28 lg:pt-44">
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <h2 id="people-title" className="title">
              Who is in the room
            </h2>
            <ul role="list" className="mt-8">
              {people.map((person) => (
                <li key={person.name} className="border-rule border-t py-5">
                  <h3 className="subtitle">{person.name}</h3>
                  <p className="text-soft mt-1 text-[1.0625rem]/6">
                    Since {person.since}. {person.text}
                  </p>
                </li>
              ))}
            </ul>
          </div>
          <div className="lg:pt-32">
            <h2 className="subtitle">What we leave to others</h2>
            <ul role="list" className="mt-5 grid gap-4">
              {nots.map((not) => (
                <li key={not} className="border-s-2 border-accent ps-5 text-pretty">
                  {not}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </div>
  )
}
