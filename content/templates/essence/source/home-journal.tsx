/**
 * @title Home: from the journal
 * @description The three articles of this year, each with the plate of a scent.
 * @order 14
 */
export default function HomeJournal() {
  return (
    <section aria-labelledby="journal-title" className="page pt-28 lg:pt-44">
      <h2 id="journal-title" className="voice lead text-soft">
        From the journal
      </h2>
      <ul role="list" className="mt-6">
        {/* outlet: articles */}
      </ul>
    </section>
  )
}
