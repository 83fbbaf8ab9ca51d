/**
 * @title Journal
 * @description The articles of the house, newest first, each with the plate of a scent.
 * @layout full
 * @order 50
 */
export default function JournalList() {
  return (
    <div className="page pt-6 lg:pt-14">
      <h1 className="display">Journal</h1>
      <p className="lead mt-8 max-w-[28em]">
        Three times a year somebody in the room writes something down. No lists of the ten best anything.
      </p>
      <ul role="list" className="journal">
        {/* outlet: entries */}
      </ul>
    </div>
  )
}
