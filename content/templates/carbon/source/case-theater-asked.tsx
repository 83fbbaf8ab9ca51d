/**
 * @title Elevator 9 Theater: asked and hard
 * @description What the company asked for, and what was hard about it.
 * @order 121
 */
const asked = [
  {
    number: '1',
    text: 'For six seasons, the Elevator Company had played in a garage, to 90 chairs. Then it was given a silo, 72 ft wide inside and 108 ft high, on one condition: that it stay standing.',
  },
  {
    number: '2',
    text: 'They asked us two things. Could an opening for scenery, 14 by 16 ft, be cut into it, with a door for the audience on either side? And could 288 people sit around a stage in there and all see its floor?',
  },
  {
    number: '3',
    text: 'A third question came from the acoustician, who clapped once and counted: the room took 5.8 seconds to go quiet.',
  },
]

const hard = [
  {
    number: '4',
    text: 'A silo is a hoop around something that pushes. The grain pushed on the foot of this one with 1,310 psf, and the hoops held it with 47 kips per foot, at 19.6 ksi in the bars. Its designer in 1957 used everything the code allowed, and stopped there.',
  },
  {
    number: '5',
    text: 'The grain left in 1994, and the hoops have had nothing to do since. All the wall has to do now is carry itself, 10 in. thick and 108 ft high, plus the roof, the snow and our lid: 17.1 kips on every foot.',
  },
  {
    number: '6',
    text: 'Fourteen feet of that, 239 kips, came down exactly where the opening was to be. A round wall lets a load go around a hole, but only as long as the edges of the hole stay where they are.',
  },
]

export default function CaseTheaterAsked() {
  return (
    <div>
      <section
        aria-labelledby="theater-asked-title"
        className="page grid gap-x-10 gap-y-6 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
      >
        <h2 id="theater-asked-title" className="title max-w-[12em] lg:sticky lg:top-24 lg:self-start">
          What the company asked for
        </h2>
        <ol role="list" className="grid max-w-[40rem] gap-6">
          {asked.map((note) => (
            <li key={note.number} className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
              <span className="font-mono text-[0.875rem]/7 text-accent">{note.number}</span>
              <p className="text-pretty">{note.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section
        aria-labelledby="theater-hard-title"
        className="page grid gap-x-10 gap-y-6 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
      >
        <h2 id="theater-hard-title" className="title max-w-[12em] lg:sticky lg:top-24 lg:self-start">
          What was hard: a hoop with a hole in it
        </h2>
        <ol role="list" className="grid max-w-[40rem] gap-6">
          {hard.map((note) => (
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
