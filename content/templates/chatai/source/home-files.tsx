/**
 * @title Home: files
 * @description What happens to the files, in three figures, and the way in once more.
 * @layout full
 * @order 13
 */
const promises = [
  { figure: 'Ohio, Oregon', text: 'Your files are kept in these two states, encrypted at rest and in transit.' },
  { figure: 'No training', text: 'Your files train no model, ours or anyone else’s.' },
  { figure: '30 days', text: 'What you delete is gone from our backups within 30 days.' },
]

export default function HomeFiles() {
  return (
    <section aria-labelledby="files-heading" className="night leaf leaf-wide">
      <div className="leaf-span py-16 sm:py-20">
        <div className="leaf-row items-end">
          <h2 id="files-heading" className="title">
            What happens to your files
          </h2>
          <p className="text-soft text-sm/6">No source marks here: this is our word, not a passage in a file.</p>
        </div>
        <ul role="list" className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {promises.map((promise) => (
            <li key={promise.figure} className="border-t border-ink pt-4">
              <p className="title figures">{promise.figure}</p>
              <p className="text-soft mt-3">{promise.text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href="/chat" className="btn btn-ink">
            Ask the sample files
          </a>
          <p className="text-soft">
            No account needed.{' '}
            <a href="/pricing" className="link text-ink">
              See the prices
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
