/**
 * @title Ask about a structure
 * @description An empty sheet of yellow trace with its strip below, for whoever has read to the end of a page.
 * @layout full
 * @order 8
 */
export default function Ask() {
  return (
    <section aria-labelledby="ask-title" className="trace border-t-2 border-ink">
      <div className="page grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-28">
        <h2 id="ask-title" className="display max-w-[8.5em]">
          This sheet is empty
        </h2>
        <div>
          <p className="max-w-md text-lg/7 text-pretty">
            A place, a span and a date are enough to start. Seven projects are under way in 2026, and we take on three
            or four new ones a year. An engineer answers within two business days, even if the answer is no.
          </p>
          <p className="mt-8">
            <a href="/contact" className="btn btn-mark">
              Ask about a structure
            </a>
          </p>
        </div>
      </div>
      <dl className="letter flex flex-wrap gap-px border-t-2 border-ink bg-line">
        <div className="bg-paper 3xl:px-10 grow basis-24 px-5 py-3 sm:px-6">
          <dt className="text-soft">Sheet</dt>
          <dd>
            <bdi>S-26__</bdi>
          </dd>
        </div>
        <div className="bg-paper 3xl:px-10 grow-8 basis-60 px-5 py-3 sm:px-6">
          <dt className="text-soft">Title</dt>
          <dd>Yours</dd>
        </div>
        <div className="bg-paper 3xl:px-10 grow basis-24 px-5 py-3 sm:px-6">
          <dt className="text-soft">Drawn</dt>
          <dd>
            <span className="sr-only">by nobody yet</span>
            <span aria-hidden="true">__</span>
          </dd>
        </div>
        <div className="bg-paper 3xl:px-10 grow basis-24 px-5 py-3 sm:px-6">
          <dt className="text-soft">Checked</dt>
          <dd>
            <span className="sr-only">by nobody yet</span>
            <span aria-hidden="true">__</span>
          </dd>
        </div>
        <div className="bg-paper 3xl:px-10 grow basis-24 px-5 py-3 sm:px-6">
          <dt className="text-soft">Approved</dt>
          <dd>
            <span className="sr-only">by nobody yet</span>
            <span aria-hidden="true">__</span>
          </dd>
        </div>
      </dl>
    </section>
  )
}
