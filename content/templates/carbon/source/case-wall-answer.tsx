/**
 * @title Harker Point Sea Wall: the answer
 * @description What we did: the recurve, the sheet piles, the armor, and the couplers for later.
 * @order 132
 */
const did = [
  {
    number: '7',
    text: 'Near the top, the face turns out to sea in a quarter circle with a radius of 2 ft, and ends in a 7 in. lip. Water that runs up the face is turned around and thrown back to sea. That halves what comes over, to 0.007, with the crest at 16.0 and the view where it was.',
  },
  {
    number: '8',
    text: 'What is thrown back falls on the beach and digs. So two layers of granite, 2 tons a stone, lie in front, and sheet piles go down to 15 ft below datum. If the beach goes, the wall stays.',
  },
  {
    number: '9',
    text: 'The sheet piles were driven first and did a second job: up to 1.0 ft, they kept the sea out while the base was poured. That turned six hours into seven.',
  },
  {
    number: '10',
    text: 'The bars are stainless and lie 3 in. deep. They added $0.9 million, 8% of the total, and they are the reason we could promise the town a hundred years.',
  },
  {
    number: '11',
    text: 'The sea may rise more than 1.5 ft. Under plugs in the crest there are couplers for another 24 in. of wall, and the base is heavy enough for it today. We hope nobody ever has to look for them; sheet C-501 shows where they are.',
  },
]

const storm = [
  {
    number: '12',
    text: 'With 22 of 40 panels up, the water came higher than anyone had seen it: 8.9 ft, which is 3.6 ft over the tide tables. It stood against the wall from Sta. 0+00 to 6+82, and nothing behind it got wet except from spray. Beyond the last panel, the sea took a month’s worth of fill.',
  },
  {
    number: '13',
    text: 'The next morning we measured how much beach had gone in front of the armor: 14 in. It came back by May.',
  },
]

export default function CaseWallAnswer() {
  return (
    <div>
      <section
        aria-labelledby="wall-did-title"
        className="page grid gap-x-10 gap-y-6 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
      >
        <h2 id="wall-did-title" className="title max-w-[12em] lg:sticky lg:top-24 lg:self-start">
          What we did: turned the top out to sea
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
        aria-labelledby="wall-storm-title"
        className="page grid gap-x-10 gap-y-6 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
      >
        <h2 id="wall-storm-title" className="title max-w-[12em] lg:sticky lg:top-24 lg:self-start">
          January 13, 2024
        </h2>
        <ol role="list" className="grid max-w-[40rem] gap-6">
          {storm.map((note) => (
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
