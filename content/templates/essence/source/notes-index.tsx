/**
 * @title Notes
 * @description Every raw material of the house with its sign, where it comes from, and the scents that have it.
 * @layout full
 * @order 40
 */
export default function NotesIndex() {
  return (
    <div className="page pt-6 lg:pt-14">
      <h1 className="display">Fifty-eight bottles on a shelf</h1>
      <p className="lead mt-8 max-w-[30em]">
        Everything we make is made of these. The sign is what you will find on a plate; its lines are the closer, the
        longer the material stays.
      </p>
      <h2 className="sr-only">All notes, from A to Z</h2>
      <ul role="list" className="materials">
        {/* outlet: materials */}
      </ul>
    </div>
  )
}
