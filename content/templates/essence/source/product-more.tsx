/**
 * @title Scent: others
 * @description Two other scents that share materials with this one.
 * @layout full
 * @order 33
 */
export default function ProductMore() {
  return (
    <section aria-labelledby="more-title" className="screen-only page pt-24 lg:pt-40">
      <h2 id="more-title" className="title">
        If you like this one
      </h2>
      <ul role="list" className="related">
        {/* outlet: related */}
      </ul>
    </section>
  )
}
