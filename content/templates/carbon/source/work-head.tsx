/**
 * @title Work: head
 * @description What the page of the works holds, above fifteen structures at one scale.
 * @order 20
 */
export default function WorkHead() {
  return (
    <section aria-labelledby="work-title" className="page pt-10 pb-10 lg:pt-16">
      <h1 id="work-title" className="display max-w-[12em]">
        Sixty-one structures stand. Three are drawn here in full.
      </h1>
      <p className="lead mt-6">
        A bridge, a theater and a sea wall: what was asked for, what was hard, what we did, and the sheets that decided
        it. Figures are as built, unless a sheet says otherwise.
      </p>
    </section>
  )
}
