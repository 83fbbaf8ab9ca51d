/**
 * @title Kettle Bend Footbridge: asked and hard
 * @description What the city asked for, and what was hard about it.
 * @order 111
 */
const asked = [
  {
    number: '1',
    text: 'The old footbridge at Kettle Bend stood on two piers in the river. In March 2019, ice took one of them. The city did not want that to happen again: the new bridge was to leave the river alone, from bank to bank.',
  },
  {
    number: '2',
    text: 'It was to be wide enough for two bicycles side by side and for the plow that clears the paths. That means 10 ft between the rails and a 10,000 lb vehicle, which AASHTO calls H5.',
  },
  {
    number: '3',
    text: 'And it would be looked after by the four people in the street department, who have other things to do. So: no paint, no cables to tighten, nothing that takes a boat to inspect.',
  },
]

const hard = [
  {
    number: '4',
    text: 'A crowd does not spread out evenly over a bridge. On regatta day it stands where the boats are: 90 lb on every square foot of one half, and nobody on the other.',
  },
  {
    number: '5',
    text: 'An arch with vertical hangers answers by sinking on that side and rising on the other. Ours would have moved 6.7 in. The guide specification allows the span divided by 360, which is 5.6 in.',
  },
  {
    number: '6',
    text: 'That is also the shape of its first vertical mode, at 0.8 Hz. People take about two steps a second when they walk and three when they run, so the specification asks for at least 3.0 Hz.',
  },
  {
    number: '7',
    text: 'To stop that with stiffness alone, the rib and tie would have to be fifteen times as stiff: boxes about 3 ft deep. We drew that bridge, and nobody liked it, least of all the budget.',
  },
]

export default function CaseBridgeAsked() {
  return (
    <div>
      <section
        aria-labelledby="bridge-asked-title"
        className="page grid gap-x-10 gap-y-6 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
      >
        <h2 id="bridge-asked-title" className="title max-w-[12em] lg:sticky lg:top-24 lg:self-start">
          What the city asked for
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
        aria-labelledby="bridge-hard-title"
        className="page grid gap-x-10 gap-y-6 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
      >
        <h2 id="bridge-hard-title" className="title max-w-[12em] lg:sticky lg:top-24 lg:self-start">
          What was hard: half a crowd
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
