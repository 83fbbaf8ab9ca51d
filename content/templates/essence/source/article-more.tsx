/**
 * @title Article: others
 * @description The other articles, below one that was read.
 * @layout full
 * @order 52
 */
export default function ArticleMore() {
  return (
    <section aria-labelledby="others-title" className="screen-only page pt-24 lg:pt-36">
      <h2 id="others-title" className="voice lead text-soft">
        Also in the journal
      </h2>
      <ul role="list" className="mt-6">
        {/* outlet: more */}
      </ul>
    </section>
  )
}
