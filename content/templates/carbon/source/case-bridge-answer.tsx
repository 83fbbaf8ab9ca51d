/**
 * @title Kettle Bend Footbridge: the answer
 * @description What we did: hangers that cross, and how that was checked.
 * @order 112
 */
const did = [
  {
    number: '8',
    text: 'We kept the steel as it was and leaned the hangers. From each panel point of the tie, two rods go up, one 18 ft to the left and one 18 ft to the right, and meet the rib in the middle of a panel. Rib, rods and tie now work as a truss, and a load on one half has somewhere to go.',
  },
  {
    number: '9',
    text: 'Same rib, same tie: half a crowd moves it 0.3 in., and the first vertical mode is 4.1 Hz.',
  },
  {
    number: '10',
    text: 'A rod can pull but not push. With the crowd on either half, the rod with the least load still carries 2.6 kips, and the one with the most carries 15.7. None goes slack.',
  },
  {
    number: '11',
    text: 'At each panel point the axes of both rods meet on the axis of the tie, so neither rod bends it. One plate, welded to the top over two diaphragms, does that. Every pin can be seen, and replaced, from the deck.',
  },
  {
    number: '12',
    text: 'In April 2022 we put an accelerometer at the quarter point and jumped, all of us, in step. The bridge answered with 4.3 Hz up and down and 2.2 Hz sideways. The difference is the concrete in the joints of the deck: we had counted its weight, but not its stiffness.',
  },
]

export default function CaseBridgeAnswer() {
  return (
    <section
      aria-labelledby="bridge-did-title"
      className="page grid gap-x-10 gap-y-6 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
    >
      <h2 id="bridge-did-title" className="title max-w-[12em] lg:sticky lg:top-24 lg:self-start">
        What we did: leaned the hangers
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
  )
}
