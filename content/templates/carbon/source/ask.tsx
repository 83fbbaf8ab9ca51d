/**
 * @title Ask about a structure
 * @description An empty sheet with its strip below, for whoever has read to the end of a page.
 * @order 8
 */
export default function Ask() {
  return (
    <section aria-labelledby="ask-title" className="page pb-16 lg:pb-24">
      <div className="border-2 border-ink">
        <div className="grid gap-x-16 gap-y-8 px-6 py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:px-10 lg:py-20">
          <h2 id="ask-title" className="display max-w-[8.5em]">
            This sheet is empty
          </h2>
          <div>
            <p className="max-w-md text-lg/7 text-pretty">
              A place, a span and a date are enough to start. Seven projects are under way in 2026, and we take on five
              or six new ones a year. An engineer answers within two business days, even if the answer is no.
            </p>
            <p className="mt-8">
              <a href="/contact" className="btn btn-mark">
                Ask about a structure
              </a>
            </p>
          </div>
        </div>
        <dl className="letter grid grid-cols-2 border-t-2 border-line border-t-ink lg:grid-cols-[minmax(0,10rem)_minmax(0,1fr)_repeat(3,minmax(0,10rem))]">
          <div className="border-line px-4 py-3 max-lg:border-b lg:border-e">
            <dt className="text-soft">Sheet</dt>
            <dd>S-26__</dd>
          </div>
          <div className="border-line px-4 py-3 max-lg:border-b lg:border-e">
            <dt className="text-soft">Title</dt>
            <dd>Yours</dd>
          </div>
          <div className="border-line px-4 py-3 lg:border-e">
            <dt className="text-soft">Drawn</dt>
            <dd>
              <span className="sr-only">by nobody yet</span>
              <span aria-hidden="true">__</span>
            </dd>
          </div>
          <div className="border-line px-4 py-3 lg:border-e">
            <dt className="text-soft">Checked</dt>
            <dd>
              <span className="sr-only">by nobody yet</span>
              <span aria-hidden="true">__</span>
            </dd>
          </div>
          <div className="px-4 py-3 max-lg:hidden">
            <dt className="text-soft">Approved</dt>
            <dd>
              <span className="sr-only">by nobody yet</span>
              <span aria-hidden="true">__</span>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
