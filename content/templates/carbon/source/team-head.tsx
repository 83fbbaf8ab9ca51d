/**
 * @title Team: head
 * @description Who works here, in one sentence.
 * @order 35
 */
export default function TeamHead() {
  return (
    <section aria-labelledby="team-title" className="page pt-10 pb-12 lg:pt-16">
      <h1 id="team-title" className="display max-w-[10em]">
        Fourteen people, by&nbsp;name and license
      </h1>
      <p className="lead mt-6">
        Doors and windows get a schedule on our sheets, so people get one, too. The initials in the rings are the ones
        in every title block: they tell you who to ask.
      </p>
    </section>
  )
}
