/**
 * @title About: people and places
 * @description Who answers for the bank, and where they are to be found.
 * @order 8
 */
const people = [
  {
    name: 'Samira Benali',
    role: 'Chief executive, founder',
    text: 'Still answers five chats every Friday.',
    picture: '/media/portraits/portrait-01-400.webp',
    alt: 'Woman in a dark hijab',
  },
  {
    name: 'Tomás Figueira',
    role: 'Chief technology officer, founder',
    text: 'Wrote the ledger, then handed it over.',
    picture: '/media/portraits/portrait-05-400.webp',
    alt: 'Man with brown hair combed back',
  },
  {
    name: 'Elin Dahl',
    role: 'Chief financial officer',
    text: 'Explains our accounts in eleven minutes.',
    picture: '/media/portraits/portrait-04-400.webp',
    alt: 'Woman with auburn hair and a fringe',
  },
  {
    name: 'Harpreet Gill',
    role: 'Chief risk officer',
    text: 'Says no in a way that people thank him for.',
    picture: '/media/portraits/portrait-03-400.webp',
    alt: 'Man in a teal turban with a full beard',
  },
  {
    name: 'Adaeze Okafor',
    role: 'Head of product',
    text: 'Took out more features than she added.',
    picture: '/media/portraits/portrait-02-400.webp',
    alt: 'Woman with a round afro',
  },
  {
    name: 'Marta Zielińska',
    role: 'Head of customer care',
    text: 'Counts solved, never minutes.',
    picture: '/media/portraits/portrait-07-400.webp',
    alt: 'Woman with a dark bun',
  },
  {
    name: 'Kofi Mensah',
    role: 'Head of design',
    text: 'Reads every screen aloud before it ships.',
    picture: '/media/portraits/portrait-06-400.webp',
    alt: 'Man with dreadlocks',
  },
  {
    name: 'Ingrid Vermeulen',
    role: 'Chair of the supervisory board',
    text: 'Has seen three crises and kept notes.',
    picture: '/media/portraits/portrait-08-400.webp',
    alt: 'Older woman with grey hair',
  },
]

const offices = [
  { city: 'Antwerp', people: '236 people', text: 'Kaaiplein 14, 2000 Antwerp, Belgium' },
  { city: 'Lisbon', people: '94 people', text: 'Rua das Amoreiras 71, Lisbon, Portugal' },
  { city: 'Kraków', people: '58 people', text: 'ulica Wodna 9, Kraków, Poland' },
  { city: 'At home', people: '24 people', text: 'In eight countries, and in Antwerp twice a year' },
]

export default function AboutPeople() {
  return (
    <section aria-labelledby="people-title" className="page folio">
      <p className="folio-label">People and places</p>
      <div className="folio-body">
        <h2 id="people-title" className="title max-w-2xl">
          Eight people who answer for it by name
        </h2>
        <ul role="list" className="mt-12 grid grid-cols-2 gap-x-5 gap-y-10 md:grid-cols-4 xl:gap-x-8">
          {people.map((person) => (
            <li key={person.name}>
              <img
                src={person.picture}
                alt={person.alt}
                width={400}
                height={500}
                loading="lazy"
                className="aspect-4/5 w-full object-cover"
              />
              <h3 className="mt-4 font-semibold">{person.name}</h3>
              <p className="text-soft text-[0.9375rem]/6">{person.role}</p>
              <p className="text-soft mt-2 text-pretty max-sm:hidden">{person.text}</p>
            </li>
          ))}
        </ul>
        <dl className="mt-20 grid gap-x-8 gap-y-8 border-t-2 border-ink pt-6 sm:grid-cols-2 md:grid-cols-4">
          {offices.map((office) => (
            <div key={office.city}>
              <dt className="text-lg/6 font-semibold">{office.city}</dt>
              <dd className="text-soft mt-1 text-[0.9375rem]/6">{office.people}</dd>
              <dd className="text-soft mt-2 text-pretty">{office.text}</dd>
            </div>
          ))}
        </dl>
        <p className="text-soft mt-14 flex flex-wrap gap-x-8 gap-y-3 text-pretty">
          <a href="/careers" className="link">
            Work with us
          </a>
          <a href="mailto:press@finbank.example" className="link">
            press@finbank.example
          </a>
        </p>
      </div>
    </section>
  )
}
