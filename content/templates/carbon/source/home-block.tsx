/**
 * @title Home: how to read the block of the title
 * @description The block of the title, enlarged, with a note to each of its cells: who drew, who checked, who answers.
 * @order 7
 */
const notes = [
  {
    cell: 'Drawn',
    hand: 'DP',
    text: 'The person who made the sheet, a drafter more often than not. Ask what a line means.',
  },
  {
    cell: 'Checked',
    hand: 'HG',
    text: 'An engineer who went through it with other tools: by hand, or in another program. Never the one in charge, who stands at the head of each case.',
  },
  {
    cell: 'Approved',
    hand: 'RA',
    text: 'The principal who seals it and answers for it, with a license and a name to lose. Always a third person.',
  },
]

const revisions = [
  { letter: 'A', name: 'For comment' },
  { letter: 'B', name: 'For the permit' },
  { letter: 'C', name: 'For construction' },
  { letter: 'D', name: 'As built' },
]

export default function HomeBlock() {
  return (
    <section aria-labelledby="home-block-title" className="page py-16 lg:py-24">
      <h2 id="home-block-title" className="title max-w-[16em]">
        Three hands on every sheet, and the corner says whose
      </h2>
      <div className="bg-paper mt-10 grid border-2 border-ink lg:grid-cols-3">
        {notes.map((note) => (
          <div key={note.cell} className="border-line p-6 max-lg:border-b lg:border-e lg:p-8">
            <p className="letter-small">{note.cell}</p>
            <p className="sheet-large mt-2">{note.hand}</p>
            <p className="mt-5 max-w-sm text-pretty">{note.text}</p>
          </div>
        ))}
        <ol
          role="list"
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-px bg-line lg:col-span-3 lg:border-t lg:border-line"
        >
          {revisions.map((revision) => (
            <li key={revision.letter} className="bg-paper flex items-center gap-4 p-4 lg:ps-8">
              <span className="font-mono text-2xl/8 font-semibold text-accent">{revision.letter}</span>
              <span className="letter">{revision.name}</span>
            </li>
          ))}
        </ol>
      </div>
      <p className="text-soft mt-6 max-w-2xl text-pretty">
        Drawn, checked, approved, and a letter that says how far along the sheet is. Every page of this site carries the
        same block, and not for decoration: one person wrote the page, and two others read it.{' '}
        <a href="/method" className="link py-1 leading-none text-ink max-lg:py-3">
          How we work
        </a>
      </p>
    </section>
  )
}
