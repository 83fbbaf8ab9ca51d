/**
 * @title Elevator 9 Theater: the answer
 * @description What we did: the frame before the hole, the lid, the bowl, and how each row sees.
 * @order 122
 */
const did = [
  {
    number: '7',
    text: 'We scanned the wall and took sixteen cores: 4,180 psi, where the 1957 drawings called for 3,000. Concrete goes on getting stronger for a long time, if you leave it alone.',
  },
  {
    number: '8',
    text: 'Then the frame, jambs and lintel, was cast against the inside of the wall before anything was cut. Six steel needles through the wall above took up the load. In August 2022 the opening came out in six pieces, over eleven days. We had predicted a movement of 1/16 in.; the gauges said 0.04. In September the two doors beside it, 6 ft wide and 7 ft high, came out in one piece each.',
  },
  {
    number: '9',
    text: 'At 36 ft the room got a lid. Twelve beams, made one with the concrete on them, meet in a ring, and each brings 56 kips to a pocket in the wall. Above it are 72 ft of nothing, apart from the exhaust. It was cheaper to leave them than to take them down. Sound now dies away in 0.9 seconds.',
  },
  {
    number: '10',
    text: 'The rows stand on posts on the mat and stay 2 in. clear of the wall, so a freight train outside is the silo’s problem, not the audience’s.',
  },
]

const rows = [
  {
    number: '11',
    text: 'From every eye, a line runs to the center of the stage and passes about 4½ in. over the eye in front. That is enough for people without hats. Each row looks over heads that are already higher, so its step has to be taller: 14 in. for the second row, 16 for the sixth.',
  },
  {
    number: '12',
    text: 'Sixteen is the limit. In the aisles each of these is two steps, and 8 in. is the most the building code allows. Since no two are alike, their edges are striped. Had we asked for 5 in. over the eye in front, there would be four rows.',
  },
]

export default function CaseTheaterAnswer() {
  return (
    <div>
      <section
        aria-labelledby="theater-did-title"
        className="page grid gap-x-10 gap-y-6 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
      >
        <h2 id="theater-did-title" className="title max-w-[12em] lg:sticky lg:top-24 lg:self-start">
          What we did: the frame first, then the hole
        </h2>
        <ol role="list" className="grid max-w-[40rem] gap-6">
          {did.map((note) => (
            <li key={note.number} className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
              <span className="font-mono text-[0.875rem]/7 text-accent">{note.number}</span>
              <p className="text-pretty">{note.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section
        aria-labelledby="theater-rows-title"
        className="page grid gap-x-10 gap-y-6 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
      >
        <h2 id="theater-rows-title" className="title max-w-[12em] lg:sticky lg:top-24 lg:self-start">
          Why no two steps are alike
        </h2>
        <ol role="list" className="grid max-w-[40rem] gap-6">
          {rows.map((note) => (
            <li key={note.number} className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
              <span className="font-mono text-[0.875rem]/7 text-accent">{note.number}</span>
              <p className="text-pretty">{note.text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
