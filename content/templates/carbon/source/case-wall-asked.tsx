/**
 * @title Harker Point Sea Wall: asked and hard
 * @description What the town asked for, and what was hard about it.
 * @order 131
 */
const asked = [
  {
    number: '1',
    text: 'In December 2020 a storm took 300 ft of the old wall and the street behind it. The town asked for a wall that would stand up to the hundred-year storm, with the sea as high as it may be by 2050.',
  },
  {
    number: '2',
    text: 'That is still water at 9.0 ft, another 1.5 ft for the rise of the sea, and waves of 3.8 ft on top of both. All levels here are in feet above NAVD 88, which at Harker Point is close to mid-tide.',
  },
  {
    number: '3',
    text: 'A hundred and forty people came to the meeting, and most of them said the same thing: we live here because of the sea, so do not take it away.',
  },
]

const hard = [
  {
    number: '4',
    text: 'On a bench, your eyes are 46 in. above the promenade. A parapet that keeps children from falling has to be 42. The whole view lies between the two.',
  },
  {
    number: '5',
    text: 'In the design storm, a plain wall with its crest at 16.0 lets 0.015 cubic feet of water a second over each foot of its length. Where people stand behind it, 0.01 is the limit. To match what we built, it would have to be 7 in. higher, and the bench would look at concrete.',
  },
  {
    number: '6',
    text: 'And there was the tide. The base sits at 0.0, and the sea is below that for about six hours at a time. The whole base, 40 pieces of 37 cubic yards each, had to be poured in those hours.',
  },
]

export default function CaseWallAsked() {
  return (
    <div>
      <section
        aria-labelledby="wall-asked-title"
        className="page grid gap-x-10 gap-y-6 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
      >
        <h2 id="wall-asked-title" className="title max-w-[12em] lg:sticky lg:top-24 lg:self-start">
          What the town asked for
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
        aria-labelledby="wall-hard-title"
        className="page grid gap-x-10 gap-y-6 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
      >
        <h2 id="wall-hard-title" className="title max-w-[12em] lg:sticky lg:top-24 lg:self-start">
          What was hard: seven inches
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
