/**
 * @title Method: head
 * @description How we work, in one sentence, and the drawing that shows it.
 * @order 30
 */
export default function MethodHead() {
  return (
    <section aria-labelledby="method-title" className="page pt-10 pb-12 lg:pt-16">
      <h1 id="method-title" className="display max-w-[13em]">
        A, B, C, then it stands. <span className="lg:block">D says how.</span>
      </h1>
      <p className="lead mt-6">
        Every project goes through four letters: A to talk over, B to permit, C to build from, D as built. Each is a set
        of sheets, a fixed fee and a date. You can stop after any of them, and the sheets are yours.
      </p>
    </section>
  )
}
