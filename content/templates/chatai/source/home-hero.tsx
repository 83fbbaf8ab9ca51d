/**
 * @title Home: opening
 * @description What the product does in one sentence, and the way in.
 * @layout full
 * @order 10
 */
export default function HomeHero() {
  return (
    <div className="leaf leaf-wide">
      <section aria-labelledby="home-heading" className="leaf-span pt-12 pb-10 sm:pt-14">
        <h1 id="home-heading" className="display">
          Answers from your files, each with its source beside it
        </h1>
        <div className="leaf-row mt-7 items-end">
          <p className="lead">
            For people who have to stand behind a number: project managers, town clerks, lawyers. Ask about your
            contracts, minutes, and spreadsheets, and read the passage beside the sentence that relies on it.
          </p>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <a href="/chat" className="btn btn-ink max-sm:w-full">
              Ask the sample files
            </a>
            <a href="/pricing" className="link text-[0.9375rem]/6">
              10 questions a day are free
            </a>
          </p>
        </div>
      </section>
    </div>
  )
}
