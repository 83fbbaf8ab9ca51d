/**
 * @title Home: what a drawing is for
 * @description Before the sheet of the half crowd: why a drawing decides more than a picture.
 * @order 6
 */
export default function HomeSheet() {
  return (
    <section
      aria-labelledby="home-sheet-title"
      className="page grid gap-x-16 gap-y-6 pt-16 pb-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-24"
    >
      <h2 id="home-sheet-title" className="title max-w-[11em]">
        The sheet that changed the bridge
      </h2>
      <div className="max-w-[40rem]">
        <p className="lead">
          A full bridge is easy: everything goes down a little. Half a crowd pushes one side down and the other side up.
        </p>
        <p className="mt-4 text-pretty">
          This is what we laid on the table in Alder Falls in January 2020, at revision A. Above, the footbridge with
          vertical hangers; below, the same steel with hangers that cross. The council voted that evening, and nobody
          asked for a rendering.
        </p>
        <p className="mt-4">
          <a href="/work/kettle-bend-footbridge" className="link inline-block py-1 max-lg:py-2">
            See the full footbridge set
          </a>
        </p>
      </div>
    </section>
  )
}
